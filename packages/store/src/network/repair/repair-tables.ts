import type { Value } from "../../engine.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import type { TableDefinition } from "../../schema/table.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import { positionAt } from "../keys.ts"
import { dumpedNetworkTables } from "../queries/dump.ts"
import {
  blockchainTable,
  l1ValidatorTable,
  rewardTable,
  stakerTable,
  stakingPeriodTable,
  subnetBlockchainTable,
  subnetTable,
  sumTable,
} from "../staking-tables.ts"
import {
  assetTable,
  balanceTable,
  blockIdTable,
  blockTimeTable,
  consumptionTable,
  listTable,
  networkBlockTable,
  networkTransactionTable,
  platformTable,
  proposedTable,
  transactionIdTable,
  unresolvedTable,
} from "../tables.ts"
import { haveSame } from "./paired-rows.ts"
import { comparedRows, type RepairContext } from "./repair-context.ts"
import type { BlockOfRow } from "./repair-log.ts"
import { RowWriter } from "./row-writer.ts"

/** Tables whose rows follow from the blocks alone. */
const derivedTables: readonly TableDefinition[] = [
  networkBlockTable,
  blockIdTable,
  blockTimeTable,
  proposedTable,
  networkTransactionTable,
  transactionIdTable,
  listTable,
  consumptionTable,
  unresolvedTable,
  balanceTable,
  sumTable,
  platformTable,
  assetTable,
  stakerTable,
  stakingPeriodTable,
  l1ValidatorTable,
  subnetTable,
  blockchainTable,
  subnetBlockchainTable,
  rewardTable,
]

/** Makes the rows of all tables that follow from the blocks equal to those of the honest store. */
export async function repairTables(context: RepairContext): Promise<void> {
  for (const definition of derivedTables) {
    const table = dumpedNetworkTables.find(({ table }) => table === definition.name)
    if (table === undefined) throw new Error(`${definition.name} is not compared`)
    await repairTable(context, table, definition)
  }
}

async function repairTable(context: RepairContext, table: DumpedTable, definition: TableDefinition): Promise<void> {
  const { transaction, network, log, options, change } = context
  const writer = new RowWriter(transaction, definition, options.isDryRun ?? false)
  const key = Object.keys(table.key)
  const valuesOf = (row: StoredRow) =>
    definition.columns.map(({ name }): Value => {
      if (name === "network_id") return network
      return name === "change_number" ? change : (row[name] ?? null)
    })
  for await (const { stored, honest } of comparedRows(context, table)) {
    if (honest === undefined) {
      log.add(table.table, "removed", stored, key, blockOf(definition, stored))
      await writer.remove(valuesOf(stored).slice(0, definition.key))
    } else if (stored === undefined) {
      log.add(table.table, "added", honest, key, blockOf(definition, honest))
      await writer.add(valuesOf(honest))
    } else if (!haveSame(stored, honest, Object.keys(honest))) {
      log.add(table.table, "changed", honest, key, blockOf(definition, honest))
      await writer.change(valuesOf(honest))
    }
  }
  await writer.end()
}

const tablesByHeight: readonly TableDefinition[] = [networkBlockTable, blockIdTable, blockTimeTable, consumptionTable]

/** The block that a row is of; undefined for a row that follows from many blocks. */
function blockOf(table: TableDefinition, { chain, height, position }: StoredRow): BlockOfRow | undefined {
  if (tablesByHeight.includes(table)) return { chain: Number(chain), height: Number(height) }
  if (table !== networkTransactionTable) return undefined
  return { chain: Number(chain), height: positionAt(Number(position)).height }
}
