/** Hexadecimal after `0x`, lower case, as in all of these events. */
type Hex = `0x${string}`

/** The transaction of an event. */
export interface MessengerEventPlace {
  readonly transactionHash: Hex
  /** Timestamp of its block, in Unix seconds. */
  readonly timestamp: number
  /** The transaction's fee, in the native token's smallest unit: decimal digits. */
  readonly fee: string
}

/** Confirms that an earlier message in the other direction was received, and names the account that is rewarded for it. */
export interface MessengerReceipt {
  /** Decimal digits. */
  readonly nonce: string
  readonly relayer: Hex
}

/** A fee for the delivery of a message. */
export interface MessengerFee {
  /** The token; the zero address if there is no fee. */
  readonly feeToken: Hex
  /** In the token's smallest unit: decimal digits. */
  readonly feeAmount: string
}

/** The members of a message that the events of both chains contain. */
export interface MessengerMessage {
  /** Decimal digits. */
  readonly nonce: string
  readonly from: Hex
  readonly to: Hex
  readonly data: Hex
  readonly receipts: readonly MessengerReceipt[]
}

interface OfMessage {
  readonly messageId: Hex
  /** The messenger contract. */
  readonly contract: Hex
}

/** A message was sent or resent. */
export interface MessageSent extends MessengerEventPlace, OfMessage, MessengerMessage, MessengerFee {
  readonly kind: "sent"
  /** ID of a blockchain: 32 bytes, as in the other events. */
  readonly destination: Hex
}

/** A message was received. */
export interface MessageReceived extends MessengerEventPlace, OfMessage, MessengerMessage {
  readonly kind: "received"
  readonly source: Hex
  readonly deliverer: Hex
  /** The account that may redeem the reward. */
  readonly redeemer: Hex
}

/** The recipient executed a message, when it was received or later. */
export interface MessageExecuted extends MessengerEventPlace, OfMessage {
  readonly kind: "executed"
  readonly source: Hex
}

/** The recipient's execution of a message failed when it was received. */
export interface MessageFailed extends MessengerEventPlace, OfMessage {
  readonly kind: "failed"
  readonly source: Hex
}

/** The receipt of a message arrived on the message's source blockchain. */
export interface MessageAcknowledged extends MessengerEventPlace, OfMessage, MessengerFee {
  readonly kind: "acknowledged"
  readonly destination: Hex
  /** The account that is rewarded. */
  readonly relayer: Hex
}

/** The fee of a message was changed to this fee. */
export interface MessageFeeAdded extends MessengerEventPlace, OfMessage, MessengerFee {
  readonly kind: "feeAdded"
}

/** The messenger learnt its own blockchain's ID, before it sent or received any message. */
export interface MessengerInitialized extends MessengerEventPlace {
  readonly kind: "initialized"
  readonly contract: Hex
  readonly blockchainId: Hex
}

/** An event of a messenger contract. */
export type MessengerEvent =
  | MessageSent
  | MessageReceived
  | MessageExecuted
  | MessageFailed
  | MessageAcknowledged
  | MessageFeeAdded
  | MessengerInitialized

/** The stored form of an event. */
export const writeMessengerEvent = (event: MessengerEvent): string => JSON.stringify(event)

/** Parses an event from its stored form. @throws SyntaxError for invalid text. */
export const readMessengerEvent = (text: string): MessengerEvent => JSON.parse(text) as MessengerEvent
