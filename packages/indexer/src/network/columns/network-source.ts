import { parseId } from "@serac/chain"
import type { ExportedTransaction, ExportedUtxo, NetworkExport, PrimaryChain } from "@serac/store"
import type { ColumnSource, TableRows } from "../../core/columns/index.ts"
import { columnNames } from "./column-names.ts"
import { inputsTable } from "./tables/inputs.ts"
import { stakesTable } from "./tables/stakes.ts"
import { networkTransactionsTable, transactionMembers } from "./tables/transactions.ts"
import { utxosTable } from "./tables/utxos.ts"

/** A range of heights, both ends inclusive. */
interface Heights {
  readonly first: number
  readonly last: number
}

/** The rows of a chain of a primary network in a store. */
export function networkSource(network: NetworkExport, chain: PrimaryChain): ColumnSource {
  const names = columnNames(network.networkId)

  const utxoRows = (utxos: readonly ExportedUtxo[], isOpen = false): TableRows => ({
    table: utxosTable.name,
    rows: utxos.map((utxo) => utxosTable.rowOf(utxo, names)),
    isOpen,
  })

  async function* transactionRows(tables: ReadonlySet<string>, heights: Heights): AsyncGenerator<TableRows> {
    // A proposal pays its rewards when the next block decides it.
    for await (const page of network.transactions(chain, Math.max(0, heights.first - 1), heights.last)) {
      const own = page.filter(({ height }) => height >= heights.first).map((one) => ({ ...one, chain }))
      if (tables.has(networkTransactionsTable.name))
        yield {
          table: networkTransactionsTable.name,
          rows: own.map((one) => networkTransactionsTable.rowOf(one, names)),
        }
      if (tables.has(inputsTable.name)) {
        const inputs = own.flatMap((transaction) =>
          transaction.inputs.map((utxo, inputIndex) => ({ transaction, inputIndex, utxo })),
        )
        yield { table: inputsTable.name, rows: inputs.map((input) => inputsTable.rowOf(input, names)) }
      }
      if (tables.has(utxosTable.name)) yield utxoRows(await createdUtxos(network, page, heights))
    }
  }

  return {
    async range() {
      const head = await network.head(chain)
      return head && { first: 0, last: head.height }
    },
    async *rows(wanted, first, last) {
      const tables = new Set(wanted)
      if (tables.has(utxosTable.name) && first === 0) {
        const isOpen = await network.mayGainFirstUtxos()
        yield utxoRows([], isOpen)
        for await (const page of network.firstUtxos(chain)) yield utxoRows(page, isOpen)
      }
      if ([networkTransactionsTable, inputsTable, utxosTable].some(({ name }) => tables.has(name)))
        yield* transactionRows(tables, { first, last })
      if (tables.has(stakesTable.name)) {
        const { height, stakers } = (await network.stakers(first, last)) ?? { height: 0, stakers: [] }
        const isOpen = stakers.some(({ status }) => status === "pending" || status === "active")
        yield {
          table: stakesTable.name,
          rows: stakers.map((staker) => stakesTable.rowOf({ staker, height }, names)),
          isOpen,
        }
      }
    },
  }
}

/** The UTXOs above height 0 that blocks of a range created by transactions of a page. */
async function createdUtxos(
  network: NetworkExport,
  page: readonly ExportedTransaction[],
  { first, last }: Heights,
): Promise<readonly ExportedUtxo[]> {
  const creating = page.flatMap((transaction) => {
    const { id, height, type } = transaction
    const isReward = type.startsWith("Reward")
    const until = isReward ? height + 1 : height
    const { stakingTxHash } = isReward ? transactionMembers(transaction.fragment) : {}
    const ids = stakingTxHash === undefined ? [id] : [id, parseId(stakingTxHash)]
    return ids.map((one) => ({ id: one, height, until }))
  })
  const found = await network.utxosOf(creating.map(({ id }) => id))
  return creating.flatMap(({ height, until }, at) =>
    (found[at] ?? []).filter(
      (utxo) => utxo.height > 0 && utxo.height >= Math.max(first, height) && utxo.height <= Math.min(last, until),
    ),
  )
}
