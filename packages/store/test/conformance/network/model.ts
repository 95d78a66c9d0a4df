import type {
  BalanceGroup,
  ConsumptionRow,
  NetworkBatch,
  NetworkTransactionFilter,
  NetworkTransactionRow,
  PrimaryChain,
  StoredNetworkTransaction,
  StoredUtxo,
  UtxoFilter,
  UtxoKey,
  UtxoRow,
} from "../../../src/index.ts"
import { hexOf } from "./rows.ts"

const keyOf = ({ txId, outputIndex }: UtxoKey) => `${hexOf(txId)}:${outputIndex}`

/** Whether bytes are among others. */
function isOneOf(values: readonly Uint8Array[]): (bytes: Uint8Array) => boolean {
  const known = new Set(values.map(hexOf))
  return (bytes) => known.has(hexOf(bytes))
}

/** A whole network in memory, each list found by looking at everything: what a store is compared with. */
export class NetworkModel {
  readonly #utxos: readonly UtxoRow[]
  readonly #consumptions: ReadonlyMap<string, ConsumptionRow>
  readonly #transactions: readonly (NetworkTransactionRow & { readonly chain: PrimaryChain })[]

  constructor(batches: readonly NetworkBatch[], added: readonly UtxoRow[] = []) {
    const returned = new Set(batches.flatMap((batch) => batch.returned.map(keyOf)))
    this.#utxos = [...batches.flatMap(({ utxos }) => utxos), ...added].map((utxo) => ({
      ...utxo,
      staked: utxo.staked && !returned.has(keyOf(utxo)),
    }))
    this.#consumptions = new Map(
      batches.flatMap(({ consumptions }) => consumptions.map((row): [string, ConsumptionRow] => [keyOf(row), row])),
    )
    this.#transactions = batches.flatMap(({ chain, transactions }) => transactions.map((row) => ({ ...row, chain })))
  }

  utxos(filter: UtxoFilter): readonly StoredUtxo[] {
    const isOwner = isOneOf(filter.addresses)
    const direction = filter.order === "asc" ? 1 : -1
    const key = (utxo: UtxoRow) => (filter.sortBy === "amount" ? utxo.amount : BigInt(utxo.timestamp))
    return this.#utxos
      .filter((utxo) => utxo.consumedOn === filter.chain)
      .filter((utxo) => utxo.addresses.some(isOwner))
      .filter((utxo) => filter.assetId === undefined || hexOf(filter.assetId) === hexOf(utxo.assetId))
      .filter((utxo) => utxo.amount >= (filter.minAmount ?? 0n))
      .filter((utxo) => filter.includeSpent || !this.#consumptions.has(keyOf(utxo)))
      .sort((a, b) => {
        if (key(a) !== key(b)) return key(a) < key(b) ? -direction : direction
        return direction * Buffer.compare(a.id, b.id)
      })
      .map((utxo) => this.#stored(utxo))
  }

  /** @param moment - after all blocks up to it. Default now. */
  balances(
    chain: PrimaryChain,
    addresses: readonly Uint8Array[],
    moment = Number.POSITIVE_INFINITY,
  ): readonly BalanceGroup[] {
    const isOwner = isOneOf(addresses)
    const groups = new Map<string, BalanceGroup>()
    for (const utxo of this.#utxos) {
      const consumedAt = this.#consumptions.get(keyOf(utxo))?.timestamp ?? Number.POSITIVE_INFINITY
      const isThere = utxo.timestamp <= moment && (consumedAt > moment || consumedAt === Number.POSITIVE_INFINITY)
      if (utxo.consumedOn !== chain || !utxo.isTransfer || !isThere) continue
      if (!utxo.addresses.some(isOwner)) continue
      const { assetId, createdOn, locktime, stakeableLocktime, staked } = utxo
      const key = [hexOf(assetId), createdOn, locktime, stakeableLocktime, staked].join()
      const { amount = 0n, utxoCount = 0 } = groups.get(key) ?? {}
      groups.set(key, {
        assetId,
        createdOn,
        locktime,
        stakeableLocktime,
        staked,
        amount: amount + utxo.amount,
        utxoCount: utxoCount + 1,
      })
    }
    return [...groups.values()]
  }

  transactions(filter: NetworkTransactionFilter): readonly StoredNetworkTransaction[] {
    const direction = filter.order === "asc" ? 1 : -1
    return this.#transactions
      .filter(({ chain }) => chain === filter.chain)
      .filter(({ type }) => filter.types === undefined || filter.types.includes(type))
      .filter(({ timestamp }) => filter.startTimestamp === undefined || timestamp > filter.startTimestamp)
      .filter(({ timestamp }) => filter.endTimestamp === undefined || timestamp < filter.endTimestamp)
      .filter(({ assets }) => filter.assetId === undefined || isOneOf(assets)(filter.assetId))
      .filter((row) => filter.addresses === undefined || this.#partiesOf(row).some(isOneOf(filter.addresses)))
      .sort((a, b) => direction * (a.height - b.height || a.index - b.index))
      .map((row) => this.#withUtxos(row))
  }

  /** Keys of what was consumed and is not stored, by when it was consumed. */
  unresolved(): readonly UtxoKey[] {
    const stored = new Set(this.#utxos.map(keyOf))
    return [...this.#consumptions.values()]
      .filter((row) => !stored.has(keyOf(row)))
      .sort((a, b) => a.timestamp - b.timestamp || Buffer.compare(a.txId, b.txId) || a.outputIndex - b.outputIndex)
      .map(({ txId, outputIndex }) => ({ txId, outputIndex }))
  }

  addresses(chain: PrimaryChain): readonly string[] {
    const owners = this.#utxos.filter(({ consumedOn }) => consumedOn === chain).flatMap((utxo) => utxo.addresses)
    return [...new Set(owners.map(hexOf))].sort()
  }

  #partiesOf(row: NetworkTransactionRow): readonly Uint8Array[] {
    const consumed = new Set(row.inputs.map(keyOf))
    return [
      ...row.addresses,
      ...this.#utxos.filter((utxo) => consumed.has(keyOf(utxo))).flatMap((utxo) => utxo.addresses),
    ]
  }

  #withUtxos(row: NetworkTransactionRow & { readonly chain: PrimaryChain }): StoredNetworkTransaction {
    const { chain, height, index, id, type, fragment } = row
    return {
      chain,
      height,
      index,
      id,
      type,
      fragment,
      consumed: row.inputs.flatMap((input) => {
        const utxo = this.#utxos.find((each) => keyOf(each) === keyOf(input))
        return utxo === undefined ? [] : [this.#stored(utxo)]
      }),
      emitted: this.#utxos
        .filter((utxo) => hexOf(utxo.txId) === hexOf(id))
        .sort((a, b) => a.outputIndex - b.outputIndex)
        .map((utxo) => this.#stored(utxo)),
    }
  }

  #stored(utxo: UtxoRow): StoredUtxo {
    const { txId, outputIndex, id, createdOn, consumedOn, timestamp, amount, staked } = utxo
    const { platformFragment = "", fragment = "" } = utxo
    const consumption = this.#consumptions.get(keyOf(utxo))
    return {
      txId,
      outputIndex,
      id: Buffer.from(id),
      createdOn,
      consumedOn,
      timestamp,
      amount,
      staked,
      platformFragment,
      fragment,
      ...(consumption !== undefined && {
        consumption: {
          consumingTx: consumption.consumingTx,
          height: consumption.height,
          timestamp: consumption.timestamp,
          ...(consumption.credentials !== undefined && { credentials: consumption.credentials }),
        },
      }),
    }
  }
}
