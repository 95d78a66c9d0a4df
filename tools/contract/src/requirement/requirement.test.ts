import { expect, test } from "vitest"
import { unservedOperations } from "../errors/unserved.ts"
import { rows } from "./rows.ts"
import { blankOf, trace } from "./traced.ts"

test("every row of both requirements has its operation, its cases and its handler", () => {
  const blanks = rows.map(trace).filter((row) => blankOf(row) !== undefined)
  expect(blanks.map(({ call, operation }) => [call, operation])).toEqual(
    blanks
      .filter(({ operation }) => unservedOperations.includes(operation ?? ""))
      .map(({ call, operation }) => [call, operation]),
  )
})

test("a row that nothing answers is a blank that says what is missing", () => {
  const [first] = rows.map(trace)
  if (first === undefined) throw new Error("there is no row")
  expect([
    blankOf(trace({ section: "service 4.1", call: "GET /v1/nothing" })),
    blankOf({ ...first, cases: 0 }),
    blankOf({ ...first, handler: undefined }),
    blankOf({ ...first, operation: "getPrimaryNetworkRpcUsageMetrics" }),
  ]).toEqual([
    "no operation",
    "no operation",
    "no case",
    "no handler",
    unservedOperations.length > 0 ? "not served" : undefined,
  ])
})
