import { expect, test } from "vitest"
import * as monitoring from "../../src/monitoring/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(monitoring).sort()).toEqual([
    "Freshness",
    "Monitor",
    "checksOf",
    "healthOf",
    "hiddenFrom",
    "indexingMetrics",
    "indexingState",
    "problemsOfChain",
    "readChecks",
    "readHealth",
    "reportLasts",
  ])
})
