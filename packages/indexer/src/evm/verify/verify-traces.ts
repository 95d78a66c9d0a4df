import { isDigits, isThere, mismatch } from "../../core/header/index.ts"
import { nonsense } from "../../core/index.ts"
import { shownValue, toArray, toRecord } from "../../core/node/index.ts"
import type { AnsweredReceipt } from "./receipt-bytes.ts"
import { type AnsweredTransaction, bigOf } from "./transaction-bytes.ts"

/** A call as the tracer `callTracer` has it. */
type TracedCall = Readonly<Record<string, unknown>>

/** Gas that a call with funds gets beside its caller's. */
const stipend = 2_300
/** In the caller's place: what they call is called by their caller. */
const inPlace = new Set(["DELEGATECALL", "CALLCODE"])

/**
 * Verifies by rule what no hash covers: the outermost call of each transaction is the transaction, nobody but the callee of a call makes the
 * calls in it, and they use no more gas than it has. Members that a tracer leaves out are not looked at.
 *
 * @param traces - decoded before: of each transaction one, no deeper than calls can be
 * @throws NodeFault of the kind `nonsense` that names the transaction and the member
 */
export function verifyTraces(
  traces: unknown,
  transactions: readonly AnsweredTransaction[],
  receipts: readonly AnsweredReceipt[],
): void {
  for (const [index, one] of toArray(traces, "traces").entries()) {
    const words = `trace of transaction ${index}`
    const root = toRecord(toRecord(one, words).result, words)
    verifyRoot(root, transactions[index] as AnsweredTransaction, receipts[index] as AnsweredReceipt, words)
    verifyCalls(root, words)
  }
}

function verifyRoot(root: TracedCall, tx: AnsweredTransaction, receipt: AnsweredReceipt, words: string): void {
  const isCreation = !isThere(tx.to)
  requireSame(root.from, tx.from, `${words}: from`)
  requireSame(root.to, isCreation ? receipt.contractAddress : tx.to, `${words}: to`)
  requireSame(root.input, tx.input ?? tx.data, `${words}: input`)
  if (root.type !== (isCreation ? "CREATE" : "CALL"))
    throw mismatch(`${words}: type`, root.type, "that of the transaction")
  if (isThere(root.value) && bigOf(root.value, "value") !== bigOf(tx.value, "value"))
    throw mismatch(`${words}: value`, root.value, `${String(tx.value)}, as the transaction says`)
  // Older tracers leave out what a transaction costs before it begins.
  const isWhole = isThere(root.gas) && gasOf(root.gas, words) === gasOf(tx.gas, words)
  if (isWhole && isThere(root.gasUsed) && gasOf(root.gasUsed, words) !== gasOf(receipt.gasUsed, words))
    throw mismatch(`${words}: gasUsed`, root.gasUsed, `${String(receipt.gasUsed)}, as the receipt says`)
}

/** Two spellings of the same bytes, where both are there. */
function requireSame(got: unknown, expected: unknown, what: string): void {
  if (!isThere(got) || !isThere(expected)) return
  if (!isDigits(got, String(expected).slice(2).toLowerCase()))
    throw mismatch(what, got, `${String(expected).slice(0, 80)}`)
}

function verifyCalls(root: TracedCall, words: string): void {
  const open: { readonly frame: TracedCall; readonly self: unknown; readonly isRoot: boolean }[] = [
    { frame: root, self: root.to, isRoot: true },
  ]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { frame, self, isRoot } = next
    if (!isThere(frame.calls)) continue
    const calls = toArray(frame.calls, "calls").map((one) => toRecord(one, "a frame"))
    let used = 0
    for (const call of calls) {
      requireSame(call.from, self, `${words}: the caller of a call`)
      if (isThere(call.gas) && isThere(frame.gas) && gasOf(call.gas, words) > gasOf(frame.gas, words) + stipend)
        throw nonsense(`${words}: a call has ${shownValue(call.gas)} gas of ${shownValue(frame.gas)}`)
      used += isThere(call.gasUsed) ? gasOf(call.gasUsed, words) : 0
      open.push({ frame: call, self: inPlace.has(String(call.type)) ? self : call.to, isRoot: false })
    }
    // What a transaction is refunded in the end, half of it at most, is not used by it, but was by a call.
    const limit = isThere(frame.gasUsed) ? gasOf(frame.gasUsed, words) * (isRoot ? 2 : 1) : used
    if (used > limit) throw nonsense(`${words}: calls use ${used} gas within ${shownValue(frame.gasUsed)}`)
  }
}

const gasOf = (value: unknown, words: string): number => Number(bigOf(value, `${words}: gas`))
