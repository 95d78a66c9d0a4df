import { writeChange } from "../../changes/write-change.ts"
import type { Transaction } from "../../engine.ts"
import { readBatch } from "../../read-batch.ts"
import { distinct, textOf } from "../keys.ts"
import { networkChanges } from "../queries/changes.ts"
import { stakerDataByIds } from "../queries/stakers.ts"
import type { StakerObservation } from "../rows.ts"
import { observationTable } from "../staking-tables.ts"
import { networkStateOf, writeNetworkState } from "../state.ts"

/** Replaces a node's observations of stakers. */
export async function writeObservations(
  transaction: Transaction,
  network: number,
  observations: readonly StakerObservation[],
  now: number,
): Promise<void> {
  const latest = distinct([...observations].reverse(), ({ txId }) => textOf(txId))
  const ids = latest.map(({ txId }) => txId)
  const stored = await readBatch<{ txId: Uint8Array }>(transaction, stakerDataByIds, { network }, ids)
  const known = new Set(stored.map(({ txId }) => textOf(txId)))
  const state = await networkStateOf(transaction, network)
  if (state === undefined || known.size === 0) return
  const change = state.change + 1
  await transaction.replace(
    observationTable,
    latest
      .filter(({ txId }) => known.has(textOf(txId)))
      .map(({ txId, uptime, connected, potentialReward, benched }) => [
        network,
        txId,
        uptime === undefined ? null : String(uptime),
        connected === undefined ? null : Number(connected),
        potentialReward?.toString() ?? null,
        now,
        change,
        benched?.join("") ?? null,
      ]),
  )
  await writeNetworkState(transaction, network, { ...state, change })
  await writeChange(transaction, networkChanges, { network }, { kind: "metadata" })
}
