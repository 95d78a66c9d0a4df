import { expect, test } from "vitest"
import type { Schema } from "../document/openapi.ts"
import { ruleOf } from "./rule.ts"

const rules: [Schema, string][] = [
  [{ type: "integer", minimum: 1, maximum: 100 }, "must be an integer from 1 to 100"],
  [{ type: "integer", minimum: 0 }, "must be an integer of at least 0"],
  [{ type: "integer", maximum: 9 }, "must be an integer of at most 9"],
  [{ type: "integer" }, "must be an integer"],
  [{ type: "number", minimum: 2, maximum: 100 }, "must be a number from 2 to 100"],
  [{ type: "number" }, "must be a number"],
  [{ type: "boolean" }, "must be true or false"],
  [{ const: 7 }, "must be 7"],
  [{ type: "string", enum: ["a"] }, "must be a"],
  [{ type: "string", enum: ["a", "b"] }, "must be a or b"],
  [{ type: "string", enum: ["a", "b", "c"] }, "must be a, b or c"],
  [{ type: "string", title: "EVM address", pattern: "^0x" }, "must be an EVM address"],
  [{ type: "string", title: "Node ID", pattern: "^N" }, "must be a Node ID"],
  [{ type: "string", pattern: "^N" }, "must be as documented"],
  [{ type: "string", title: "Node ID", pattern: "^N", "x-rule": "the ID of a node" }, "must be the ID of a node"],
  [{ type: "string", enum: ["a"], "x-rule": "the letter a" }, "must be the letter a"],
  [{ type: "string", minLength: 1 }, "must not be empty"],
  [{ type: "string", minLength: 2 }, "must have at least 2 characters"],
  [{ type: "string", maxLength: 8 }, "must have 0 to 8 characters"],
  [{ type: "string" }, "must be text"],
  [{ type: "array" }, "must be a list"],
  [{ type: "array", minItems: 1 }, "must be a list of at least 1 item"],
  [{ type: "array", maxItems: 3 }, "must be a list of at most 3 items"],
  [{ type: "array", minItems: 2, maxItems: 3 }, "must be a list of 2 to 3 items"],
  [{ type: "object" }, "must be an object"],
  [{}, "must be as documented"],
]

test.each(rules)("%j %s", (schema, rule) => {
  expect(ruleOf(schema)).toBe(rule)
})
