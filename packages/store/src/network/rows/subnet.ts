import type { OwnerData } from "./l1-validator.ts"

export interface SubnetRow {
  readonly subnetId: Uint8Array
  /** Block height and position of the transaction that created the subnet. */
  readonly height: number
  readonly index: number
  /** Unix seconds. */
  readonly createdAt: number
  readonly data: SubnetData
}

/** Data of a subnet that is only displayed; plain JSON. IDs in cb58. */
export interface SubnetData {
  readonly owner: OwnerData
  /** Earlier owners, oldest first. */
  readonly formerOwners?: readonly OwnerData[]
  /** For an elastic subnet: its staking terms. */
  readonly transformation?: {
    readonly txHash: string
    readonly assetId: string
    readonly minValidatorStake: string
    readonly maxValidatorStake: string
    readonly maxValidatorWeightFactor: number
  }
  /** For an L1: the chain and address of its validator manager. */
  readonly conversion?: {
    readonly txHash: string
    readonly convertedAt: number
    readonly managerChainId: string
    /** Hexadecimal after `0x`. */
    readonly managerAddress: string
    readonly conversionId: string
  }
}

export interface BlockchainRow {
  readonly blockchainId: Uint8Array
  readonly subnetId: Uint8Array
  readonly height: number
  readonly index: number
  /** Unix seconds. */
  readonly createdAt: number
  readonly name: string
  /** cb58. */
  readonly vmId: string
  /** The EVM chain ID in decimal digits, if the genesis data contains one. */
  readonly evmChainId?: string
}
