import type { Hex, TransferRow, TransferStandard } from "@serac/store"
import { eventValues, writeTransfer } from "@serac/store/items"
import { nonsense } from "../../core/index.ts"
import { decimalOf, toAddress, toArray, toHash, toNumber, toRecord } from "../../core/node/index.ts"
import { decodeBatch, decodeSingle } from "./erc1155.ts"
import type { Parties } from "./parties.ts"
import { type Room, rowBytes } from "./room.ts"

/** keccak-256 of `Transfer(address,address,uint256)`. */
const transferEventTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
/** keccak-256 of `TransferSingle(address,address,address,uint256,uint256)`. */
const transferSingle = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62"
/** keccak-256 of `TransferBatch(address,address,address,uint256[],uint256[])`. */
const transferBatch = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb"

const wordPattern = /^0x[0-9a-f]{64}$/
const paddedAddress = /^0x0{24}[0-9a-f]{40}$/
const hexData = /^0x(?:[0-9a-f]{2})*$/

/** The common values of a block's transfers. */
export interface TransferContext {
  readonly blockNumber: number
  /** In the node's spelling. */
  readonly blockHash: unknown
  /** The result of `placeValues` of `@serac/store/items`. */
  readonly head: string
  readonly parties: Parties
  readonly room: Room
}

/**
 * Appends the transfers in a transaction's events. An event with the signature of a transfer is ignored if its topics or
 * data differ from the standard, or an address has more than 20 bytes.
 *
 * @param txHash - in lower case; `spelled` is the same hash in the spelling of the node's transaction.
 * @param after - the index of the last event before these.
 * @returns the index of the last of these events.
 * @throws NodeFault if an event belongs to another transaction or block, or is invalid.
 */
export function decodeTransfers(
  into: TransferRow[],
  events: unknown,
  txHash: Hex,
  spelled: unknown,
  after: number,
  context: TransferContext,
): number {
  const logs = toArray(events, "logs")
  let last = after
  for (const one of logs) {
    const log = toRecord(one, "a log")
    if (!isSameTopic(log.blockHash, context.blockHash)) throw nonsense("a log of another block")
    if (!isSameTopic(log.transactionHash, spelled)) throw nonsense("a log of another transaction")
    if (log.removed === true) throw nonsense("a removed log")
    const logIndex = toNumber(log.logIndex, "logIndex")
    if (logIndex <= last) throw nonsense(`log ${logIndex} comes after log ${last}`)
    last = logIndex
    const { topics, data } = log
    if (!Array.isArray(topics) || topics.length > 4 || typeof data !== "string")
      throw nonsense(`log ${logIndex} has no topics or no data`)
    const token = toAddress(log.address, "a log's address")
    decodeLog(into, token, topics, data, logIndex, txHash, context)
  }
  return last
}

/** Whether two hashes of a node are equal, regardless of letter case. */
export function isSameTopic(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === "string" && typeof other === "string" && equalsInLowerCase(one, other))
}

const equalsInLowerCase = (one: string, other: string) =>
  one.length === other.length && one.toLowerCase() === other.toLowerCase()

function decodeLog(
  into: TransferRow[],
  token: Hex,
  topics: readonly unknown[],
  spelledData: string,
  logIndex: number,
  txHash: Hex,
  context: TransferContext,
): void {
  if (topics.length === 0) return
  const [spelledKind, first, second, third] = topics
  const kind = spelledKind === transferEventTopic ? transferEventTopic : toHash(spelledKind, "a topic")
  if (kind !== transferEventTopic && kind !== transferSingle && kind !== transferBatch) return
  if (kind === transferEventTopic) {
    if (topics.length === 3 && spelledData.length === 66) {
      const data = spelledData.toLowerCase()
      if (!wordPattern.test(data)) throw nonsense(`log ${logIndex} has data that is not hexadecimal`)
      const event = transferEvent(20, token, first, second, logIndex, txHash, context)
      if (event) appendTransfer(into, event, 0, undefined, data, context)
    } else if (topics.length === 4 && spelledData === "0x") {
      const tokenId = toHash(third, "a topic")
      const event = transferEvent(721, token, first, second, logIndex, txHash, context)
      if (event) appendTransfer(into, event, 0, tokenId, undefined, context)
    }
    return
  }
  if (topics.length !== 4) return
  const data = spelledData.toLowerCase()
  if (!hexData.test(data)) throw nonsense(`log ${logIndex} has data that is not hexadecimal`)
  const moved = kind === transferSingle ? decodeSingle(data) : decodeBatch(data)
  if (!moved || moved.length === 0) return
  const event = transferEvent(1155, token, second, third, logIndex, txHash, context)
  if (!event) return
  for (let index = 0; index < moved.length; index++) {
    const { tokenId, value } = moved[index] as (typeof moved)[number]
    appendTransfer(into, event, index, `0x${tokenId}`, `0x${value}`, context)
  }
}

/** The common values of an event's transfers. */
interface TransferEvent {
  readonly row: Pick<TransferRow, "blockNumber" | "logIndex" | "standard" | "token" | "from" | "to">
  /** The values of the fragments between those of the block and the transferred value. */
  readonly values: string
}

/** @returns undefined if a party is not an address. */
function transferEvent(
  standard: TransferStandard,
  token: Hex,
  fromTopic: unknown,
  toTopic: unknown,
  logIndex: number,
  txHash: Hex,
  { blockNumber, parties }: TransferContext,
): TransferEvent | undefined {
  const from = addressFromTopic(fromTopic)
  const to = addressFromTopic(toTopic)
  if (from === undefined || to === undefined) return undefined
  return {
    row: { blockNumber, logIndex, standard, token, from, to },
    values: eventValues({ transactionHash: txHash, from: parties.text(from), to: parties.text(to), logIndex }),
  }
}

function appendTransfer(
  into: TransferRow[],
  { row, values }: TransferEvent,
  batchIndex: number,
  tokenId: Hex | undefined,
  value: string | undefined,
  { head, room }: TransferContext,
): void {
  const fragment = writeTransfer(head, values, value === undefined ? undefined : decimalOf(value))
  room.take(rowBytes.transfer + fragment.length)
  const { blockNumber, logIndex, standard, token, from, to } = row
  const one = { blockNumber, logIndex, batchIndex, standard, token, from, to, fragment }
  into.push(tokenId === undefined ? one : { ...one, tokenId })
}

/** The address in a topic; undefined if the topic holds more than an address. */
function addressFromTopic(topic: unknown): Hex | undefined {
  if (typeof topic === "string" && paddedAddress.test(topic)) return `0x${topic.slice(26)}`
  const checked = toHash(topic, "a topic")
  return paddedAddress.test(checked) ? `0x${checked.slice(26)}` : undefined
}
