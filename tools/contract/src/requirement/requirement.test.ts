import { expect, test } from "vitest"
import { unservedOperations } from "../errors/unserved.ts"
import { requirementRows } from "./rows.ts"
import { blankOf, trace } from "./traced.ts"

const traced = requirementRows.map(trace)

test("every row of both requirements has its operation, its cases and its handler, and is served but for what is listed", () => {
  const blanks = traced.flatMap((row) => {
    const blank = blankOf(row)
    return blank === undefined ? [] : [[row.operation, blank]]
  })
  expect(blanks).toEqual(unservedOperations.map((operation) => [operation, "not served"]))
})

test("a row that nothing answers is a blank that says what is missing", () => {
  const [first] = traced
  if (first === undefined) throw new Error("there is no row")
  expect([
    blankOf(trace({ section: "service 4.1", call: "GET /v1/nothing" })),
    blankOf({ ...first, cases: 0 }),
    blankOf({ ...first, handler: undefined }),
    blankOf(first),
  ]).toEqual(["no operation", "no case", "no handler", undefined])
})
