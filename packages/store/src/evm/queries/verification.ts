import { beforeFirst, dumped } from "../../queries/dumped-table.ts"
import type { Query } from "../../queries/query.ts"

/** The rows that a rollback would delete, in key order. */
export const journalTable = dumped(
  { column: "chain_id", parameter: "chain" },
  "evm_journal",
  { block_number: beforeFirst, list: beforeFirst, key: "0x" },
  [],
)

export const listJournal: Query = journalTable.query
