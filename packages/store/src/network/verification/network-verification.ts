import { type Connection, networkPart } from "../../engine.ts"
import { engineOf } from "../../engine-of.ts"
import { hexOf } from "../../hex.ts"
import type { Store } from "../../port.ts"
import { readBatch } from "../../read-batch.ts"
import { fragmentMember } from "../../verification/fragment-members.ts"
import type { CheckOptions, Consistency } from "../../verification/inconsistency.ts"
import { utxoSort } from "../address-utxos.ts"
import { chainByCode, chainCode, emptyBytes, textOf, utxoKeyOf, utxoOf } from "../keys.ts"
import { readNetworkCheckpoints } from "../queries/state.ts"
import { listUtxosAscending, nextAddress, utxosByNumbers } from "../queries/utxos.ts"
import { utxoHeightsByKeys } from "../queries/verification.ts"
import type { PrimaryChain, UtxoKey } from "../rows.ts"
import { type CheckpointColumns, chainStatusOf, networkStateOf } from "../state.ts"
import type { UtxoColumns } from "../utxo-rows.ts"
import { checkNetwork } from "./check-network.ts"
import { type PlatformRows, readPlatformRows } from "./platform-rows.ts"

/** Heights of chains; chains without blocks are left out. */
export type ChainHeights = Readonly<Partial<Record<PrimaryChain, number>>>

/** Reads the stored data of a primary network to compare it with other data. */
export interface NetworkVerification {
  readonly networkId: number
  /** Each chain's stored height, its node's height at that time, and the notes on missing data. */
  heads(): Promise<{ readonly stored: ChainHeights; readonly node: ChainHeights; readonly notes: readonly string[] }>
  /** The validators, in one state of the store; undefined before the first block. */
  platform(): Promise<PlatformRows | undefined>
  /** The lowest address above some bytes that owns or owned UTXOs on a chain. */
  nextAddress(chain: PrimaryChain, above: Uint8Array): Promise<Uint8Array | undefined>
  /** The unspent UTXOs of addresses on a chain, in one state of the store: at most `limit` UTXOs per address, undefined if one address has more. */
  unspent(chain: PrimaryChain, addresses: readonly Uint8Array[], limit: number): Promise<UnspentRows | undefined>
  /** The creation and consumption of UTXOs; only of stored ones, in any order. */
  utxos(keys: readonly UtxoKey[]): Promise<readonly UtxoHistory[]>
  /** Checks all rows for contradictions. */
  check(options?: CheckOptions): Promise<Consistency>
}

/** Unspent UTXOs after given blocks of the chains. */
export interface UnspentRows {
  readonly heights: ChainHeights
  /** Each UTXO once, stakes included. */
  readonly utxos: readonly UnspentRow[]
}

export interface UnspentRow extends UtxoKey {
  readonly createdOn: PrimaryChain
  /** Whether the UTXO is a stake that is not returned yet. */
  readonly staked: boolean
  /** The bytes in its JSON: hexadecimal after `0x`, without a checksum. */
  readonly bytes: string
}

/** The blocks that created and consumed a UTXO. */
export interface UtxoHistory extends UtxoKey {
  readonly createdOn: PrimaryChain
  readonly consumedOn: PrimaryChain
  /** The block on `createdOn` that created it. */
  readonly height: number
  /** The block on `consumedOn` that consumed it. */
  readonly consumedAt?: number
  /** Whether the UTXO is a stake that is not returned yet. */
  readonly staked: boolean
}

/**
 * Reads a primary network to verify it: validators, UTXOs, and whether rows contradict each other. It changes nothing, and works
 * while an indexer writes.
 *
 * Throws a TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { openStore, verifyingNetwork } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * const { inconsistencies } = await verifyingNetwork(store, 12345).check()
 * for (const { table, key, rule } of inconsistencies) console.log(`${table} ${key}: ${rule}`)
 * await store.close()
 * ```
 */
export function verifyingNetwork(store: Store, networkId: number): NetworkVerification {
  const connection = engineOf(store).reader(networkPart(networkId))
  const network = networkId
  return {
    networkId,
    heads: () =>
      connection.snapshot(async (state) => {
        const statuses = await chainStatuses(state, network)
        return {
          stored: Object.fromEntries(statuses.map(({ chain, head }) => [chain, head.height])),
          node: Object.fromEntries(statuses.map(({ chain, nodeHeight }) => [chain, nodeHeight])),
          notes: (await networkStateOf(state, network))?.notes ?? [],
        }
      }),
    platform: () => connection.snapshot((state) => readPlatformRows(state, network)),
    async nextAddress(chain, above) {
      const given = { network, chain: chainCode(chain), address: above }
      return (await connection.get<{ address: Uint8Array }>(nextAddress, given))?.address
    },
    unspent: (chain, addresses, limit) =>
      connection.snapshot(async (state) => {
        const statuses = await chainStatuses(state, network)
        const found = new Map<string, UnspentRow>()
        for (const address of addresses) {
          const own = await unspentOf(state, network, chain, address, limit)
          if (own === undefined) return undefined
          for (const utxo of own) found.set(textOf(utxoKeyOf(utxo)), utxo)
        }
        const heights = Object.fromEntries(statuses.map(({ chain, head }) => [chain, head.height]))
        return { heights, utxos: [...found.values()] }
      }),
    async utxos(keys) {
      const rows = await readBatch<HistoryColumns>(connection, utxoHeightsByKeys, { network }, keys.map(utxoKeyOf))
      return [...new Map(rows.map((row) => [hexOf(row.key), historyOf(row)])).values()]
    },
    check: (options = {}) => checkNetwork({ connection, network, ...options }),
  }
}

async function chainStatuses(connection: Connection, network: number) {
  return (await connection.all<CheckpointColumns>(readNetworkCheckpoints, { network })).map(chainStatusOf)
}

async function unspentOf(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  address: Uint8Array,
  limit: number,
): Promise<readonly UnspentRow[] | undefined> {
  const range = { asset: emptyBytes, sort: utxoSort.timestamp, spent: 0, sortKey: emptyBytes, id: emptyBytes }
  const listed = await connection.all<{ number: number }>(listUtxosAscending, {
    network,
    chain: chainCode(chain),
    address,
    ...range,
    leastOther: emptyBytes,
    limit: limit + 1,
  })
  if (listed.length > limit) return undefined
  const numbers = listed.map(({ number }) => number)
  const rows = await readBatch<UtxoColumns>(connection, utxosByNumbers, { network }, numbers)
  return rows.map((row) => ({
    ...utxoOf(row.key),
    createdOn: chainByCode(row.createdOn),
    staked: row.staked === 1,
    bytes: fragmentMember(row.platformFragment ?? row.fragment ?? "", "utxoBytes"),
  }))
}

interface HistoryColumns {
  readonly key: Uint8Array
  readonly createdOn: number
  readonly consumedOn: number
  readonly height: number
  readonly staked: number
  readonly consumedAt: number | null
}

const historyOf = (row: HistoryColumns): UtxoHistory => ({
  ...utxoOf(row.key),
  createdOn: chainByCode(row.createdOn),
  consumedOn: chainByCode(row.consumedOn),
  height: row.height,
  ...(row.consumedAt !== null && { consumedAt: row.consumedAt }),
  staked: row.staked === 1,
})
