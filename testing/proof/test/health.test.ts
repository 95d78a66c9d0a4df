import { expect, it } from "vitest"
import { slowness } from "../src/chaos/load.ts"
import { faults } from "../src/health/faults.ts"
import { proveHealth } from "../src/health/prove-health.ts"

/** The maximal time in milliseconds for which a health report may be wrong on an idle machine. */
const limit = 5_000

it("what is told of a node that hangs is true again within five seconds, when it hangs and when it is back", {
  timeout: 120_000,
}, async () => {
  const report = await proveHealth({
    store: "sqlite",
    seed: 1,
    faults: faults.filter(({ name }) => name === "node-hang"),
    lasts: 1.1 * limit,
    limit: limit * slowness(),
    statusPace: 2_000,
  })
  expect(report.findings, report.printed).toEqual([])
  // A run without checked answers proves nothing.
  expect(Math.min(...Object.values(report.answers))).toBeGreaterThan(0)
  expect(Object.keys(report.answers).sort()).toEqual([
    "admin /health",
    "data /health",
    "headers",
    "metrics /health",
    "status",
  ])
})
