import { isDigits, isThere, mismatch } from "../../core/header/index.ts"
import { NodeFault, nonsense } from "../../core/index.ts"
import { shownValue, toArray, toRecord } from "../../core/node/index.ts"
import type { AnsweredReceipt } from "./receipt-bytes.ts"
import { type AnsweredTransaction, bigOf } from "./transaction-bytes.ts"

/** A call in the output of the `callTracer`. */
type TracedCall = Readonly<Record<string, unknown>>

/** Gas that a call with funds gets in addition to its caller's. */
const stipend = 2_300
/** These calls run in the caller's context: the caller also makes the calls below them. */
const inPlace = new Set(["DELEGATECALL", "CALLCODE"])

/**
 * Verifies by rules what no hash covers: the outermost call of each transaction matches the transaction, only the callee of
 * a call makes the calls in it, and these use no more gas than the call. Members that a tracer omits are not checked.
 *
 * @param traces - decoded before: one for each transaction, within the maximum depth of calls
 * @throws NodeFault of kind `nonsense` that names the transaction and the member
 */
export function verifyTraces(
  traces: unknown,
  transactions: readonly AnsweredTransaction[],
  receipts: readonly AnsweredReceipt[],
): void {
  for (const [index, one] of toArray(traces, "traces").entries()) {
    try {
      const root = toRecord(toRecord(one, "the trace").result, "the trace")
      verifyRoot(root, transactions[index] as AnsweredTransaction, receipts[index] as AnsweredReceipt)
      verifyCalls(root)
    } catch (error) {
      throw error instanceof NodeFault ? error.saying(`trace of transaction ${index}: ${error.message}`) : error
    }
  }
}

function verifyRoot(root: TracedCall, tx: AnsweredTransaction, receipt: AnsweredReceipt): void {
  const isCreation = !isThere(tx.to)
  requireSame(root.from, tx.from, "from")
  requireSame(root.to, isCreation ? receipt.contractAddress : tx.to, "to")
  requireSame(root.input, tx.input ?? tx.data, "input")
  if (root.type !== (isCreation ? "CREATE" : "CALL")) throw mismatch("type", root.type, "that of the transaction")
  if (isThere(root.value) && !isSameQuantity(root.value, tx.value, "value"))
    throw mismatch("value", root.value, `${String(tx.value)}, as the transaction says`)
  // Older tracers exclude the intrinsic gas of the transaction.
  const isWhole = isThere(root.gas) && isSameQuantity(root.gas, tx.gas, "gas")
  if (isWhole && isThere(root.gasUsed) && !isSameQuantity(root.gasUsed, receipt.gasUsed, "gasUsed"))
    throw mismatch("gasUsed", root.gasUsed, `${String(receipt.gasUsed)}, as the receipt says`)
}

/** Requires two texts to be the same bytes, if both are present. */
function requireSame(got: unknown, expected: unknown, what: string): void {
  if (got === expected || !isThere(got) || !isThere(expected)) return
  if (!isDigits(got, String(expected).slice(2).toLowerCase()))
    throw mismatch(what, got, `${String(expected).slice(0, 80)}`)
}

/** Whether two texts are the same number; usually nodes write both alike. */
const isSameQuantity = (got: unknown, expected: unknown, what: string): boolean =>
  got === expected || bigOf(got, what) === bigOf(expected, what)

function verifyCalls(root: TracedCall): void {
  const open: { readonly frame: TracedCall; readonly self: unknown; readonly isRoot: boolean }[] = [
    { frame: root, self: root.to, isRoot: true },
  ]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { frame, self, isRoot } = next
    if (!isThere(frame.calls)) continue
    const calls = toArray(frame.calls, "calls").map((one) => toRecord(one, "a frame"))
    let used = 0
    for (const call of calls) {
      requireSame(call.from, self, "the caller of a call")
      if (isThere(call.gas) && isThere(frame.gas) && gasOf(call.gas) > gasOf(frame.gas) + stipend)
        throw nonsense(`a call has ${shownValue(call.gas)} gas of ${shownValue(frame.gas)}`)
      used += isThere(call.gasUsed) ? gasOf(call.gasUsed) : 0
      open.push({ frame: call, self: inPlace.has(String(call.type)) ? self : call.to, isRoot: false })
    }
    // The transaction's gas excludes its refund, at most half of the total, while that of its calls does not.
    const limit = isThere(frame.gasUsed) ? gasOf(frame.gasUsed) * (isRoot ? 2 : 1) : used
    if (used > limit) throw nonsense(`calls use ${used} gas within ${shownValue(frame.gasUsed)}`)
  }
}

const gasOf = (value: unknown): number => Number(bigOf(value, "gas"))
