import type { ChangeRange, Changes } from "../changes/change.ts"
import type { ReadOptions } from "../location.ts"
import type { Range } from "../range.ts"
import type { NetworkChange } from "./change.ts"
import type {
  ActiveStakingFilter,
  DelegatorFilter,
  L1ValidatorFilter,
  NetworkTransactionFilter,
  ProposedBlockFilter,
  RewardFilter,
  SortOrder,
  UtxoFilter,
  ValidatorFilter,
} from "./filters.ts"
import type { StakerCursor, ValidatorCursor } from "./positions.ts"
import type { AssetRow, BlockchainRow, L1ValidatorRow, PlatformState, PrimaryChain } from "./rows.ts"
import type {
  BalanceGroup,
  NetworkChangePosition,
  NetworkStatus,
  StakingTotals,
  StoredNetworkBlock,
  StoredNetworkTransaction,
  StoredReward,
  StoredStaker,
  StoredSubnet,
  StoredSupply,
  StoredUtxo,
  UtxoActivity,
} from "./stored.ts"

/** Reads one primary network; never sees half a batch. */
export interface NetworkReader {
  readonly networkId: number
  /**
   * Names the state that is read, for caches in this process: equal versions, equal answers. It changes with every change and now
   * and then without one, is never used again, and means nothing to another `Store`. It may be some milliseconds behind.
   */
  version(): Promise<string>
  status(): Promise<NetworkStatus | undefined>
  /** What changed after a change, oldest first, as `changes` of a chain's reader tells it. */
  changes(range: ChangeRange): Promise<Changes<NetworkChange>>
  /** The `sequence` of the last change; 0 before the first. */
  lastChange(): Promise<number>
  /** The last change, and up to which block of each chain there is data then: where whoever begins to follow stands. */
  changePosition(): Promise<NetworkChangePosition>
  platform(): Promise<PlatformState | undefined>
  /** Newest first. Cursor: height. */
  blocks(chain: PrimaryChain, range: Range<readonly [number]>): Promise<readonly StoredNetworkBlock[]>
  block(chain: PrimaryChain, id: number | Uint8Array): Promise<StoredNetworkBlock | undefined>
  /** Blocks that a node proposed, newest first, as far as that is known. Cursor: height. */
  proposedBlocks(
    filter: ProposedBlockFilter,
    range: Range<readonly [number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkBlock[]>
  /** Up to which height of a chain it is known who proposed its blocks; -1 where of none. */
  proposedUpTo(chain: PrimaryChain): Promise<number>
  /** Cursor: height, position in the block. */
  transactions(
    filter: NetworkTransactionFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]>
  transaction(id: Uint8Array): Promise<StoredNetworkTransaction | undefined>
  /** P-Chain transactions of the stakes that are active. Cursor: height, position in the block. */
  activeStaking(
    filter: ActiveStakingFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]>
  /** All that is staked on the primary network now. */
  stakingTotals(options?: ReadOptions): Promise<StakingTotals>
  /** What there is of the network's own asset, from sums that are kept. */
  supply(assetId: Uint8Array): Promise<StoredSupply>
  /** UTXOs that can be consumed on a chain, each once. Cursor: time or amount (as `sortBy`, in decimal digits), UTXO ID in hexadecimal. */
  utxos(
    filter: UtxoFilter,
    range: Range<readonly [string, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredUtxo[]>
  /** What addresses own on a chain, each UTXO counted once, in groups of equal terms. */
  balances(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]>
  /** The same at a moment, in Unix seconds: after all blocks up to it. */
  balancesAt(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    moment: number,
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]>
  /** What last became of a UTXO of any of the addresses by a block of a chain; undefined where none is known. */
  lastActivity(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<UtxoActivity | undefined>
  /** Of each address, in their order, the chains that have a transaction with it or a UTXO that it may consume there. */
  chainsOf(addresses: readonly Uint8Array[], options?: ReadOptions): Promise<readonly (readonly PrimaryChain[])[]>
  /** Those that are known. */
  assets(ids: readonly Uint8Array[]): Promise<readonly AssetRow[]>
  /** Cursor: what is sorted by, then block height, position, as the reader gave them. */
  validators(
    filter: ValidatorFilter,
    range: Range<ValidatorCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<ValidatorCursor>[]>
  /** Newest first or oldest first by block. Cursor: height, position, transaction ID in hexadecimal. */
  delegators(
    filter: DelegatorFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<StakerCursor>[]>
  /** Cursor: height, position, validation ID in hexadecimal. Newest first. */
  l1Validators(
    filter: L1ValidatorFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly L1ValidatorRow[]>
  /** Newest first or oldest first. Cursor: height, position. The primary network is no subnet here. */
  subnets(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredSubnet[]>
  subnet(id: Uint8Array): Promise<StoredSubnet | undefined>
  /** Cursor: height, position. */
  blockchains(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly BlockchainRow[]>
  blockchain(id: Uint8Array): Promise<BlockchainRow | undefined>
  /** Newest first or oldest first by the block that paid. Cursor: height, UTXO ID in hexadecimal. */
  rewards(
    filter: RewardFilter,
    range: Range<readonly [number, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredReward[]>
  /** Active stakers that would be rewarded. Cursor: height, position, transaction ID in hexadecimal. */
  pendingRewards(
    filter: RewardFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<StakerCursor>[]>
}
