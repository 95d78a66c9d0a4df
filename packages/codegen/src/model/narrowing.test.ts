import { expect, test } from "vitest"
import type { MethodObject, ResultBy } from "../document/openrpc.ts"
import { Resolver } from "../document/resolve.ts"
import type { SchemaObject, SchemaOrReference } from "../document/schema.ts"
import { narrowingOf } from "./narrowing.ts"

const schemas: Readonly<Record<string, SchemaObject>> = {
  Bytes: { type: "string" },
  Tree: { type: "object" },
  Either: { oneOf: [{ $ref: "#/components/schemas/Bytes" }, { $ref: "#/components/schemas/Tree" }] },
}
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const encoding: SchemaObject = { type: "string", enum: ["hex", "hexnc", "json"], default: "hex" }

function narrow(resultBy: ResultBy, schema: SchemaObject = encoding, result: SchemaOrReference = ref("Either")) {
  const params = [{ name: resultBy.parameter === "none" ? "other" : resultBy.parameter, schema }]
  const method: MethodObject = { name: "getThing", params, "x-result-by": resultBy }
  return narrowingOf(new Resolver({ components: { schemas } }), method, params, result)
}

test("each value of an enumeration has the result that it gives, and the default may be left out", () => {
  expect(narrow({ parameter: "encoding", results: { hex: "Bytes", hexnc: "Bytes", json: "Tree" } })).toEqual({
    parameter: "encoding",
    cases: [
      { values: ["hex", "hexnc"], isDefault: true, result: "Bytes" },
      { values: ["json"], isDefault: false, result: "Tree" },
    ],
    orNull: false,
  })
})

test("null may be the result of any value", () => {
  const result = { oneOf: [ref("Either"), { type: "null" }] }
  const resultBy = { parameter: "isWhole", results: { true: "Tree", false: "Bytes" } }
  expect(narrow(resultBy, { type: "boolean" }, result)).toEqual({
    parameter: "isWhole",
    cases: [
      { values: [true], isDefault: false, result: "Tree" },
      { values: [false], isDefault: false, result: "Bytes" },
    ],
    orNull: true,
  })
})

test.each<[string, ResultBy, string]>([
  ["a parameter that is not there", { parameter: "none", results: {} }, 'names no parameter: "none"'],
  [
    "a value that the parameter cannot have",
    { parameter: "encoding", results: { hex: "Bytes", hexnc: "Bytes", json: "Tree", cb58: "Bytes" } },
    'names a value that "encoding" does not have: "cb58"',
  ],
  [
    "too few values",
    { parameter: "encoding", results: { hex: "Bytes" } },
    'leaves out the value "hexnc" of "encoding"',
  ],
  [
    "a schema that is no branch of the result",
    { parameter: "encoding", results: { hex: "Bytes", hexnc: "Bytes", json: "Leaf" } },
    'names no schema of the result: "Leaf"',
  ],
  [
    "to leave out a schema of the result",
    { parameter: "encoding", results: { hex: "Bytes", hexnc: "Bytes", json: "Bytes" } },
    "leaves out a schema of the result, which is not null",
  ],
])("%s is refused", (_, resultBy, message) => {
  expect(() => narrow(resultBy)).toThrow(`getThing: x-result-by ${message}`)
})
