import { runStep, type Step, type StepResult } from "./step.ts"

/**
 * Runs lanes at the same time, the steps of each one after the other. Where there are several, the output of a step is
 * shown when it has ended, so that no two mix; that of the longest is shown as it comes.
 *
 * @param longest the step that is shown as it comes; default none, and all where there is one lane
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
