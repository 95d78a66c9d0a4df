import { expect, test } from "vitest"
import type { JsonObject } from "../document/json.ts"
import { declarationsOf } from "./declarations.ts"

/** The type of the schema `A`, as in `components`. */
function print(schema: JsonObject, others: JsonObject = {}): string {
  const document = {
    openapi: "3.1.0",
    info: { title: "T", version: "0" },
    components: { schemas: { A: schema, ...others } },
  }
  const text = declarationsOf(document).get("components") ?? ""
  return text.slice(text.indexOf("    A"), text.indexOf("\n  }\n  responses"))
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test.each<[string, JsonObject, string]>([
  [
    "an object",
    { properties: { a: { type: "string" }, "b-c": { type: "number" } }, required: ["a"] },
    '{\n      a: string\n      "b-c"?: number\n    }',
  ],
  ["an empty object", { type: "object", properties: {} }, "Record<string, never>"],
  ["an object of any members", { type: "object" }, "{\n      [key: string]: unknown\n    }"],
  ["a map", { type: "object", additionalProperties: { type: "integer" } }, "{\n      [key: string]: number\n    }"],
  ["a list", { type: "array", items: { type: "boolean" } }, "boolean[]"],
  ["a list of a union", { type: "array", items: { type: ["string", "null"] } }, "(string | null)[]"],
  ["a tuple", { type: "array", prefixItems: [{ type: "string" }, { type: "null" }] }, "[string, null]"],
  ["a reference", { oneOf: [ref("B"), { type: "null" }] }, 'components["schemas"]["B"] | null'],
  [
    "an intersection of a union",
    { allOf: [ref("B"), { oneOf: [ref("B"), ref("C")] }] },
    'components["schemas"]["B"] & (components["schemas"]["B"] | components["schemas"]["C"])',
  ],
  ["numbers", { enum: [1, -2, 0.5] }, "1 | -2 | 0.5"],
  ["truth", { const: true }, "true"],
  ["anything", {}, "unknown"],
  ["a signed 64-bit integer", { type: ["integer", "null"], format: "int64" }, "(number | bigint) | null"],
  ["hex", { type: "string", format: "hex" }, ["`0x$", "{string}`"].join("")],
  ["an open enumeration", { type: "string", "x-extensible-enum": ["a"] }, '"a" | (string & {})'],
])("%s", (_, schema, type) => {
  const empty = { type: "object", properties: { b: {} } }
  expect(print(schema, { B: empty, C: empty }).split("\n    B:")[0]).toBe(`    A: ${type}`)
})

test("a text keeps its quotes, backslashes and brackets", () => {
  const values = ["it's", '"quoted"', "back\\slash\\", "components['a']", "a | b;", "/** no comment */", "line\nbreak"]
  expect(JSON.parse(`[${print({ enum: values }).slice("    A: ".length).replaceAll('" | "', '", "')}]`)).toEqual(values)
})

test("a comment has the description and the default, and not what the type says already", () => {
  const a = { type: "string", format: "date-time", enum: ["x"], description: "When it ran.\nUnix time.", default: 0 }
  expect(
    print({ properties: { a, b: { type: "integer", format: "int64", description: "Ends */ here." } } }),
  ).toBe(`    A: {
      /**
       * When it ran.
       * Unix time.
       * @default 0
       */
      a?: "x"
      /** Ends *\\/ here. */
      b?: number | bigint
    }`)
})

test("a comment that is too long for a line is wrapped", () => {
  const lines = print({ properties: { a: { type: "string", description: "word ".repeat(40) } } }).split("\n")
  expect(lines.filter((line) => line.length > 120)).toEqual([])
  expect(lines.join(" ").match(/word/g)).toHaveLength(40)
})

test("a union that is too long for a line has one member a line", () => {
  const long = "x".repeat(60)
  expect(print({ properties: { a: { enum: [`${long}|${long}`, "b"] } } })).toBe(`    A: {
      a?:
        | "${long}|${long}"
        | "b"
    }`)
})
