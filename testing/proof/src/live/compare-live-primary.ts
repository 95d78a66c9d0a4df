import type { createDataCore } from "@serac/data"
import type { Comparison } from "../evm/comparison.ts"
import { compareEverything } from "../primary/compare/compare-everything.ts"
import { createExpected } from "../primary/expect/expected.ts"
import { workOut } from "../primary/oracle/world.ts"
import { readPrimaryRecording } from "../primary/recording/recording.ts"
import { type RecordPrimaryOptions, recordPrimary } from "./record-primary.ts"

/** Records a live primary network, and compares every listing of it with the oracle's result for the recording. */
export async function compareLivePrimary(
  data: ReturnType<typeof createDataCore>,
  recorded: RecordPrimaryOptions,
  comparison: Comparison,
): Promise<void> {
  await recordPrimary(recorded)
  const world = workOut(await readPrimaryRecording(recorded.folder))
  const how = { index: true, thorough: false, rarity: 1, isTimed: true }
  await compareEverything({ world, expected: createExpected(world), stack: { data, notes: [] }, comparison, ...how })
}
