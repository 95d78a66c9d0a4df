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

/** Reads one primary network; never sees a partial batch. */
export interface NetworkReader {
  readonly networkId: number
  /**
   * Names the state that is read, for caches in this process: equal versions give equal results. It changes with every change and
   * occasionally without one, is never reused, and is valid for this `Store` only. It may lag by some milliseconds.
   */
  version(): Promise<string>
  status(): Promise<NetworkStatus | undefined>
  /** Changes after a given one, oldest first, as in `changes` of a chain's reader. */
  changes(range: ChangeRange): Promise<Changes<NetworkChange>>
  /** The `sequence` of the last change; 0 before the first. */
  lastChange(): Promise<number>
  /** The last change, and the last stored block of each chain in the same state: the position from which a new follower starts. */
  changePosition(): Promise<NetworkChangePosition>
  platform(): Promise<PlatformState | undefined>
  /** Blocks of a chain, newest first. Cursor: height. */
  blocks(chain: PrimaryChain, range: Range<readonly [number]>): Promise<readonly StoredNetworkBlock[]>
  block(chain: PrimaryChain, id: number | Uint8Array): Promise<StoredNetworkBlock | undefined>
  /** Blocks that a node proposed, newest first, as far as proposers are known. Cursor: height. */
  proposedBlocks(
    filter: ProposedBlockFilter,
    range: Range<readonly [number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkBlock[]>
  /** The height up to which the proposers of a chain's blocks are known; -1 if none is. */
  proposedUpTo(chain: PrimaryChain): Promise<number>
  /** Transactions of a chain. Cursor: height, position in the block. */
  transactions(
    filter: NetworkTransactionFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]>
  transaction(id: Uint8Array): Promise<StoredNetworkTransaction | undefined>
  /** P-Chain transactions of active stakes. Cursor: height, position in the block. */
  activeStaking(
    filter: ActiveStakingFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]>
  /** Totals of all stakes on the primary network now. */
  stakingTotals(options?: ReadOptions): Promise<StakingTotals>
  /** The supply of the network's own asset, from stored sums. */
  supply(assetId: Uint8Array): Promise<StoredSupply>
  /** Unspent UTXOs of a chain, each once. Cursor: time or amount (as `sortBy`, in decimal digits), UTXO ID in hexadecimal. */
  utxos(
    filter: UtxoFilter,
    range: Range<readonly [string, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredUtxo[]>
  /** The balances of addresses on a chain, each UTXO counted once, in groups of equal terms. */
  balances(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]>
  /** The balances of addresses at a moment in Unix seconds: after all blocks up to it. */
  balancesAt(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    moment: number,
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]>
  /** The last event of a UTXO of any of the addresses in a block of a chain; undefined if none is known. */
  lastActivity(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<UtxoActivity | undefined>
  /** For each address, in order, the chains that have a transaction of it or a UTXO that it can consume there. */
  chainsOf(addresses: readonly Uint8Array[], options?: ReadOptions): Promise<readonly (readonly PrimaryChain[])[]>
  /** The known assets among the IDs. */
  assets(ids: readonly Uint8Array[]): Promise<readonly AssetRow[]>
  /** Validators. Cursor: the sort value, then block height, position, as the reader returned them. */
  validators(
    filter: ValidatorFilter,
    range: Range<ValidatorCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<ValidatorCursor>[]>
  /** Delegators, newest or oldest first by block. Cursor: height, position, transaction ID in hexadecimal. */
  delegators(
    filter: DelegatorFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<StakerCursor>[]>
  /** L1 validators, newest first. Cursor: height, position, validation ID in hexadecimal. */
  l1Validators(
    filter: L1ValidatorFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly L1ValidatorRow[]>
  /** Subnets, newest or oldest first; without the primary network. Cursor: height, position. */
  subnets(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredSubnet[]>
  subnet(id: Uint8Array): Promise<StoredSubnet | undefined>
  /** Blockchains. Cursor: height, position. */
  blockchains(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly BlockchainRow[]>
  blockchain(id: Uint8Array): Promise<BlockchainRow | undefined>
  /** Rewards, newest or oldest first by the paying block. Cursor: height, UTXO ID in hexadecimal. */
  rewards(
    filter: RewardFilter,
    range: Range<readonly [number, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredReward[]>
  /** Active stakers that have a pending reward. Cursor: height, position, transaction ID in hexadecimal. */
  pendingRewards(
    filter: RewardFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<StakerCursor>[]>
}
