import type { Transaction, Value } from "../../engine.ts"
import type { StoredRow } from "../../verification/row-stream.ts"
import {
  deploymentsWithin,
  internalTransactionsWithin,
  messengerEventsWithin,
  ownersWithin,
  type RowsOfBlocks,
  transactionsWithin,
  transfersWithin,
} from "../queries/rebuild.ts"
import { type BlockRange, comparableRow, replaceRows } from "../rebuild/replace-rows.ts"
import type { Batch } from "../rows.ts"
import {
  deploymentRows,
  internalTransactionRows,
  messengerEventRows,
  nftOwnerRows,
  transactionRows,
  transferRows,
} from "../writer/table-rows.ts"
import type { RepairLog } from "./repaired.ts"

/** The tables of rows of blocks. */
const tablesOfRows = {
  transactions: transactionsWithin,
  transfers: transfersWithin,
  deployments: deploymentsWithin,
  internalTransactions: internalTransactionsWithin,
  messengerEvents: messengerEventsWithin,
} as const satisfies Readonly<Record<string, RowsOfBlocks>>

/** The stored rows of blocks, by kind. */
export type StoredRowsOfBlocks = Readonly<Record<keyof typeof tablesOfRows, readonly StoredRow[]>>

/** All rows of blocks. */
export async function readRowsOfBlocks(transaction: Transaction, stretch: BlockRange): Promise<StoredRowsOfBlocks> {
  const entries: [string, readonly StoredRow[]][] = []
  for (const [kind, { read }] of Object.entries(tablesOfRows))
    entries.push([kind, await transaction.all(read, { ...stretch })])
  return Object.fromEntries(entries) as unknown as StoredRowsOfBlocks
}

/** Replaces the stored rows of blocks that differ, block by block. */
export async function repairRowsOfBlocks(
  transaction: Transaction,
  stretch: BlockRange,
  batch: Batch,
  stored: StoredRowsOfBlocks,
  timestampOf: (blockNumber: number) => number,
  log: RepairLog,
): Promise<void> {
  const { chain } = stretch
  const expected: Readonly<Record<keyof typeof tablesOfRows, readonly (readonly Value[])[] | undefined>> = {
    transactions: transactionRows(chain, batch, timestampOf),
    transfers: transferRows(chain, batch.transfers),
    deployments: deploymentRows(chain, batch.deployments),
    // If the node did not trace the blocks, their internal transactions are unknown.
    internalTransactions: batch.internalTransactions && internalTransactionRows(chain, batch),
    messengerEvents: messengerEventRows(chain, batch, timestampOf),
  }
  const owners = nftOwnerRows(chain, batch.transfers)
  // The stored transfers determine which owners to replace, so owners are replaced first.
  const owned = await transaction.all<StoredRow>(ownersWithin.read, { ...stretch })
  for (const number of differing(stretch, ownersWithin, owned, owners)) {
    log.add(number, ownersWithin.table.name)
    await transaction.run(ownersWithin.remove, { chain, from: number, to: number + 1 })
  }
  for (const [kind, table] of Object.entries(tablesOfRows) as [keyof typeof tablesOfRows, RowsOfBlocks][]) {
    const rows = expected[kind]
    if (rows !== undefined) await repairTable(transaction, stretch, table, stored[kind], rows, log)
  }
  const kept = await transaction.all<StoredRow>(ownersWithin.read, { ...stretch })
  await repairTable(transaction, stretch, ownersWithin, kept, owners, log)
}

async function repairTable(
  transaction: Transaction,
  stretch: BlockRange,
  table: RowsOfBlocks,
  stored: readonly StoredRow[],
  rows: readonly (readonly Value[])[],
  log: RepairLog,
): Promise<void> {
  const ofBlock = rowsByBlock(table, rows)
  for (const number of differing(stretch, table, stored, rows)) {
    log.add(number, table.table.name)
    await replaceRows(transaction, table, { ...stretch, from: number, to: number + 1 }, ofBlock.get(number) ?? [])
  }
}

/** The blocks whose rows in a table differ from the expected rows. */
function differing(
  { from, to }: BlockRange,
  { table }: RowsOfBlocks,
  stored: readonly StoredRow[],
  rows: readonly (readonly Value[])[],
): ReadonlySet<number> {
  const names = table.columns.slice(1).map(({ name }) => name)
  const texts = (lines: ReadonlyMap<number, readonly (readonly (Value | undefined)[])[]>, number: number) =>
    (lines.get(number) ?? []).map(comparableRow).sort().join("\n")
  const own = new Map<number, (readonly (Value | undefined)[])[]>()
  for (const row of stored)
    group(
      own,
      Number(row.block_number),
      names.map((name) => row[name]),
    )
  const expected = new Map(
    Array.from(rowsByBlock({ table }, rows), ([number, each]) => [number, each.map((row) => row.slice(1))] as const),
  )
  const numbers = new Set<number>()
  for (let number = from; number < to; number += 1)
    if (texts(own, number) !== texts(expected, number)) numbers.add(number)
  return numbers
}

function rowsByBlock(
  { table }: Pick<RowsOfBlocks, "table">,
  rows: readonly (readonly Value[])[],
): ReadonlyMap<number, readonly (readonly Value[])[]> {
  const at = table.columns.findIndex(({ name }) => name === "block_number")
  const byBlock = new Map<number, (readonly Value[])[]>()
  for (const row of rows) group(byBlock, Number(row[at]), row)
  return byBlock
}

function group<Row>(into: Map<number, Row[]>, number: number, row: Row): void {
  const rows = into.get(number)
  if (rows === undefined) into.set(number, [row])
  else rows.push(row)
}
