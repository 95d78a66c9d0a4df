import { beforeFirst, dumped } from "../../queries/dumped-table.ts"
import type { Query } from "../../queries/query.ts"

/** What a rollback would delete, in the order of its key. */
export const journalTable = dumped(
  { column: "chain_id", parameter: "chain" },
  "evm_journal",
  { block_number: beforeFirst, list: beforeFirst, key: "0x" },
  [],
)

export const listJournal: Query = journalTable.query
