import { expect, test } from "vitest"
import type { ParameterProblem } from "./problem.ts"
import { unknownParameters } from "./unknown-parameters.ts"

const parametersOf = (names: readonly string[]) =>
  names.map(
    (name) => ({ name, in: "query", required: false, schema: {}, list: undefined, notAbove: undefined }) as const,
  )

const names = ["pageToken", "pageSize", "startBlock", "sortOrder", "status"]

function told(query: Readonly<Record<string, string>>, known: readonly string[] = names): readonly string[] {
  const problems: ParameterProblem[] = []
  unknownParameters(parametersOf(known), "refuse")(query, problems)
  return problems.map(({ text }) => text)
}

test.each([
  ["PageSize", "pageSize"],
  ["pagesize", "pageSize"],
  ["page_size", "pageSize"],
  ["pageTokn", "pageToken"],
  ["size", "pageSize"],
  ["startblock", "startBlock"],
  ["sort", "sortOrder"],
  ["stat", "status"],
])("%s is refused, and %s named as what was probably meant", (name, meant) => {
  expect(told({ [name]: "1" })).toEqual([`'${name}' is not a parameter of this operation; did you mean ${meant}?`])
})

test("what is near to none is refused with all that there are", () => {
  const near = "which takes pageToken, pageSize, startBlock, sortOrder and status"
  expect(told({ limit: "5", "": "1", "x\n": "" })).toEqual([
    `'limit' is not a parameter of this operation, ${near}`,
    `'' is not a parameter of this operation, ${near}`,
    `'x\\u{a}' is not a parameter of this operation, ${near}`,
  ])
  expect(told({ limit: "5" }, ["network"])).toEqual([
    "'limit' is not a parameter of this operation, which takes network",
  ])
  expect(told({ limit: "5" }, [])).toEqual([
    "'limit' is not a parameter of this operation, which takes none in its query",
  ])
  const long = "pageSize".repeat(6)
  expect(told({ [long]: "1" })).toEqual([`'${long}' is not a parameter of this operation, ${near}`])
})

test("names that every object has are names like any other", () => {
  expect(told({ constructor: "1" }, ["network"])).toEqual([
    "'constructor' is not a parameter of this operation, which takes network",
  ])
})

test("what the operation takes is no problem, and nothing is where others are ignored", () => {
  expect(told({ pageSize: "1", status: "2" })).toEqual([])
  const problems: ParameterProblem[] = []
  unknownParameters(parametersOf(names), "ignore")({ limit: "5" }, problems)
  expect(problems).toEqual([])
})
