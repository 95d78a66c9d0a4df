import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import type { ResponseModel, RestModel, RestOperationModel } from "../model/model.ts"
import { restDoc } from "./operation-doc.ts"

const target = { packageName: "@me/things", prefix: "Things", source: "things.yaml", command: "pnpm generate" }
const operation: RestOperationModel = {
  name: "getThing",
  typeName: "GetThing",
  file: "get-thing",
  id: "getThing",
  method: "GET",
  path: "/things",
  parameters: [],
  responses: [],
}

/** The comment of an operation without its example. */
function docOf(more: Partial<RestOperationModel>): readonly string[] {
  const model: RestModel = { kind: "openapi", title: "Things", operations: [] }
  const lines = restDoc(new Resolver({}), target, model, { ...operation, ...more }, "method")
  return lines.slice(0, lines.indexOf("@example"))
}

test.each<[string, Partial<RestOperationModel>, string]>([
  ["its description", { summary: "Get a thing", description: "Gets a thing, in detail." }, "Gets a thing, in detail."],
  ["its summary as a sentence where it has no description", { summary: "Get a thing" }, "Get a thing."],
  ["its name where it has neither", {}, "Calls `getThing`."],
])("an operation is described by %s", (_, described, text) => {
  expect(docOf(described)).toEqual([text, "", "`GET /things`", ""])
})

test("a comment says since when an operation is deprecated and what to use", () => {
  expect(docOf({ deprecated: { since: "v1.9.12", replacedBy: "getOther" } }).at(-1)).toBe(
    "@deprecated since v1.9.12; use `getOther`",
  )
})

test("a comment names the class of each error with its status and its text, if it has one", () => {
  const response = (status: number, description?: string): ResponseModel => ({
    status,
    isResult: false,
    examples: {},
    ...(description !== undefined && { description }),
  })
  expect(docOf({ responses: [response(404, "There is\nno such thing."), response(418)] }).slice(-2)).toEqual([
    "@throws NotFoundError 404: There is no such thing.",
    "@throws ApiError 418",
  ])
})
