import type { PrimaryChain } from "./primary-chain.ts"

/** Identifies a UTXO. */
export interface UtxoKey {
  readonly txId: Uint8Array
  readonly outputIndex: number
}

export interface UtxoRow extends UtxoKey {
  /** The UTXO's ID: sha256 of index and transaction ID. */
  readonly id: Uint8Array
  readonly createdOn: PrimaryChain
  /** The chain on which the UTXO can be consumed: another chain for an export. */
  readonly consumedOn: PrimaryChain
  readonly assetId: Uint8Array
  /** 0 to 2^64-1; 0 for a right to mint. */
  readonly amount: bigint
  /** The owners, 20 bytes each, each once. */
  readonly addresses: readonly Uint8Array[]
  readonly threshold: number
  /** Height of the block on `createdOn` that created the UTXO. */
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  /** Unix seconds, 0 to 2^53-1 (larger values are clamped): until when the UTXO cannot be spent; until when it can only be staked. */
  readonly locktime: number
  readonly stakeableLocktime: number
  /** Whether the UTXO is a stake that is not returned yet. */
  readonly staked: boolean
  /** Whether the output holds only an amount, as `secp256k1fx.TransferOutput` does, locked or not. */
  readonly isTransfer: boolean
  /**
   * JSON in the P-Chain's shape, if the UTXO was created or can be consumed there; without `staked`, `consuming...` and the closing
   * brace. A hole `s` follows each quoted asset ID of an AssetAmount.
   */
  readonly platformFragment?: string
  /** JSON in the shape of the X-Chain and the C-Chain, if the UTXO was created or can be consumed there; otherwise as `platformFragment`. */
  readonly fragment?: string
}

export interface ConsumptionRow extends UtxoKey {
  readonly consumingTx: Uint8Array
  readonly height: number
  /** Unix seconds. */
  readonly timestamp: number
  /** JSON of the member `credentials`; absent on the P-Chain. */
  readonly credentials?: string
}
