import { expect, test } from "vitest"
import { asOpenApi30 } from "./open-api-30.ts"

const asSchema = (schema: unknown) => {
  const { components } = asOpenApi30({ openapi: "3.1.0", info: {}, components: { schemas: { One: schema } } })
  return (components as { schemas: { One: unknown } }).schemas.One
}
const ref = { $ref: "#/components/schemas/Two" }

test.each<[string, unknown, unknown]>([
  ["null beside a type", { type: ["string", "null"] }, { type: "string", nullable: true }],
  ["null as a branch", { oneOf: [ref, { type: "null" }] }, { allOf: [ref], nullable: true }],
  ["null as one of several branches", { anyOf: [ref, {}, { type: "null" }] }, { anyOf: [ref, {}], nullable: true }],
  ["null alone", { type: "null" }, { nullable: true, enum: [null] }],
  ["a list of null alone", { type: ["null"] }, { nullable: true, enum: [null] }],
  ["null as the only branch", { anyOf: [{ type: "null" }] }, { allOf: [{ nullable: true, enum: [null] }] }],
  [
    "null as a branch beside other conditions",
    { allOf: [{ minProperties: 1 }], oneOf: [ref, { type: "null" }] },
    { allOf: [ref, { minProperties: 1 }], nullable: true },
  ],
  [
    "several types beside other alternatives",
    { type: ["string", "integer", "null"], anyOf: [{ minLength: 1 }, { minimum: 1 }] },
    {
      allOf: [{ anyOf: [{ type: "string" }, { type: "integer" }] }],
      anyOf: [{ minLength: 1 }, { minimum: 1 }],
      nullable: true,
    },
  ],
  ["conditions beside a reference", { ...ref, allOf: [{ minLength: 1 }] }, { allOf: [ref, { minLength: 1 }] }],
  [
    "several types",
    { type: ["string", "array"] },
    { items: {}, anyOf: [{ type: "string" }, { type: "array", items: {} }] },
  ],
  ["a constant", { const: "a" }, { enum: ["a"] }],
  ["examples", { type: "string", examples: ["a", "b"] }, { type: "string", example: "a" }],
  [
    "exclusive bounds",
    { exclusiveMinimum: 0, exclusiveMaximum: 9 },
    { minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true },
  ],
  ["words beside a reference", { ...ref, description: "Two." }, { allOf: [ref], description: "Two." }],
  [
    "a tuple",
    { type: "array", prefixItems: [{ type: "string" }, ref] },
    { type: "array", items: { anyOf: [{ type: "string" }, ref] } },
  ],
  [
    "members by a pattern",
    { patternProperties: { "^a": ref }, additionalProperties: false },
    { additionalProperties: ref },
  ],
  ["any and nothing", { properties: { a: true, b: false } }, { properties: { a: {}, b: { not: {} } } }],
  ["bytes", { type: "string", contentEncoding: "base64" }, { type: "string", format: "byte" }],
  [
    "a condition",
    { type: "object", if: ref, else: ref, additionalProperties: true },
    { type: "object", additionalProperties: true },
  ],
])("%s is written in the manner of 3.0", (_, one, three) => {
  expect(asSchema(one)).toEqual(three)
})

test("schemas of operations are too, examples stay, and what 3.0 does not have is left out", () => {
  const schema = { type: ["integer", "null"] }
  const examples = { one: { value: { type: ["a", "null"] } } }
  expect(
    asOpenApi30({
      openapi: "3.1.0",
      info: { title: "T", version: "1", summary: "S", license: { name: "MIT", identifier: "MIT" } },
      webhooks: {},
      jsonSchemaDialect: "d",
      paths: { "/a": { get: { parameters: [{ name: "a", in: "query", schema, examples }] } } },
      components: { securitySchemes: { key: { type: "http" }, cert: { type: "mutualTLS" } }, pathItems: {} },
    }),
  ).toEqual({
    openapi: "3.0.3",
    info: { title: "T", version: "1", license: { name: "MIT" } },
    paths: {
      "/a": {
        get: { parameters: [{ name: "a", in: "query", schema: { type: "integer", nullable: true }, examples }] },
      },
    },
    components: { securitySchemes: { key: { type: "http" } } },
  })
})
