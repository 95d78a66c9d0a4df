import { runStep, type Step, type StepResult } from "./step.ts"

/**
 * Runs lanes at the same time, the steps of each one after the other. Where there are several, the output of a step is
 * shown when it has ended, so that outputs do not mix; that of the longest is shown immediately.
 *
 * @param longest the step whose output is shown immediately; default none, and all steps if there is one lane
 *
 * @returns the outcomes, lane by lane.
 */
export async function runLanes(
  lanes: readonly (readonly Step[])[],
  root: string,
  longest?: Step,
): Promise<readonly StepResult[]> {
  const outcomes = await Promise.all(
    lanes.map(async (steps) => {
      const ofLane: StepResult[] = []
      for (const step of steps)
        ofLane.push(await runStep(step, root, lanes.length > 1 && step !== longest ? "at its end" : "as it comes"))
      return ofLane
    }),
  )
  return outcomes.flat()
}
