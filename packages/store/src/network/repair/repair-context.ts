import type { Connection, Transaction } from "../../engine.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import { RowStream } from "../../verification/row-stream.ts"
import type { NetworkRepairOptions } from "./network-repair.ts"
import { pairRows, type RowPair } from "./paired-rows.ts"
import type { NetworkRepairLog } from "./repair-log.ts"

const pairsPerReport = 1_000

/** What the parts of a repair share. */
export interface RepairContext {
  readonly transaction: Transaction
  readonly network: number
  /** Reads the store that indexed the same blocks again. */
  readonly honest: Connection
  readonly log: NetworkRepairLog
  readonly options: NetworkRepairOptions
  /** The number of this change of stakers and observations. */
  readonly change: number
}

/** Pairs the rows of a table, and reports how far it is. */
export async function* comparedRows(
  { transaction, network, honest, options }: RepairContext,
  table: DumpedTable,
): AsyncGenerator<RowPair, void, undefined> {
  const { signal, onProgress } = options
  const [own, other] = [new RowStream(transaction, table, { network }), new RowStream(honest, table, { network })]
  let rows = 0
  for await (const pair of pairRows(own, other, Object.keys(table.key))) {
    if (rows % pairsPerReport === 0) {
      signal?.throwIfAborted()
      onProgress?.(table.table, rows)
    }
    rows += 1
    yield pair
  }
}
