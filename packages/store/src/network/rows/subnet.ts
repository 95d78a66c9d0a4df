import type { OwnerData } from "./l1-validator.ts"

export interface SubnetRow {
  readonly subnetId: Uint8Array
  /** Block and position of the transaction that made it. */
  readonly height: number
  readonly index: number
  /** Unix seconds. */
  readonly createdAt: number
  readonly data: SubnetData
}

/** What is only shown of a subnet; plain JSON. Ids in cb58. */
export interface SubnetData {
  readonly owner: OwnerData
  /** Owners it had before, oldest first. */
  readonly formerOwners?: readonly OwnerData[]
  /** Elastic: terms of staking. */
  readonly transformation?: {
    readonly txHash: string
    readonly assetId: string
    readonly minValidatorStake: string
    readonly maxValidatorStake: string
    readonly maxValidatorWeightFactor: number
  }
  /** An L1: where it is managed. */
  readonly conversion?: {
    readonly txHash: string
    readonly convertedAt: number
    readonly managerChainId: string
    /** `0x` and hexadecimal digits. */
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
  /** The EVM's chain ID in decimal digits, where the genesis data says one. */
  readonly evmChainId?: string
}
