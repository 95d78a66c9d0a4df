import type { Connection, Parameters } from "../../engine.ts"
import type { Query } from "../../queries/query.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import type { DeclaredProjection } from "../all-projections.ts"
import type { ListedKind } from "../lists/list.ts"
import {
  deploymentsOfBlocks,
  internalTransactionsOfBlocks,
  messengerEventsOfBlocks,
  transactionsOfBlocks,
  transfersOfBlocks,
} from "../queries/stored-rows.ts"
import {
  deploymentRowOf,
  internalTransactionRowOf,
  messengerEventRowOf,
  transactionRowOf,
  transferRowOf,
} from "../stored-rows.ts"
import type { ListableRows } from "./list-entries.ts"
import { rowsOfStretch, type StretchOfBlocks } from "./rows-of-stretch.ts"

/** Rows of some kinds in some blocks, and no rows of the other kinds; if there are too many, only of the blocks up to `next`. */
export async function rowsOf(
  connection: Connection,
  { chain, from, to }: StretchOfBlocks,
  kinds: ReadonlySet<DeclaredProjection["of"]>,
  most: number,
): Promise<{ readonly rows: ListableRows; readonly next: number }> {
  const read = (kind: ListedKind, query: Query, end: number) =>
    kinds.has(kind) ? rowsOfStretch(connection, query, { chain, from, to: end }, most) : { rows: [], to: end }
  const calls = await read("internalTransactions", internalTransactionsOfBlocks, to)
  const transfers = await read("transfers", transfersOfBlocks, calls.to)
  const events = await read("messengerEvents", messengerEventsOfBlocks, transfers.to)
  const next = events.to
  const isBelow = ({ blockNumber }: { readonly blockNumber: number }) => blockNumber < next
  const all = async (kind: ListedKind, query: Query, parameters: Parameters = {}) =>
    kinds.has(kind) ? connection.all<StoredRow>(query, { chain, from, to: next, ...parameters }) : []
  const failed = await all("transactions", transactionsOfBlocks, { succeeded: 0 })
  const succeeded = await all("transactions", transactionsOfBlocks, { succeeded: 1 })
  const rows = {
    transactions: [...failed, ...succeeded].map(transactionRowOf),
    transfers: transfers.rows.map(transferRowOf).filter(isBelow),
    deployments: (await all("deployments", deploymentsOfBlocks)).map(deploymentRowOf),
    internalTransactions: calls.rows.map(internalTransactionRowOf).filter(isBelow),
    messengerEvents: events.rows.map(messengerEventRowOf),
  }
  return { rows, next }
}
