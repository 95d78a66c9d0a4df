import { duration } from "../words.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"

/** Seconds by which two clocks may differ: `Date` has whole seconds, and an answer takes some time. */
const maxDifference = 5

/**
 * Compares the clock of this machine with those of its nodes.
 *
 * @param differences - of each node that said the time, seconds by which this clock is ahead
 * @returns undefined where no node said the time
 */
export function clockFinding(differences: readonly number[]): Diagnosis | undefined {
  const { ok, warning } = diagnosesOf("clock")
  const sorted = differences.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  const [least] = sorted
  if (least === undefined) return undefined
  if (Math.abs(least) <= maxDifference) return ok("the clock agrees with the nodes")
  return warning(
    `the clock is ${duration(Math.abs(least))} ${least > 0 ? "ahead of" : "behind"} the nodes`,
    "Set it by NTP: lags, limits and the ages of keys are computed from it.",
  )
}
