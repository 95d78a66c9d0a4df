import type { ColumnTable } from "./column-table.ts"
import { blocksTable } from "./tables/blocks.ts"
import { logsTable } from "./tables/logs.ts"
import { tracesTable } from "./tables/traces.ts"
import { transactionsTable } from "./tables/transactions.ts"
import { transfersTable } from "./tables/transfers.ts"

/** All tables that are exported as columns. */
export const columnTables: readonly ColumnTable[] = [
  blocksTable,
  transactionsTable,
  logsTable,
  transfersTable,
  tracesTable,
]
