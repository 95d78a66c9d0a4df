import type { Hex, TransferRow } from "@serac/store"
import { eventValues, writeTransfer } from "@serac/store/items"
import { nonsense } from "../../core/index.ts"
import { decimalOf, toAddress, toArray, toNumber, toRecord } from "../../core/node/index.ts"
import type { Parties } from "./parties.ts"
import { type Room, rowBytes } from "./room.ts"
import { tokenMoves } from "./token-moves.ts"

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
  data: string,
  logIndex: number,
  txHash: Hex,
  context: TransferContext,
): void {
  const moves = tokenMoves(topics, data, logIndex)
  if (moves === undefined) return
  const { standard, from, to, moved } = moves
  const { blockNumber, parties } = context
  const event: TransferEvent = {
    row: { blockNumber, logIndex, standard, token, from, to },
    values: eventValues({ transactionHash: txHash, from: parties.text(from), to: parties.text(to), logIndex }),
  }
  for (let index = 0; index < moved.length; index++) {
    const { tokenId, value } = moved[index] as (typeof moved)[number]
    appendTransfer(into, event, index, tokenId, value, context)
  }
}

/** The common values of an event's transfers. */
interface TransferEvent {
  readonly row: Pick<TransferRow, "blockNumber" | "logIndex" | "standard" | "token" | "from" | "to">
  /** The values of the fragments between those of the block and the transferred value. */
  readonly values: string
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
