import { expect, test } from "vitest"
import { Resolver } from "../document/resolve.ts"
import type { SchemaOrReference } from "../document/schema.ts"
import { ruleOf } from "./rule.ts"

const cases: readonly (readonly [string, object, string])[] = [
  ["a range", { minimum: 1, maximum: 100 }, "1 to 100"],
  ["a least value", { minimum: 0 }, "at least 0"],
  ["open ends", { exclusiveMinimum: 0, exclusiveMaximum: 1 }, "more than 0; less than 1"],
  ["a length", { minLength: 66, maxLength: 66, pattern: "^0x" }, "exactly 66 characters; matches `^0x`"],
  [
    "a list",
    { maxItems: 3, uniqueItems: true, items: { minimum: 2 } },
    "at most 3 items; no item twice; each at least 2",
  ],
  ["a pattern with words beside it", { pattern: "^0x", "x-rule": "an EVM address" }, "an EVM address"],
  [
    "a list of such",
    { minItems: 1, items: { pattern: "^N", "x-rule": "a node ID" } },
    "at least 1 items; each a node ID",
  ],
  ["nothing", { type: "string" }, ""],
]

test.each(cases)("%s is told in words", (_, schema, words) => {
  expect(ruleOf(new Resolver({}), schema as SchemaOrReference)).toBe(words)
})
