import { getAddress, type Hex } from "viem"
import type { Ledger } from "../recording/ledger.ts"
import type { LedgerBlock, RecordedTransaction } from "../recording/ledger-block.ts"

const decimalOf = (hex: Hex | undefined) => BigInt(hex ?? 0).toString()

/** A transaction's input and offered fees, which lists do not show. */
export function offerOf({ block }: LedgerBlock, { input, maxFeePerGas, maxPriorityFeePerGas }: RecordedTransaction) {
  return {
    input,
    baseFeePerGas: decimalOf(block.baseFeePerGas),
    ...(maxFeePerGas && { maxFeePerGas: decimalOf(maxFeePerGas) }),
    ...(maxPriorityFeePerGas && { maxPriorityFeePerGas: decimalOf(maxPriorityFeePerGas) }),
  }
}

/** The reason why a transaction failed, as the node decoded it. */
export function revertReasonOf({ receipts, traces }: LedgerBlock, index: number) {
  const { error, output, revertReason: message } = traces[index]?.result ?? {}
  if (receipts[index]?.status !== "0x0" || error === undefined) return {}
  return { revertReason: { error, ...(message && { message }), ...(output && { data: output }) } }
}

/** The events of a transaction. */
export function logsOf({ blocks }: Ledger, txHash: string) {
  const receipts = blocks.flatMap((line) => line.receipts)
  const { logs = [] } = receipts.find(({ transactionHash }) => transactionHash === txHash) ?? {}
  return logs.map(({ logIndex, address, topics, data }) => ({
    logIndex: Number(logIndex),
    address: getAddress(address),
    topics,
    data,
  }))
}
