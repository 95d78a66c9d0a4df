import type { ChangeRange, Changes } from "../../changes/change.ts"
import { lastSequence, readChanges } from "../../changes/read-changes.ts"
import type { ReadingConnection } from "../../engine.ts"
import { limitOf } from "../../limit.ts"
import type { ReadOptions } from "../../location.ts"
import { beyond } from "../../queries/query.ts"
import type { Range } from "../../range.ts"
import { readBatch } from "../../read-batch.ts"
import { Seen } from "../../seen.ts"
import type { NetworkChange } from "../change.ts"
import { networkChangeOf } from "../change-row.ts"
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
} from "../filters.ts"
import { chainCode, distinctBytes } from "../keys.ts"
import type { StakerCursor, ValidatorCursor } from "../positions.ts"
import { assetsByIds } from "../queries/assets.ts"
import { listNetworkBlocks, networkBlockByHeight, networkBlockById } from "../queries/blocks.ts"
import { networkChanges } from "../queries/changes.ts"
import { readNetworkCheckpoints } from "../queries/state.ts"
import type { NetworkReader } from "../reader-port.ts"
import type { AssetRow, BlockchainRow, L1ValidatorRow, PlatformState, PrimaryChain } from "../rows.ts"
import { type CheckpointColumns, chainStatusOf, networkStateOf, platformOf } from "../state.ts"
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
} from "../stored.ts"
import { readSupply } from "../sums/read-supply.ts"
import { readActiveStaking } from "./active-staking.ts"
import { readBalances } from "./balances.ts"
import { readBalancesAt } from "./balances-at.ts"
import { readChainsOfAddresses } from "./chains-of-addresses.ts"
import { CostlyReader } from "./costly-reader.ts"
import type { CostlyReads } from "./costly-reads.ts"
import { readLastActivity } from "./last-activity.ts"
import { proposedUpTo, readProposedBlocks } from "./proposed-blocks.ts"
import { assertFew } from "./request-limits.ts"
import { readDelegators, readPendingRewards, readValidators } from "./stakers.ts"
import { readStakingTotals } from "./staking-totals.ts"
import { readBlockchain, readBlockchains, readL1Validators, readRewards, readSubnet, readSubnets } from "./subnets.ts"
import { readTransaction, readTransactions } from "./transactions.ts"
import { readUtxos } from "./utxos.ts"

/** Implements the port's reader of a primary network over any engine. Reads of several statements see one state. */
export class EngineNetworkReader implements NetworkReader {
  readonly networkId: number
  readonly #connection: ReadingConnection
  readonly #reads: CostlyReader
  readonly #many = new Seen(1000)

  /** @param costlyReads - runs slow reads; absent if this reader itself runs in it */
  constructor(networkId: number, connection: ReadingConnection, costlyReads?: CostlyReads) {
    this.networkId = networkId
    this.#connection = connection
    this.#reads = new CostlyReader(networkId, connection, costlyReads)
  }

  version(): Promise<string> {
    return this.#connection.version()
  }

  async status(): Promise<NetworkStatus | undefined> {
    const { networkId } = this
    const status = await this.#connection.snapshot(async (connection) => {
      const state = await networkStateOf(connection, networkId)
      if (state === undefined) return undefined
      const rows = await connection.all<CheckpointColumns>(readNetworkCheckpoints, { network: networkId })
      return { networkId, chains: rows.map(chainStatusOf), notes: state.notes }
    })
    this.#connection.forgetVersion()
    return status
  }

  changes(range: ChangeRange): Promise<Changes<NetworkChange>> {
    return readChanges(this.#connection, networkChanges, { network: this.networkId }, range, networkChangeOf)
  }

  lastChange(): Promise<number> {
    return lastSequence(this.#connection, networkChanges, { network: this.networkId })
  }

  changePosition(): Promise<NetworkChangePosition> {
    const { networkId } = this
    return this.#connection.snapshot(async (connection) => ({
      sequence: await lastSequence(connection, networkChanges, { network: networkId }),
      heads: (await connection.all<CheckpointColumns>(readNetworkCheckpoints, { network: networkId })).map((row) => {
        const { chain, head } = chainStatusOf(row)
        return { chain, ...head }
      }),
    }))
  }

  platform(): Promise<PlatformState | undefined> {
    return platformOf(this.#connection, this.networkId)
  }

  blocks(chain: PrimaryChain, { after, limit }: Range<readonly [number]>): Promise<readonly StoredNetworkBlock[]> {
    const height = after?.[0] ?? beyond
    const parameters = { network: this.networkId, chain: chainCode(chain), height, limit: limitOf(limit) }
    return this.#connection.all(listNetworkBlocks, parameters)
  }

  block(chain: PrimaryChain, id: number | Uint8Array): Promise<StoredNetworkBlock | undefined> {
    const parameters = { network: this.networkId, chain: chainCode(chain) }
    return typeof id === "number"
      ? this.#connection.get(networkBlockByHeight, { ...parameters, height: id })
      : this.#connection.get(networkBlockById, { ...parameters, id })
  }

  proposedBlocks(
    filter: ProposedBlockFilter,
    range: Range<readonly [number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkBlock[]> {
    return this.#reads.list("proposedBlocks", readProposedBlocks, filter, range, options)
  }

  proposedUpTo(chain: PrimaryChain): Promise<number> {
    return proposedUpTo(this.#connection, this.networkId, chain)
  }

  async transactions(
    filter: NetworkTransactionFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]> {
    assertFew(filter.addresses)
    return this.#reads.list("transactions", readTransactions, filter, range, options)
  }

  transaction(id: Uint8Array): Promise<StoredNetworkTransaction | undefined> {
    return this.#connection.snapshot((connection) => readTransaction(connection, this.networkId, id))
  }

  async activeStaking(
    filter: ActiveStakingFilter,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredNetworkTransaction[]> {
    assertFew(filter.addresses)
    return this.#reads.list("activeStaking", readActiveStaking, filter, range, options)
  }

  stakingTotals(options?: ReadOptions): Promise<StakingTotals> {
    return this.#reads.ofState("stakingTotals", [], options, readStakingTotals)
  }

  supply(assetId: Uint8Array): Promise<StoredSupply> {
    return this.#connection.snapshot((connection) => readSupply(connection, this.networkId, assetId))
  }

  async lastActivity(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<UtxoActivity | undefined> {
    assertFew(addresses)
    return this.#reads.ofState("lastActivity", [chain, addresses], options, readLastActivity)
  }

  async chainsOf(
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<readonly (readonly PrimaryChain[])[]> {
    assertFew(addresses)
    return this.#reads.ofState("chainsOf", [addresses], options, readChainsOfAddresses)
  }

  async utxos(
    filter: UtxoFilter,
    range: Range<readonly [string, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredUtxo[]> {
    assertFew(filter.addresses)
    if (filter.assetId !== undefined && filter.chain !== "X") {
      throw new RangeError("UTXOs of one asset are listed on the X-Chain only.")
    }
    return this.#reads.list(
      "utxos",
      (connection, network, asked, stretch: typeof range) => readUtxos(connection, network, asked, stretch, this.#many),
      filter,
      range,
      options,
    )
  }

  async balances(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]> {
    assertFew(addresses)
    return this.#reads.ofState("balances", [chain, addresses], options, readBalances)
  }

  async balancesAt(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    moment: number,
    options?: ReadOptions,
  ): Promise<readonly BalanceGroup[]> {
    assertFew(addresses)
    return this.#reads.ofState("balancesAt", [chain, addresses, moment], options, readBalancesAt)
  }

  assets(ids: readonly Uint8Array[]): Promise<readonly AssetRow[]> {
    return readBatch<AssetRow>(this.#connection, assetsByIds, { network: this.networkId }, distinctBytes(ids))
  }

  validators(
    filter: ValidatorFilter,
    range: Range<ValidatorCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<ValidatorCursor>[]> {
    return this.#reads.listWithBook("validators", readValidators, filter, range, options)
  }

  async delegators(
    filter: DelegatorFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<StakerCursor>[]> {
    assertFew(filter.rewardAddresses)
    assertFew(filter.nodeIds)
    return this.#reads.listWithBook("delegators", readDelegators, filter, range, options)
  }

  l1Validators(
    filter: L1ValidatorFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly L1ValidatorRow[]> {
    return this.#reads.list("l1Validators", readL1Validators, filter, range, options)
  }

  subnets(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly StoredSubnet[]> {
    return this.#reads.list("subnets", readSubnets, order, range, options)
  }

  subnet(id: Uint8Array): Promise<StoredSubnet | undefined> {
    return this.#connection.snapshot((connection) => readSubnet(connection, this.networkId, id))
  }

  blockchains(
    order: SortOrder,
    range: Range<readonly [number, number]>,
    options?: ReadOptions,
  ): Promise<readonly BlockchainRow[]> {
    return this.#reads.list("blockchains", readBlockchains, order, range, options)
  }

  blockchain(id: Uint8Array): Promise<BlockchainRow | undefined> {
    return readBlockchain(this.#connection, this.networkId, id)
  }

  async rewards(
    filter: RewardFilter,
    range: Range<readonly [number, string]>,
    options?: ReadOptions,
  ): Promise<readonly StoredReward[]> {
    assertFew(filter.addresses)
    assertFew(filter.nodeIds)
    return this.#reads.list("rewards", readRewards, filter, range, options)
  }

  async pendingRewards(
    filter: RewardFilter,
    range: Range<StakerCursor>,
    options?: ReadOptions,
  ): Promise<readonly StoredStaker<StakerCursor>[]> {
    assertFew(filter.addresses)
    assertFew(filter.nodeIds)
    return this.#reads.listWithBook("pendingRewards", readPendingRewards, filter, range, options)
  }
}
