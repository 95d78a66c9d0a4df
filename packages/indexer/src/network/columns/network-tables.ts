import type { PrimaryChain } from "@serac/store"
import type { ColumnTable } from "../../core/columns/index.ts"
import { inputsTable } from "./tables/inputs.ts"
import { stakesTable } from "./tables/stakes.ts"
import { networkTransactionsTable } from "./tables/transactions.ts"
import { utxosTable } from "./tables/utxos.ts"

/** All tables of a chain of a primary network that are exported as columns. */
export function networkTables(chain: PrimaryChain): readonly ColumnTable[] {
  const tables = [networkTransactionsTable, inputsTable, utxosTable]
  return chain === "P" ? [...tables, stakesTable] : tables
}
