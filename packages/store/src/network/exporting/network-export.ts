import { type Connection, networkPart } from "../../engine.ts"
import { engineOf } from "../../engine-of.ts"
import type { Store } from "../../port.ts"
import { readBatch } from "../../read-batch.ts"
import { chainCode, startOfBlock, textOf } from "../keys.ts"
import { stakerList, unresolvedList } from "../list-keys.ts"
import { exportedUtxosOfTransaction, listFirstUtxos } from "../queries/exporting.ts"
import { stakersByIds } from "../queries/stakers.ts"
import { listTransactionsOldestFirst } from "../queries/transactions.ts"
import { type ListPosition, readLists } from "../reader/list.ts"
import type { TransactionColumns } from "../reader/transactions.ts"
import type { NetworkBlockReference, PrimaryChain, StakerRow } from "../rows.ts"
import { type StakerColumns, stakerOf } from "../staker-rows.ts"
import { networkCheckpointOf, networkStateOf } from "../state.ts"
import {
  type ExportedTransaction,
  type ExportedUtxo,
  type ExportedUtxoColumns,
  exportedTransaction,
  exportedUtxo,
} from "./exported-rows.ts"

/** Rows that are read at once. */
const pageRows = 500

/** Reads all rows of a primary network in the order of blocks, for tables outside of the store. */
export interface NetworkExport {
  readonly networkId: number
  /** The last stored block of a chain. */
  head(chain: PrimaryChain): Promise<NetworkBlockReference | undefined>
  /** The transactions of a range of heights, both inclusive, in order, some at a time. */
  transactions(
    chain: PrimaryChain,
    first: number,
    last: number,
  ): AsyncGenerator<readonly ExportedTransaction[], void, undefined>
  /** For each transaction the UTXOs whose IDs begin with its own, whenever they were created, in the order of their indices. */
  utxosOf(transactions: readonly Uint8Array[]): Promise<readonly (readonly ExportedUtxo[])[]>
  /** The UTXOs at height 0 of a chain, some at a time: those of its genesis, and those that no block created. */
  firstUtxos(chain: PrimaryChain): AsyncGenerator<readonly ExportedUtxo[], void, undefined>
  /** Whether UTXOs at height 0 may still be added, because their creation is in no block. */
  mayGainFirstUtxos(): Promise<boolean>
  /** The stakers whose transactions are in a range of heights of the P-Chain, in order, as of its last block. */
  stakers(
    first: number,
    last: number,
  ): Promise<{ readonly height: number; readonly stakers: readonly StakerRow[] } | undefined>
}

/**
 * Reads a primary network to export it. It changes nothing, and works while an indexer writes.
 *
 * Throws a TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { exportingNetwork, openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * for await (const page of exportingNetwork(store, 12345).transactions("P", 0, 999)) console.log(page.length)
 * await store.close()
 * ```
 */
export function exportingNetwork(store: Store, networkId: number): NetworkExport {
  const connection = engineOf(store).reader(networkPart(networkId))
  const network = networkId

  async function* transactions(chain: PrimaryChain, first: number, last: number) {
    const bound = startOfBlock(last + 1) - 1
    for (let position = startOfBlock(first) - 1; ; ) {
      const given = { network, chain: chainCode(chain), position, bound, limit: pageRows }
      const rows = await connection.all<TransactionColumns>(listTransactionsOldestFirst, given)
      if (rows.length > 0) yield rows.map(exportedTransaction)
      const end = rows.at(-1)
      if (end === undefined || rows.length < pageRows) return
      position = end.position
    }
  }

  async function* firstUtxos(chain: PrimaryChain) {
    for (let next = 0; ; ) {
      const given = { network, chain: chainCode(chain), next, limit: pageRows }
      const rows = await connection.all<ExportedUtxoColumns>(listFirstUtxos, given)
      if (rows.length > 0) yield rows.map(exportedUtxo)
      const end = rows.at(-1)
      if (end === undefined || rows.length < pageRows) return
      next = end.number + 1
    }
  }

  return {
    networkId,
    head: async (chain) => (await networkCheckpointOf(connection, network, chain))?.head,
    transactions,
    utxosOf: (ids) =>
      Promise.all(
        ids.map(async (id) => {
          const [first, last] = [Buffer.concat([id, Buffer.alloc(4)]), Buffer.concat([id, Buffer.alloc(4, 0xff)])]
          const rows = await connection.all<ExportedUtxoColumns>(exportedUtxosOfTransaction, { network, first, last })
          return rows.map(exportedUtxo)
        }),
      ),
    firstUtxos,
    mayGainFirstUtxos: () =>
      connection.snapshot(async (state) => {
        if (((await networkStateOf(state, network))?.added ?? 0) > 0) return true
        return (await readLists(state, network, [unresolvedList], { order: "asc" }, 1)).length > 0
      }),
    stakers: (first, last) =>
      connection.snapshot(async (state) => {
        const checkpoint = await networkCheckpointOf(state, network, "P")
        if (checkpoint === undefined) return undefined
        return { height: checkpoint.head.height, stakers: await stakersBetween(state, network, first, last) }
      }),
  }
}

/** The stakers of a range of heights, in the order of their transactions. */
async function stakersBetween(
  connection: Connection,
  network: number,
  first: number,
  last: number,
): Promise<readonly StakerRow[]> {
  const lists = [stakerList("validator", undefined), stakerList("delegator", undefined)]
  const range = { order: "asc", lowest: startOfBlock(first), highest: startOfBlock(last + 1) - 1 } as const
  const found: StakerRow[] = []
  for (let after: ListPosition | undefined; ; ) {
    const page = await readLists(connection, network, lists, { ...range, after }, pageRows)
    const ids = page.map(({ id }) => id)
    const rows = await readBatch<StakerColumns>(connection, stakersByIds, { network }, ids)
    const byId = new Map(rows.map((row) => [textOf(row.txId), row]))
    for (const id of ids) {
      const row = byId.get(textOf(id))
      if (row !== undefined) found.push(stakerOf(row))
    }
    if (page.length < pageRows) return found
    after = page.at(-1)
  }
}
