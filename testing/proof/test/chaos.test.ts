import { describe, it } from "vitest"
import { isWell, runScenario } from "../src/chaos/run-scenario.ts"
import { inTurn, type Scenario, small } from "../src/chaos/scenario.ts"
import { scenarios } from "../src/chaos/scenarios/index.ts"

const named = (name: string): Scenario => small(scenarios.find((one) => one.name === name) as Scenario)

/** A seed with few outages and kills: `pnpm prove:chaos --seed N` has others. */
const seed = 18

describe.concurrent("serac, disturbed, ends with what an undisturbed one stores, and says what is wrong all along", () => {
  it.for([
    // On one chain: most of what a run takes is to start and to compare.
    [["killed-at-following", "node-killed", "node-lies-wrong-hash"], "sqlite"],
    [["backends-terminated-once"], "postgres"],
  ] as const)("%s, on %s", { timeout: 240_000 }, async ([names, store], { expect }) => {
    const { account, ...report } = await runScenario(inTurn(...names.map(named)), store, seed)
    expect(isWell(report), `${JSON.stringify(report, null, 2)}\n${account}`).toBe(true)
    // A run without checked answers proves nothing.
    expect(Math.min(report.samples ?? 0, report.pages ?? 0)).toBeGreaterThan(10 * names.length)
  })
})
