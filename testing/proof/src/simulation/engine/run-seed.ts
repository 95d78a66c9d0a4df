import { SimulationFailure } from "../failure.ts"
import type { RunPlan, SimulationRun } from "./simulation-run.ts"

/** Runs the simulation of a seed. @returns the simulated hours. @throws SimulationFailure with all data that explains it */
export async function runSeed<Plan extends RunPlan>(
  { clock, lines, plan, ends }: SimulationRun<Plan>,
  work: () => Promise<void>,
): Promise<number> {
  const began = clock.now()
  try {
    await work()
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new SimulationFailure(`${message}\n\n${lines.join("\n")}\n${JSON.stringify(plan)}\n${ends.join(", ")}`)
  }
  return (clock.now() - began) / 3_600_000
}
