import { formatId } from "@serac/chain"
import { fromHex, type Hex, type Log } from "../evm/index.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import { messengerAddress } from "./messenger.ts"

/** The status of a message between chains. */
export interface DevnetMessage {
  /** The id of the message on both chains: 32 bytes as `0x` and digits. */
  readonly messageID: Hex
  /** Blockchain id in text form; likewise `destination`. */
  readonly source: string
  readonly destination: string
  /** Hash of the transaction that first sent the message. */
  readonly sentBy: Hex
  /** Hash of the transaction that delivered the message; `undefined` before its delivery. */
  readonly deliveredBy: Hex | undefined
  /** `received`: delivered, with nothing to execute, such as a message with receipts only. */
  readonly status: "pending" | "received" | "executed" | "failed"
}

/** The first topics of the messenger's events. */
export const messengerTopics = {
  sent: "0x2a211ad4a59ab9d003852404f9c57c690704ee755f3c79d2c2812ad32da99df8",
  received: "0x292ee90bbaf70b5d4936025e09d56ba08f3e421156b6a568cf3c2840d9343e34",
  executed: "0x34795cc6b122b9a0ae684946319f1e14a577b4e8f9b3dda9ac94c21a54d3188c",
  failed: "0x4619adc1017b82e02eaefac01a43d50d6d8de4460774bc370c3ff0210d40c985",
} as const

/** A log of the messenger with its location. */
export interface MessengerLog {
  readonly log: Log
  readonly transactionHash: Hex
  /** The sender of the transaction. */
  readonly from: Hex
  /** The next log of the same transaction: for a sent message it is the warp log. */
  readonly next: Log | undefined
  /** Time of the log's block, in seconds since 1970. */
  readonly timestamp: number
}

/** The messenger's logs of a chain above a height, in order. */
export function* messengerLogs({ chain }: RunningChain, above: bigint): Generator<MessengerLog> {
  const first = above > chain.firstHeight ? above : chain.firstHeight
  for (let height = first + 1n; height <= chain.tip.header.number; height++) {
    const block = chain.blockAt(height)
    for (const [at, { logs }] of (block?.receipts ?? []).entries())
      for (const [position, log] of logs.entries())
        if (log.address === messengerAddress)
          yield {
            log,
            transactionHash: block?.transactions[at]?.hash as Hex,
            from: block?.transactions[at]?.from as Hex,
            next: logs[position + 1],
            timestamp: Number(block?.header.timestamp),
          }
  }
}

/** The messages that the chains sent each other as of their last blocks, ordered by source chain and sending. */
export function messagesOf(chains: readonly RunningChain[]): readonly DevnetMessage[] {
  const messages = new Map<Hex, DevnetMessage>()
  const arrivals: { readonly topic: string; readonly messageID: Hex; readonly transactionHash: Hex }[] = []
  for (const running of chains)
    for (const { log, transactionHash } of messengerLogs(running, 0n)) {
      const [topic, messageID, other] = log.topics as [Hex, Hex, Hex]
      if (topic !== messengerTopics.sent) arrivals.push({ topic, messageID, transactionHash })
      else if (!messages.has(messageID))
        messages.set(messageID, {
          messageID,
          source: formatId(running.blockchainID),
          destination: formatId(fromHex(other)),
          sentBy: transactionHash,
          deliveredBy: undefined,
          status: "pending",
        })
    }
  for (const { topic, messageID, transactionHash } of arrivals) {
    const message = messages.get(messageID)
    if (!message) continue
    const { received, executed, failed } = messengerTopics
    if (topic === received) messages.set(messageID, { ...message, deliveredBy: transactionHash, status: "received" })
    else if (topic === executed) messages.set(messageID, { ...message, status: "executed" })
    else if (topic === failed) messages.set(messageID, { ...message, status: "failed" })
  }
  return [...messages.values()]
}
