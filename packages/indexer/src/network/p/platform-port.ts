import type { GenesisFile } from "@serac/chain"
import type { NetworkBatch, NetworkDefinition, NetworkWriter, PlatformState } from "@serac/store"

/** A P-Chain block as it came from a node: its bytes, and its proposer where the node's index told; null where it has none. */
export interface ArrivedPlatformBlock {
  readonly bytes: Uint8Array
  readonly proposer?: BlockProposer | null
}

/** Who proposed a block, by its container (proposervm). Ids in cb58, times in Unix seconds. */
export interface BlockProposer {
  readonly containerId: string
  readonly parentContainerId: string
  readonly nodeId?: string
  readonly platformHeight?: number
  readonly timestamp?: number
}

/** The terms on which the P-Chain's state evolves that no block shows. */
export interface PlatformTerms {
  readonly network: NetworkDefinition
  /** `platform.getValidatorFeeConfig`; absent for a node that has no L1 validators. */
  readonly validatorFee?: {
    readonly capacity: bigint
    readonly target: bigint
    readonly minPrice: bigint
    readonly excessConversionConstant: bigint
  }
  /** When these upgrades are active (`info.upgrades`), in Unix seconds; by default as nodes have them built in. */
  readonly upgrades?: { readonly durango: number; readonly etna: number; readonly helicon?: number }
  /** The genesis file, or its text, if there is one. */
  readonly genesis?: string | GenesisFile
}

/**
 * The P-Chain's state as far as the next blocks depend on it, in memory: stakers, L1 validators and their fees, subnets. It is
 * what the last stored batch left, plus what was applied since.
 */
export interface Platform {
  /** Transactions of stakers whose reward UTXOs must be asked for (`platform.getRewardUTXOs`) before these blocks are applied. */
  rewardsOf(blocks: readonly ArrivedPlatformBlock[]): readonly Uint8Array[]
  /**
   * The rows that follow from consecutive blocks, ascending, the first being the successor of the last one applied. The block
   * at height 0 brings the genesis' rows with it.
   *
   * Throws NodeFault of kind `nonsense` for blocks that cannot be (undecodable, not consecutive, an outcome without proposal).
   *
   * @param rewardUtxos - bytes of reward UTXOs by the staker's transaction ID in hexadecimal without `0x`.
   */
  apply(
    blocks: readonly ArrivedPlatformBlock[],
    rewardUtxos: ReadonlyMap<string, readonly Uint8Array[]>,
  ): Promise<AppliedPlatformBlocks>
}

/** What applying blocks came to: rows to store, the last block with its parent's ID, and the state after it. */
export interface AppliedPlatformBlocks {
  readonly batch: NetworkBatch
  readonly head: { readonly height: number; readonly id: Uint8Array; readonly timestamp: number }
  readonly parentId: Uint8Array
  readonly state: PlatformState
}

/** Loads what the store holds; after a batch that could not be stored, load again. */
export type LoadPlatform = (writer: NetworkWriter, terms: PlatformTerms) => Promise<Platform>
