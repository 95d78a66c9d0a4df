import type { Transaction } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { distinct, distinctBytes, positionOf, textOf } from "../keys.ts"
import { type L1ValidatorColumns, l1ValidatorOf, l1ValidatorValues } from "../l1-validator-rows.ts"
import { l1ValidatorList, stakerList } from "../list-keys.ts"
import { l1ValidatorsByIds } from "../queries/l1-validators.ts"
import { stakersByIds } from "../queries/stakers.ts"
import type { L1ValidatorRow, StakerRow } from "../rows.ts"
import { type ObservedStakerColumns, stakerOf, stakerValues } from "../staker-rows.ts"
import { l1ValidatorTable, stakerTable } from "../staking-tables.ts"
import type { Replaced } from "../sums/of-stakers.ts"
import { ListChanges, type ListEntry } from "./list-entries.ts"

/** Replaces stakers and their list entries. Returns the old and new rows. */
export async function writeStakers(
  transaction: Transaction,
  network: number,
  rows: readonly StakerRow[],
  change: number,
): Promise<readonly Replaced<StakerRow>[]> {
  const stakers = lastByKey(rows, ({ txId }) => textOf(txId))
  const stored = await readBatch<ObservedStakerColumns>(
    transaction,
    stakersByIds,
    { network },
    stakers.map(({ txId }) => txId),
  )
  const before = new Map(stored.map((row) => [textOf(row.txId), stakerOf(row)]))
  const lists = new ListChanges(network)
  for (const row of stakers) lists.change(listEntry(stakerEntry, before.get(textOf(row.txId))), stakerEntry(row))
  await lists.write(transaction)
  await transaction.replace(
    stakerTable,
    stakers.map((row) => stakerValues(network, row, change)),
  )
  return stakers.map((after) => ({ before: before.get(textOf(after.txId)), after }))
}

/** Replaces L1 validators and their list entries. Returns the old and new rows. */
export async function writeL1Validators(
  transaction: Transaction,
  network: number,
  rows: readonly L1ValidatorRow[],
): Promise<readonly Replaced<L1ValidatorRow>[]> {
  const validators = lastByKey(rows, ({ validationId }) => textOf(validationId))
  const stored = await readBatch<L1ValidatorColumns>(
    transaction,
    l1ValidatorsByIds,
    { network },
    validators.map(({ validationId }) => validationId),
  )
  const before = new Map(stored.map((row) => [textOf(row.validationId), l1ValidatorOf(row)]))
  const lists = new ListChanges(network)
  for (const row of validators) {
    lists.change(listEntry(l1ValidatorEntry, before.get(textOf(row.validationId))), l1ValidatorEntry(row))
  }
  await lists.write(transaction)
  await transaction.replace(
    l1ValidatorTable,
    validators.map((row) => l1ValidatorValues(network, row)),
  )
  return validators.map((after) => ({ before: before.get(textOf(after.validationId)), after }))
}

function stakerEntry(row: StakerRow): ListEntry {
  const addresses = distinctBytes(row.rewardAddresses)
  const lists = [undefined, row.status].flatMap((status) => [
    stakerList(row.kind, status),
    stakerList(row.kind, status, { nodeId: row.nodeId }),
    ...addresses.map((address) => stakerList(row.kind, status, { address })),
  ])
  return { lists, position: positionOf(row), id: row.txId }
}

function l1ValidatorEntry(row: L1ValidatorRow): ListEntry {
  const { subnetId, nodeId, validationId: id } = row
  const isActive = row.weight > 0n && row.endAccumulatedFee > 0n
  const lists = [true, ...(isActive ? [false] : [])].flatMap((includeInactive) => [
    l1ValidatorList(includeInactive),
    l1ValidatorList(includeInactive, { subnetId }),
    l1ValidatorList(includeInactive, { nodeId }),
  ])
  return { lists, position: positionOf(row), id }
}

function listEntry<Row>(make: (row: Row) => ListEntry, row: Row | undefined): ListEntry | undefined {
  return row === undefined ? undefined : make(row)
}

/** Removes duplicates; the last of equal items stays. */
function lastByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  return distinct([...rows].reverse(), keyOf)
}
