import type { Address } from "viem"
import type { LedgerBlock, RecordedFrame } from "../recording/ledger-block.ts"

/** A contract's creation. */
export interface Creation {
  readonly address: Address
  /** The contract that created it; absent when a transaction did. */
  readonly by?: Address
}

/** The contracts that the transaction at `index` created and that still exist after it, in the order in which the creations began. */
export function creationsOf({ block, receipts, traces }: LedgerBlock, index: number): readonly Creation[] {
  const [transaction, receipt, trace] = [block.transactions[index], receipts[index], traces[index]]
  if (receipt?.status === "0x0" || !transaction || !receipt) return []
  const own = transaction.to === null && receipt.contractAddress ? [{ address: receipt.contractAddress }] : []
  return [...own, ...(trace?.result.calls ?? []).flatMap(creationsIn)]
}

function creationsIn(frame: RecordedFrame): readonly Creation[] {
  if (frame.error) return []
  const own = frame.type.startsWith("CREATE") && frame.to ? [{ address: frame.to, by: frame.from }] : []
  return [...own, ...(frame.calls ?? []).flatMap(creationsIn)]
}
