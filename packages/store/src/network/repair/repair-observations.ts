import type { Value } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { bytesIn } from "../../verification/bytes-in.ts"
import { repairedObservations } from "../queries/repair.ts"
import { stakerDataByIds } from "../queries/stakers.ts"
import { observationTable } from "../staking-tables.ts"
import { haveSame } from "./paired-rows.ts"
import { comparedRows, type RepairContext } from "./repair-context.ts"
import { RowWriter } from "./row-writer.ts"

/**
 * Takes over the observations of the honest store, which are newer. An observation of a staker that ended before stays: no node reports it
 * any more. Uptimes and connections change all the time, so only other rewards, and observations of stakers that do not exist, are false.
 *
 * @returns whether an observation changed.
 */
export async function repairObservations(context: RepairContext): Promise<boolean> {
  const { transaction, network, log, options, change } = context
  const table = repairedObservations
  const writer = new RowWriter(transaction, observationTable, options.isDryRun ?? false)
  const key = Object.keys(table.key)
  let hasChanged = false
  for await (const { stored, honest } of comparedRows(context, table)) {
    if (honest === undefined) {
      const txId = bytesIn(stored.tx_id)
      if ((await readBatch(transaction, stakerDataByIds, { network }, [txId])).length > 0) continue
      log.add(table.table, "removed", stored, key)
      await writer.remove([network, txId])
    } else {
      if (stored !== undefined && haveSame(stored, honest, observedColumns)) continue
      if (stored !== undefined && !haveSame(stored, honest, ["potential_reward"]))
        log.add(table.table, "changed", honest, key)
      await writer.change(
        observationTable.columns.map(({ name }): Value => {
          if (name === "network_id") return network
          return name === "change_number" ? change : (honest[name] ?? null)
        }),
      )
    }
    hasChanged = true
  }
  await writer.end()
  return hasChanged
}

const observedColumns = ["uptime", "connected", "potential_reward", "benched"]
