import { expect, test } from "vitest"
import * as usage from "../src/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(usage).sort()).toEqual([
    "UsageCounter",
    "anonymous",
    "apiSubject",
    "apiUsage",
    "callerGone",
    "countApiRequest",
    "logOwner",
    "none",
    "other",
    "unknownPath",
    "usageReport",
  ])
})
