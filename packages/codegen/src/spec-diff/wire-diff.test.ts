import { expect, test } from "vitest"
import type { JsonTree } from "./change.ts"
import { formatChanges } from "./report.ts"
import { diffWire } from "./wire-diff.ts"

const openapi = (get: JsonTree, more: JsonTree = {}): JsonTree => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1.0.0" },
  paths: { "/v1/things/{id}": { get: { operationId: "getThing", responses: {}, ...get } }, ...more },
})

const openrpc = (method: JsonTree, ...others: JsonTree[]): JsonTree => ({
  openrpc: "1.3.2",
  info: { title: "T", version: "1.0.0" },
  methods: [{ name: "a.get", params: [], result: { name: "r", schema: { type: "string" } }, ...method }, ...others],
})

test("documents of different kinds are refused", () => {
  expect(() => diffWire(openapi({}), openrpc({}))).toThrow("cannot compare OpenAPI with OpenRPC")
  expect(() => diffWire({}, openrpc({}))).toThrow("neither an openapi nor an openrpc member")
})

test("a reference into another file is refused with the command that mends it", () => {
  const split = openapi({ parameters: [{ $ref: "parameters.yaml#/q" }] })
  expect(() => diffWire(split, split)).toThrow("bundle the document first (pnpm generate)")
})

test("the report shows the gravest changes first", () => {
  const before = openapi({ description: "old" }, { "/v1/gone": { get: { operationId: "gone", responses: {} } } })
  const after = openapi({ description: "new" }, { "/v1/come": { get: { operationId: "come", responses: {} } } })
  expect(formatChanges(diffWire(before, after))).toBe(
    [
      "  breaking  /paths/~1v1~1gone/get: operation gone was removed",
      "  additive  /paths/~1v1~1come/get: operation come was added",
      "  editorial /paths/~1v1~1things~1{id}/get/description: description changed",
    ].join("\n"),
  )
})
