import type { StoreLocation } from "@serac/store"
import { Random } from "../simulation/random.ts"
import { makeDisk } from "./disk.ts"
import { Harness } from "./harness.ts"
import type { Scenario } from "./scenario.ts"
import type { ScenarioOutcome, Setup } from "./setup.ts"

/** The result of a scenario. */
export interface ScenarioReport extends Partial<ScenarioOutcome> {
  readonly scenario: string
  readonly store: StoreLocation["kind"]
  readonly seed: number
  readonly seconds: number
  /** The error that ended the scenario early. */
  readonly failure?: string
  /** The observed events, where the scenario failed. */
  readonly account?: string
}

/** Whether the scenario passed. */
export const isWell = ({ failure, difference, findings = [] }: ScenarioReport): boolean =>
  failure === undefined && difference === undefined && findings.length === 0

export interface RunOptions {
  readonly log?: (line: string) => void
  /** See {@link Setup}. */
  readonly grace?: number | undefined
}

/** Runs a scenario with a seed on a store, from an empty store to the comparison. */
export async function runScenario(
  scenario: Scenario,
  store: StoreLocation["kind"],
  seed: number,
  { log = () => {}, grace }: RunOptions = {},
): Promise<ScenarioReport> {
  const began = performance.now()
  const about = { scenario: scenario.name, store, seed }
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  const random = new Random(`chaos ${scenario.name} ${store} ${seed}`)
  const disk = scenario.disk === undefined ? undefined : await makeDisk(scenario.disk)
  try {
    const setup: Setup = { ...scenario.setup, grace, ...(disk && { disk }) }
    const harness = await Harness.create(store, random, setup, log)
    try {
      await scenario.run(harness)
      const outcome = await harness.finish()
      const report = { ...about, ...outcome, seconds: seconds() }
      return isWell(report) ? report : { ...report, account: harness.account() }
    } catch (error) {
      const { findings, count: samples, pages } = harness.watch
      const failure = (error as Error).message
      return { ...about, failure, findings, samples, pages, seconds: seconds(), account: harness.account() }
    } finally {
      await harness.close()
    }
  } finally {
    await disk?.remove()
  }
}
