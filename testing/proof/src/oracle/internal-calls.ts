import { type Address, zeroAddress } from "viem"
import type { LedgerBlock, RecordedFrame } from "../recording/ledger-block.ts"

/** A call within a transaction that sent native funds, or created a contract. */
export interface InternalCall {
  readonly from: Address
  /** The zero address where a creation failed. */
  readonly to: Address
  readonly isUnborn: boolean
  readonly type: string
  readonly value: bigint
  readonly isReverted: boolean
  readonly gasUsed: bigint
  readonly gasLimit: bigint
}

/** The internal transactions of the transaction at `index`, in the order in which they began. */
export function internalCallsOf({ receipts, traces }: LedgerBlock, index: number): readonly InternalCall[] {
  const trace = traces[index]?.result
  return trace === undefined ? [] : callsWithin(trace, receipts[index]?.status === "0x0")
}

function callsWithin(outer: RecordedFrame, isUndone: boolean): readonly InternalCall[] {
  const isOuterUndone = isUndone || outer.error !== undefined
  return (outer.calls ?? []).flatMap((frame) => {
    const value = BigInt(frame.value ?? 0)
    const isCreation = frame.type.startsWith("CREATE")
    const sends = value > 0n && !["DELEGATECALL", "STATICCALL"].includes(frame.type)
    const call = {
      from: frame.from,
      to: frame.to ?? zeroAddress,
      isUnborn: frame.to === undefined,
      type: isCreation || /^CALL(?:CODE)?$/.test(frame.type) ? frame.type : "UNKNOWN",
      value,
      isReverted: isOuterUndone || frame.error !== undefined,
      gasUsed: BigInt(frame.gasUsed ?? 0),
      gasLimit: BigInt(frame.gas ?? 0),
    }
    return [...(isCreation || sends ? [call] : []), ...callsWithin(frame, isOuterUndone)]
  })
}
