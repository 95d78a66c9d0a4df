/** `0x` and digits in lower case, as all hexadecimal text of these events. */
type Hex = `0x${string}`

/** Which transaction an event is of. */
export interface MessengerEventPlace {
  readonly transactionHash: Hex
  /** Of its block, in Unix seconds. */
  readonly timestamp: number
  /** What the transaction paid, in the native token's smallest unit: decimal digits. */
  readonly fee: string
}

/** That an earlier message the other way was received, and who is rewarded for it. */
export interface MessengerReceipt {
  /** Decimal digits. */
  readonly nonce: string
  readonly relayer: Hex
}

/** A fee for the delivery of a message. */
export interface MessengerFee {
  /** The token; the zero address where there is no fee. */
  readonly feeToken: Hex
  /** In the token's smallest unit: decimal digits. */
  readonly feeAmount: string
}

/** A message, as both of its sides tell it. */
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

/** A message was sent, or sent once more. */
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
  /** Who may redeem the reward. */
  readonly redeemer: Hex
}

/** The recipient accepted a message, when it was received or later. */
export interface MessageExecuted extends MessengerEventPlace, OfMessage {
  readonly kind: "executed"
  readonly source: Hex
}

/** The recipient did not accept a message when it was received. */
export interface MessageFailed extends MessengerEventPlace, OfMessage {
  readonly kind: "failed"
  readonly source: Hex
}

/** The receipt of a message came back to where the message was sent from. */
export interface MessageAcknowledged extends MessengerEventPlace, OfMessage, MessengerFee {
  readonly kind: "acknowledged"
  readonly destination: Hex
  /** Who is rewarded. */
  readonly relayer: Hex
}

/** The fee of a message is now this. */
export interface MessageFeeAdded extends MessengerEventPlace, OfMessage, MessengerFee {
  readonly kind: "feeAdded"
}

/** The messenger learnt on which blockchain it is, before it sent or received anything. */
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

/** An event as it is stored. */
export const writeMessengerEvent = (event: MessengerEvent): string => JSON.stringify(event)

/** The event of a stored text. @throws SyntaxError where it is none. */
export const readMessengerEvent = (text: string): MessengerEvent => JSON.parse(text) as MessengerEvent
