import { expect, test } from "vitest"
import * as usage from "../../src/usage/index.ts"

test("the public surface is this and no more", () => {
  expect(Object.keys(usage).sort()).toEqual([
    "UsageCounter",
    "absentDimension",
    "anonymous",
    "apiSubject",
    "apiUsage",
    "callerGone",
    "countApiRequest",
    "isCounted",
    "logOwner",
    "other",
    "rpcSubject",
    "unknownPath",
    "usageReport",
  ])
})
