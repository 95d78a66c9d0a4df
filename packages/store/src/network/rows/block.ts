import type { UtxoKey } from "./utxo.ts"

export interface NetworkBlockRow {
  readonly height: number
  readonly id: Uint8Array
  readonly parentId: Uint8Array
  /** Unix seconds. */
  readonly timestamp: number
  readonly transactionCount: number
  /** The type's name on the wire, such as `BanffStandardBlock`. */
  readonly type: string
  /** Complete JSON of the item in listings. */
  readonly json: string
  /** The proposing node, 20 bytes; null if the block has no proposer or no signature, absent if the proposer is not known yet. */
  readonly proposer?: Uint8Array | null
}

/** The proposer of a stored block, when it becomes known later. */
export interface ProposedBlock {
  readonly height: number
  /** 20 bytes; null if the block has no proposer or no signature. */
  readonly proposer: Uint8Array | null
  /** Complete JSON of the item in listings, which replaces the stored JSON; absent if that stays. */
  readonly json?: string
}

export interface NetworkTransactionRow {
  readonly height: number
  /** Position in the block. */
  readonly index: number
  readonly id: Uint8Array
  /** The type's name in `txTypes`: `BaseTx`, `AddPermissionlessValidatorTx`, ... */
  readonly type: string
  /** Unix seconds. */
  readonly timestamp: number
  /** The consumed UTXOs, in the order of the inputs. */
  readonly inputs: readonly UtxoKey[]
  /** The number of emitted UTXOs, at output indices from 0. Rewards and refunds are added later. */
  readonly outputs: number
  /** The assets that the transaction moves or creates, each once; empty except on the X-Chain. */
  readonly assets: readonly Uint8Array[]
  /** Addresses of 20 bytes in its outputs and owners, each once. The store adds the addresses of consumed UTXOs. */
  readonly addresses: readonly Uint8Array[]
  /**
   * The JSON without `consumedUtxos`, `emittedUtxos` and members that become known later: no closing brace, no trailing comma. A
   * hole `s` follows each quoted asset ID.
   */
  readonly fragment: string
}
