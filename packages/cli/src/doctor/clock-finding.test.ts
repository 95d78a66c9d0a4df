import { expect, test } from "vitest"
import { clockFinding } from "./clock-finding.ts"

test("the clock is compared with the node that it agrees with best, and with nothing where no node says the time", () => {
  expect([clockFinding([]), clockFinding([90, 1.4]), clockFinding([-200, -95])]).toEqual([
    undefined,
    { level: "ok", area: "clock", found: "the clock agrees with the nodes" },
    {
      level: "warning",
      area: "clock",
      found: "the clock is 2 min behind the nodes",
      advice: "Set it by NTP: lags, limits and the ages of keys are computed from it.",
    },
  ])
})
