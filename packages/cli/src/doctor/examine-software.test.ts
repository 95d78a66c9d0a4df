import { expect, test } from "vitest"
import { examineSoftware } from "./examine-software.ts"

test("a Node.js without a database that is fit for data is a problem, a newer one is well", () => {
  expect([examineSoftware("20.20.2"), examineSoftware("24.15.0")]).toEqual([
    {
      level: "problem",
      area: "software",
      found: "Node.js 20.20.2 has no embedded database that is fit for data",
      advice: "Install Node.js 24.15 or newer; serac mock, proxy and generate work with this version.",
    },
    { level: "ok", area: "software", found: "Node.js 24.15.0" },
  ])
})
