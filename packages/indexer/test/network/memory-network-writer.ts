import {
  type AssetRow,
  type BlockchainRow,
  type ConsumptionRow,
  type HeightRange,
  type KnownUtxo,
  type L1ValidatorRow,
  type NetworkAppendProgress,
  type NetworkBatch,
  type NetworkBlockReference,
  type NetworkBlockRow,
  type NetworkTransactionRow,
  type NetworkWriter,
  NotConsecutiveError,
  type PlatformState,
  type PrimaryChain,
  type ProposedBlock,
  type RewardRow,
  type StakerObservation,
  type StakerRow,
  type StakingPeriodRow,
  type SubnetRow,
  type UnproposedBlocks,
  type UtxoKey,
  type UtxoRow,
} from "@serac/store"

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")
const keyOf = ({ txId, outputIndex }: UtxoKey) => `${hex(txId)}:${outputIndex}`

/** A writer of a primary network that keeps everything in memory, and enforces the contract of its interface. */
export class MemoryNetworkWriter implements NetworkWriter {
  readonly networkId = 1337
  readonly blocks = new Map<string, NetworkBlockRow>()
  readonly transactions = new Map<string, NetworkTransactionRow>()
  readonly utxoRows = new Map<string, UtxoRow>()
  readonly consumptions = new Map<string, ConsumptionRow>()
  readonly assetRows = new Map<string, AssetRow>()
  readonly stakers = new Map<string, StakerRow>()
  readonly l1Validators = new Map<string, L1ValidatorRow>()
  readonly subnetRows = new Map<string, SubnetRow>()
  readonly blockchains = new Map<string, BlockchainRow>()
  readonly rewards = new Map<string, RewardRow>()
  readonly periods = new Map<string, StakingPeriodRow>()
  readonly observations = new Map<string, StakerObservation>()
  /** By chain, the height up to which the proposers of its blocks are known. */
  readonly proposedUpTo = new Map<PrimaryChain, number>()
  /** Proposers that became known after their blocks were stored. */
  readonly proposals = new Map<string, ProposedBlock>()
  notes: readonly string[] = []
  readonly #heads = new Map<PrimaryChain, NetworkBlockReference>()
  #platform: PlatformState | undefined

  head = async (chain: PrimaryChain): Promise<NetworkBlockReference | undefined> => this.#heads.get(chain)

  async blockUpTo(
    chain: PrimaryChain,
    height: number,
  ): Promise<Pick<NetworkBlockReference, "height" | "id"> | undefined> {
    for (let below = height; below >= 0; below--) {
      const row = this.blocks.get(`${chain}${below}`)
      if (row) return { height: row.height, id: row.id }
    }
    return undefined
  }

  async append(batch: NetworkBatch, progress: NetworkAppendProgress): Promise<void> {
    const head = this.#heads.get(batch.chain)
    const follows = head
      ? progress.from === head.height + 1 && hex(progress.parentId) === hex(head.id)
      : progress.from === 0
    if (!follows) throw new NotConsecutiveError(`block ${progress.from} after ${head?.height}`)
    const add = <T>(map: Map<string, T>, rows: readonly T[], key: (row: T) => string) => {
      for (const row of rows) if (!map.has(key(row))) map.set(key(row), row)
    }
    const replace = <T>(map: Map<string, T>, rows: readonly T[], key: (row: T) => string) => {
      for (const row of rows) map.set(key(row), row)
    }
    add(this.blocks, batch.blocks, ({ height }) => `${batch.chain}${height}`)
    add(this.transactions, batch.transactions, ({ id }) => hex(id))
    add(this.utxoRows, batch.utxos, keyOf)
    add(this.consumptions, batch.consumptions, keyOf)
    for (const key of batch.returned) {
      const row = this.utxoRows.get(keyOf(key))
      if (!row) throw new Error(`${keyOf(key)} is returned and unknown`)
      this.utxoRows.set(keyOf(key), { ...row, staked: false })
    }
    add(this.assetRows, batch.assets, ({ assetId }) => hex(assetId))
    replace(this.stakers, batch.stakers, ({ txId }) => hex(txId))
    replace(this.l1Validators, batch.l1Validators, ({ validationId }) => hex(validationId))
    replace(this.subnetRows, batch.subnets, ({ subnetId }) => hex(subnetId))
    add(this.blockchains, batch.blockchains, ({ blockchainId }) => hex(blockchainId))
    add(this.rewards, batch.rewards, ({ utxo }) => keyOf(utxo))
    add(this.periods, batch.periods ?? [], ({ rewardTx }) => hex(rewardTx))
    this.#heads.set(batch.chain, progress.head)
    if ((this.proposedUpTo.get(batch.chain) ?? -1) === progress.from - 1) {
      const unknown = batch.blocks.find(({ proposer }) => proposer === undefined)
      this.proposedUpTo.set(batch.chain, unknown ? unknown.height - 1 : progress.head.height)
    }
    if (progress.platform) this.#platform = progress.platform
  }

  async unproposed(chain: PrimaryChain, limit: number): Promise<UnproposedBlocks> {
    const after = this.proposedUpTo.get(chain) ?? -1
    const blocks = [...this.blocks]
      .filter(([key, { height }]) => key === `${chain}${height}` && height > after)
      .map(([, { height, id, json }]) => ({ height, id, json }))
      .sort((one, other) => one.height - other.height)
    return { after, blocks: blocks.slice(0, limit) }
  }

  async propose(chain: PrimaryChain, found: readonly ProposedBlock[], { after, to }: HeightRange): Promise<void> {
    if ((this.proposedUpTo.get(chain) ?? -1) !== after) return
    for (const each of found) {
      const key = `${chain}${each.height}`
      if (!this.blocks.has(key)) throw new Error(`block ${key} is not stored`)
      this.proposals.set(key, each)
    }
    this.proposedUpTo.set(chain, to)
  }

  platform = async (): Promise<PlatformState | undefined> => this.#platform

  currentStakers = async (): Promise<readonly StakerRow[]> =>
    [...this.stakers.values()].filter(({ status }) => status === "pending" || status === "active")

  currentL1Validators = async (): Promise<readonly L1ValidatorRow[]> =>
    [...this.l1Validators.values()].filter(({ weight }) => weight > 0n)

  subnets = async (): Promise<readonly SubnetRow[]> => [...this.subnetRows.values()]

  utxos = async (keys: readonly UtxoKey[]): Promise<readonly KnownUtxo[]> =>
    keys.map((key) => this.utxoRows.get(keyOf(key))).filter((row) => row !== undefined)

  assets = async (ids: readonly Uint8Array[]): Promise<readonly AssetRow[]> =>
    ids.map((id) => this.assetRows.get(hex(id))).filter((row) => row !== undefined)

  async addUtxos(utxos: readonly UtxoRow[]): Promise<number> {
    const before = this.utxoRows.size
    for (const row of utxos) if (!this.utxoRows.has(keyOf(row))) this.utxoRows.set(keyOf(row), row)
    return this.utxoRows.size - before
  }

  async unresolved(limit: number, after?: UtxoKey): Promise<readonly UtxoKey[]> {
    const missing = [...this.consumptions.values()].filter((row) => !this.utxoRows.has(keyOf(row)))
    const from = after === undefined ? 0 : missing.findIndex((row) => keyOf(row) === keyOf(after)) + 1
    return missing.slice(from, from + limit).map(({ txId, outputIndex }) => ({ txId, outputIndex }))
  }

  async addresses(chain: PrimaryChain, limit: number, after?: Uint8Array): Promise<readonly Uint8Array[]> {
    const found = new Set<string>()
    for (const row of this.utxoRows.values()) {
      if (row.createdOn === chain || row.consumedOn === chain)
        for (const address of row.addresses) found.add(hex(address))
    }
    const sorted = [...found].sort().filter((address) => after === undefined || address > hex(after))
    return sorted.slice(0, limit).map((address) => new Uint8Array(Buffer.from(address, "hex")))
  }

  async observe(observations: readonly StakerObservation[]): Promise<void> {
    for (const observation of observations) {
      if (this.stakers.has(hex(observation.txId))) this.observations.set(hex(observation.txId), observation)
    }
  }

  repair = async (): Promise<never> => {
    throw new Error("rows in memory are not repaired")
  }

  /** Sums are computed with the blocks. */
  catchUpSums = async (): Promise<undefined> => undefined

  async note(words: readonly string[]): Promise<void> {
    this.notes = words
  }

  async close(): Promise<void> {}

  /** UTXOs of an address that can be spent on a chain and were created on a chain, by key. */
  unspentOf(address: Uint8Array, consumedOn: PrimaryChain, createdOn: PrimaryChain): ReadonlyMap<string, UtxoRow> {
    return new Map(
      [...this.utxoRows].filter(
        ([key, row]) =>
          row.consumedOn === consumedOn &&
          row.createdOn === createdOn &&
          !row.staked &&
          !this.consumptions.has(key) &&
          row.addresses.some((owner) => hex(owner) === hex(address)),
      ),
    )
  }

  /** All rows as plain data, in an order that is independent of insertion. */
  dump(): Readonly<Record<string, unknown>> {
    const sorted = (map: ReadonlyMap<string, unknown>) => [...map].sort(([left], [right]) => (left < right ? -1 : 1))
    return {
      blocks: sorted(this.blocks),
      transactions: sorted(this.transactions),
      utxos: sorted(this.utxoRows),
      consumptions: sorted(this.consumptions),
      assets: sorted(this.assetRows),
      stakers: sorted(this.stakers),
      l1Validators: sorted(this.l1Validators),
      subnets: sorted(this.subnetRows),
      blockchains: sorted(this.blockchains),
      rewards: sorted(this.rewards),
      periods: sorted(this.periods),
      heads: sorted(this.#heads),
      platform: this.#platform,
    }
  }
}
