import { writeChange } from "../../changes/write-change.ts"
import type { Connection, Transaction } from "../../engine.ts"
import { nextEra } from "../change-era.ts"
import { chainCode, primaryChains } from "../keys.ts"
import { networkChanges } from "../queries/changes.ts"
import { readNetworkCheckpoint } from "../queries/state.ts"
import { observationTable, stakerTable } from "../staking-tables.ts"
import { type CheckpointColumns, networkStateOf, newNetwork, writeNetworkState } from "../state.ts"
import { endOfParts, writeSummed } from "../sums/summed.ts"
import { networkCheckpointTable, networkTable } from "../tables.ts"
import { assertComparable } from "./assert-comparable.ts"
import type { NetworkRepair, NetworkRepairOptions } from "./network-repair.ts"
import { haveSame } from "./paired-rows.ts"
import type { RepairContext } from "./repair-context.ts"
import { NetworkRepairLog } from "./repair-log.ts"
import { repairObservations } from "./repair-observations.ts"
import { repairTables } from "./repair-tables.ts"
import { repairAddressUtxos, repairUtxos } from "./repair-utxos.ts"

/**
 * Makes all data of a primary network equal to that of a store that indexed the same blocks again, row by row.
 *
 * @param honest - reads that store; nobody writes it meanwhile.
 * @returns the false rows.
 * @throws NotConsecutiveError unless both stores have the same last block of each chain, and the other one knows as much.
 */
export async function repairNetworkRows(
  transaction: Transaction,
  network: number,
  honest: Connection,
  options: NetworkRepairOptions,
): Promise<NetworkRepair> {
  await assertComparable(transaction, honest, network)
  const state = (await networkStateOf(transaction, network)) ?? newNetwork
  const log = new NetworkRepairLog()
  const context: RepairContext = { transaction, network, honest, log, options, change: nextEra(state.change) }
  await repairTables(context)
  const utxos = await repairUtxos(context, state.utxos)
  await repairAddressUtxos(context)
  const hasObserved = await repairObservations(context)
  await repairCheckpoints(context)
  const { added, notes } = (await networkStateOf(honest, network)) ?? newNetwork
  if (JSON.stringify(notes) !== JSON.stringify(state.notes)) log.add(networkTable.name, "changed", {}, [])
  const { result } = log
  if (options.isDryRun === true || (result.tables.length === 0 && !hasObserved)) return result
  const isOfStakers = hasObserved || log.has(stakerTable.name) || log.has(observationTable.name)
  await writeNetworkState(transaction, network, {
    change: isOfStakers ? context.change : state.change,
    utxos,
    added,
    notes,
  })
  await writeSummed(transaction, network, await endOfParts(transaction, network))
  for (const { chain, from, to } of result.blocks)
    await writeChange(transaction, networkChanges, { network }, { kind: "repair", chain: chainCode(chain), from, to })
  await writeChange(transaction, networkChanges, { network }, { kind: "metadata" })
  return result
}

/** Corrects the last block of each chain and the count of its transactions. */
async function repairCheckpoints({ transaction, network, honest, log, options }: RepairContext): Promise<void> {
  for (const chain of primaryChains) {
    const given = { network, chain: chainCode(chain) }
    const stored = await transaction.get<CheckpointColumns>(readNetworkCheckpoint, given)
    const told = await honest.get<CheckpointColumns>(readNetworkCheckpoint, given)
    if (stored === undefined || told === undefined) continue
    if (haveSame({ ...stored }, { ...told }, ["height", "id", "timestamp", "transactions"])) continue
    const { height, id, timestamp, transactions } = told
    const { nodeHeight, updatedAt } = stored
    log.add(networkCheckpointTable.name, "changed", { ...told }, ["chain"], { chain: given.chain, height })
    if (options.isDryRun === true) continue
    await transaction.replace(networkCheckpointTable, [
      [network, given.chain, height, id, timestamp, nodeHeight, updatedAt, transactions],
    ])
  }
}
