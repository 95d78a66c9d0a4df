import { decodeAddressedCall, decodeUnsignedWarpMessage } from "@serac/chain"
import { fromHex, type Hex, messageOfLog, warpAddress } from "../evm/index.ts"
import { keyOf } from "../interfaces/keys.ts"
import { type MessengerLog, messengerTopics } from "./devnet-messages.ts"

/** A message as its source chain sent it. */
export interface SentMessage {
  readonly messageID: Hex
  /** The key of the source's blockchain id; likewise `destination`. */
  readonly source: string
  readonly destination: string
  /** Hash of the transaction that sent it. */
  readonly sentBy: Hex
  /** The unsigned warp message. */
  readonly warp: Uint8Array
}

/** The message that a log of the messenger reports as sent; `undefined` for other logs. */
export function sentMessageOf(
  { log, next, transactionHash: sentBy }: MessengerLog,
  blockchainID: Uint8Array,
): SentMessage | undefined {
  const [topic, messageID, destination] = log.topics as [Hex, Hex, Hex]
  if (topic !== messengerTopics.sent || next?.address !== warpAddress) return undefined
  const { bytes: warp } = messageOfLog(next.data)
  return { messageID, source: keyOf(blockchainID), destination: keyOf(fromHex(destination)), sentBy, warp }
}

/** The messenger's payload of a message. */
export const payloadOf = ({ warp }: SentMessage): Uint8Array =>
  decodeAddressedCall(decodeUnsignedWarpMessage(warp).payload).payload
