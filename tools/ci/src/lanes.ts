import { type Outcome, runStep, type Step } from "./step.ts"

/**
 * Runs lanes at the same time, the steps of each one after the other. Where there are several, the output of a step is
 * shown when it has ended, so that no two mix.
 *
 * @returns the outcomes, lane by lane.
 */
export async function runLanes(lanes: readonly (readonly Step[])[], root: string): Promise<readonly Outcome[]> {
  const outcomes = await Promise.all(
    lanes.map(async (steps) => {
      const ofLane: Outcome[] = []
      for (const step of steps) ofLane.push(await runStep(step, root, lanes.length > 1 ? "at its end" : "as it comes"))
      return ofLane
    }),
  )
  return outcomes.flat()
}
