import type { EvmTable } from "./evm-table.ts"
import { blocksTable } from "./tables/blocks.ts"
import { logsTable } from "./tables/logs.ts"
import { tracesTable } from "./tables/traces.ts"
import { transactionsTable } from "./tables/transactions.ts"
import { transfersTable } from "./tables/transfers.ts"

/** All tables of an EVM chain that are exported as columns. */
export const evmTables: readonly EvmTable[] = [blocksTable, transactionsTable, logsTable, transfersTable, tracesTable]
