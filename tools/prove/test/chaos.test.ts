import { describe, it } from "vitest"
import { isWell, runScenario } from "../src/chaos/run-scenario.ts"
import type { Scenario } from "../src/chaos/scenario.ts"
import { scenarios } from "../src/chaos/scenarios/index.ts"

/** The scenario over one chain, so that it is done in seconds; `pnpm prove:chaos` runs all of them whole. */
function small(name: string): Scenario {
  const scenario = scenarios.find((one) => one.name === name) as Scenario
  return { ...scenario, setup: { ...scenario.setup, hasNetwork: false, length: 100 } }
}

describe.concurrent("serac, disturbed, ends with what an undisturbed one stores, and says what is wrong all along", () => {
  it.for([
    ["node-killed", "sqlite"],
    ["killed-at-following", "sqlite"],
    ["node-lies-garbled", "sqlite"],
    ["backends-terminated-once", "postgres"],
  ] as const)("%s, on %s", { timeout: 240_000 }, async ([name, store], { expect }) => {
    const { account, ...report } = await runScenario(small(name), store, 1)
    expect(isWell(report), `${JSON.stringify(report, null, 2)}\n${account}`).toBe(true)
    // Who judged nothing has proven nothing.
    expect(Math.min(report.samples ?? 0, report.pages ?? 0)).toBeGreaterThan(10)
  })
})
