import { dumped, first } from "./dumped-table.ts"
import type { Query } from "./query.ts"

/** What a rollback would delete, in the order of its key. */
export const journalTable = dumped(
  { column: "chain_id", parameter: "chain" },
  "evm_journal",
  { block_number: first, kind: first, address: "0x", token_id: "0x" },
  [],
)

export const listJournal: Query = journalTable.query
