import type { Hex, InternalTransactionRow } from "@serac/store"
import { writeInternalTransaction } from "@serac/store/items"
import { flat } from "../../core/index.ts"
import { toAddress, toDecimal } from "../../core/node/index.ts"
import type { Frame } from "./call-trace.ts"
import type { Parties } from "./parties.ts"
import { type Room, rowBytes } from "./room.ts"

/** Creations always count, whatever they send. Calls in `without` never count: they run in the caller's context, or cannot send funds. */
const creations = new Set(["CREATE", "CREATE2", "CREATE3"])
const without = new Set(["DELEGATECALL", "STATICCALL"])
const calls = new Set(["CALL", "CALLCODE"])
const zeroAddress: Hex = `0x${"0".repeat(40)}`

/** The transaction whose internal transactions are decoded. */
export interface Caller {
  readonly blockNumber: number
  readonly transactionIndex: number
  readonly transactionHash: Hex
  /** The result of `placeValues` of `@serac/store/items`. */
  readonly head: string
  readonly parties: Parties
  readonly room: Room
}

/**
 * Appends the internal transactions of a transaction: calls below it that sent native funds, and creations of contracts, in
 * the order in which they began, including those that failed or were reverted. A call of an unknown type counts as `UNKNOWN`
 * if it sent funds, as does the destruction of a contract.
 *
 * @throws NodeFault if a call is invalid.
 */
export function decodeInternalTransactions(
  into: InternalTransactionRow[],
  frames: readonly Frame[],
  { blockNumber, transactionIndex, transactionHash, head, parties, room }: Caller,
): void {
  let sequence = 0
  for (const { type, depth, isReverted, told } of frames) {
    if (depth === 0 || without.has(type)) continue
    const value = toDecimal(told.value ?? "0x0", "the value of a frame")
    const isCreation = creations.has(type)
    if (!isCreation && value === "0") continue
    const from = toAddress(told.from, "the caller of a frame")
    // A failed creation has no contract.
    const isUnborn = isCreation && isReverted && (told.to === undefined || told.to === null)
    const to = isUnborn ? undefined : toAddress(told.to, "the recipient of a frame")
    const text = writeInternalTransaction(head, {
      transactionHash,
      from: parties.text(from),
      to: parties.text(to ?? zeroAddress),
      type: isCreation || calls.has(type) ? type : "UNKNOWN",
      value,
      isReverted,
      gasUsed: toDecimal(told.gasUsed ?? "0x0", "the gas that a frame used"),
      gasLimit: toDecimal(told.gas ?? "0x0", "the gas of a frame"),
    })
    const fragment = flat(text)
    room.take(rowBytes.internalTransaction + fragment.length)
    const row = { blockNumber, transactionIndex, sequence: sequence++, from, fragment }
    into.push(to === undefined ? row : { ...row, to })
  }
}
