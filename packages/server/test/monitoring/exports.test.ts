import { expect, test } from "vitest"
import * as monitoring from "../../src/monitoring/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(monitoring).sort()).toEqual([
    "Freshness",
    "Monitor",
    "activityWords",
    "checksOf",
    "healthOf",
    "hiddenFrom",
    "indexingMetrics",
    "indexingState",
    "lagWords",
    "problemsOfChain",
    "readChecks",
    "readHealth",
    "reportLasts",
    "summaryOf",
    "timeText",
    "withTimeout",
  ])
})
