import type { Hex } from "../../hex.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import type { List, Listable, ListedKind } from "../lists/list.ts"
import {
  deploymentRowOf,
  internalTransactionRowOf,
  messengerEventRowOf,
  transactionRowOf,
  transferRowOf,
} from "../stored-rows.ts"
import type { ListableRows } from "../writer/list-entries.ts"
import type { StoredRowsOfBlocks } from "./repair-rows.ts"

/** Stored rows of some blocks in the form in which they were given to be stored; unreadable rows are left out. */
export function readableRows(rows: StoredRowsOfBlocks, isWanted: (blockNumber: number) => boolean): ListableRows {
  const read = <Row>(kind: ListedKind, of: (row: StoredRow) => Row): readonly Row[] =>
    rows[kind].flatMap((row) => (isWanted(Number(row.block_number)) ? orNothing(() => of(row)) : []))
  return {
    transactions: read("transactions", transactionRowOf),
    transfers: read("transfers", transferRowOf),
    deployments: read("deployments", deploymentRowOf),
    internalTransactions: read("internalTransactions", internalTransactionRowOf),
    messengerEvents: read("messengerEvents", messengerEventRowOf),
  }
}

/** A list that tolerates any stored row: a row whose keys cannot be computed has no keys. */
export function withReadableKeys<Kind extends ListedKind>(list: List<Kind>): List<Kind> {
  const keysOf = (row: Listable[Kind]) =>
    orNothing(() => list.keysOf(row))
      .flat()
      .filter(isKey)
  return { ...list, keysOf }
}

const isKey = (key: Hex) => /^0x([0-9a-f]{2})+$/.test(key)

/** The result of a function as an array, empty if the function throws: stored values may be invalid. */
function orNothing<Value>(of: () => Value): readonly Value[] {
  try {
    return [of()]
  } catch {
    return []
  }
}
