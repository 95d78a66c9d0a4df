import type { Address, Hex } from "viem"

/** A block of a recorded EVM chain: the node's unchanged answers. */
export interface LedgerBlock {
  readonly number: number
  readonly block: RecordedBlock
  readonly receipts: readonly RecordedReceipt[]
  readonly traces: readonly { readonly txHash: Hex; readonly result: RecordedFrame }[]
}

/** `eth_getBlockByNumber` with full transactions. */
export interface RecordedBlock {
  readonly hash: Hex
  readonly parentHash: Hex
  readonly number: Hex
  readonly timestamp: Hex
  readonly timestampMilliseconds?: Hex
  readonly minDelayExcess?: Hex
  readonly gasUsed: Hex
  /** Since Helicon, where a block is settled by a later one. */
  readonly settledHeight?: Hex
  readonly gasLimit: Hex
  readonly baseFeePerGas?: Hex
  readonly blockGasCost?: Hex
  readonly transactions: readonly RecordedTransaction[]
}

export interface RecordedTransaction {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly input: Hex
  readonly nonce: Hex
  readonly gas: Hex
  readonly gasPrice: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
  readonly value: Hex
  readonly type: Hex
  readonly chainId?: Hex
  readonly accessList?: readonly { readonly address: Address; readonly storageKeys: readonly Hex[] }[]
  readonly transactionIndex: Hex
  readonly v: Hex
  readonly r: Hex
  readonly s: Hex
  readonly yParity?: Hex
}

export interface RecordedReceipt {
  readonly transactionHash: Hex
  readonly status?: Hex
  readonly gasUsed: Hex
  readonly effectiveGasPrice?: Hex
  readonly contractAddress: Address | null
  readonly logs: readonly RecordedLog[]
}

export interface RecordedLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly logIndex: Hex
  readonly transactionHash: Hex
}

/** A frame of `callTracer`. */
export interface RecordedFrame {
  readonly type: string
  readonly from: Address
  readonly to?: Address
  readonly value?: Hex
  readonly gas?: Hex
  readonly gasUsed?: Hex
  readonly output?: Hex
  readonly error?: string
  readonly revertReason?: string
  readonly calls?: readonly RecordedFrame[]
}
