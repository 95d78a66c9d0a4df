import type { GenesisFile } from "@serac/chain"
import type { NetworkBatch, NetworkDefinition, NetworkWriter, PlatformState } from "@serac/store"
import type { SignedAuthorization } from "./signed-authorization.ts"

/** A P-Chain block as received from a node: its bytes, and its proposer if the node's index returned it; null if it has none. */
export interface ArrivedPlatformBlock {
  readonly bytes: Uint8Array
  readonly proposer?: BlockProposer | null
}

/** The proposer of a block, from its container (proposervm). IDs in cb58, times in Unix seconds. */
export interface BlockProposer {
  readonly containerId: string
  readonly parentContainerId: string
  readonly nodeId?: string
  readonly platformHeight?: number
  readonly timestamp?: number
}

/** The rules of the P-Chain's state that no block contains. */
export interface PlatformTerms {
  readonly network: NetworkDefinition
  /** The result of `platform.getValidatorFeeConfig`; absent for a node without L1 validators. */
  readonly validatorFee?: {
    readonly capacity: bigint
    readonly target: bigint
    readonly minPrice: bigint
    readonly excessConversionConstant: bigint
  }
  /** The activation times of these upgrades (`info.upgrades`), in Unix seconds; default as built into nodes. */
  readonly upgrades?: { readonly durango: number; readonly etna: number; readonly helicon?: number }
  /** The genesis file, or its text, if there is one. */
  readonly genesis?: string | GenesisFile
}

/**
 * The part of the P-Chain's state that the next blocks depend on, in memory: stakers, L1 validators and their fees, subnets.
 * It is the state after the last stored batch, plus the blocks applied since.
 */
export interface Platform {
  /** Transactions of stakers whose reward UTXOs must be requested (`platform.getRewardUTXOs`) before these blocks are applied. */
  rewardsOf(blocks: readonly ArrivedPlatformBlock[]): readonly Uint8Array[]
  /**
   * The rows that follow from consecutive ascending blocks, the first of which succeeds the last applied one. The block at
   * height 0 includes the rows of the genesis.
   *
   * Throws NodeFault of kind `nonsense` for invalid blocks (undecodable, not consecutive, an outcome without proposal).
   *
   * @param rewardUtxos - bytes of reward UTXOs by the staker's transaction ID in hexadecimal without `0x`.
   */
  apply(
    blocks: readonly ArrivedPlatformBlock[],
    rewardUtxos: ReadonlyMap<string, readonly Uint8Array[]>,
  ): Promise<AppliedPlatformBlocks>
}

/** The result of applying blocks: rows to store, the last block with the parent's ID of the first, and the state after it. */
export interface AppliedPlatformBlocks {
  readonly batch: NetworkBatch
  readonly head: { readonly height: number; readonly id: Uint8Array; readonly timestamp: number }
  readonly parentId: Uint8Array
  readonly state: PlatformState
  /** What owners of subnets and validators have to have signed, by transaction ID in hexadecimal. */
  readonly authorizations: ReadonlyMap<string, SignedAuthorization>
}

/** Loads the stored state. Must be called again after a batch that could not be stored. */
export type LoadPlatform = (writer: NetworkWriter, terms: PlatformTerms) => Promise<Platform>
