import { readFileSync } from "node:fs"
import { createConfig, lintFromString } from "@redocly/openapi-core"
import { expect, test } from "vitest"
import { isObject } from "../src/document/json.ts"
import { mapSubschemas } from "../src/document/map-schema.ts"

/**
 * Parts of a schema that JSON Schema allows but generators for other languages do not support: a boolean in place of a member's
 * schema, and more than one type in addition to null. A boolean `additionalProperties` is supported, since older versions allowed it.
 */
function unreadable(schema: unknown, place: string): string[] {
  if (typeof schema === "boolean") return [`${place} is ${schema}`]
  if (!isObject(schema)) return []
  const types = Array.isArray(schema.type) ? schema.type.filter((type) => type !== "null") : []
  const found = types.length > 1 ? [`${place} has the types ${types.join(", ")}`] : []
  for (const keyword of ["items", "contains", "propertyNames", "not", "if", "then", "else"])
    if (typeof schema[keyword] === "boolean") found.push(`${place}/${keyword} is ${schema[keyword]}`)
  mapSubschemas(schema, (part, keyword) => {
    found.push(...unreadable(part, `${place}/${keyword}`))
    return part
  })
  return found
}

/** All schemas of a document, by location. */
function schemasIn(value: unknown, place = ""): [string, unknown][] {
  if (!isObject(value)) return Array.isArray(value) ? value.flatMap((one, at) => schemasIn(one, `${place}/${at}`)) : []
  return Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
    if (name === "example" || name === "examples") return []
    if (name === "schema") return [[`${place}/schema`, member]]
    if (place === "/components" && name === "schemas")
      return Object.entries(member as object).map(([key, schema]) => [`${place}/schemas/${key}`, schema])
    return schemasIn(member, `${place}/${name}`)
  })
}

const bundle = (api: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../clients/${api}/openapi.json`, import.meta.url), "utf8"))

test.each(["data", "metrics", "health"])("the %s document has no schema that others cannot read", (api) => {
  const schemas = schemasIn(bundle(api))
  expect(schemas.length).toBeGreaterThan(10)
  expect(schemas.flatMap(([place, schema]) => unreadable(schema, place))).toEqual([])
})

test("what they cannot read is found wherever it stands", () => {
  const schema = { not: { anyOf: [{ properties: { a: true } }] }, items: { type: ["string", "number", "null"] } }
  const fine = { additionalProperties: true, type: ["object", "null"] }
  expect(unreadable({ properties: { b: schema, c: fine, d: { items: false } } }, "").sort()).toEqual([
    "/properties/items has the types string, number",
    "/properties/items is false",
    "/properties/not/anyOf/properties is true",
  ])
})

test.each(["data", "metrics", "health"])(
  "the %s document is one of OpenAPI 3.0 too, with all its operations",
  async (api) => {
    const at = (name: string) => readFileSync(new URL(`../../clients/${api}/${name}`, import.meta.url), "utf8")
    const source = at("openapi-3.0.json")
    const config = await createConfig({ rules: { struct: "error", "no-unresolved-refs": "error" } })
    const problems = await lintFromString({ source, config, absoluteRef: "openapi.json" })
    expect(problems.map(({ message, location: [place] }) => `${place?.pointer}: ${message}`)).toEqual([])
    const [three, one] = [source, at("openapi.json")].map((text) => JSON.parse(text))
    expect(three.openapi).toBe("3.0.3")
    expect(Object.keys(three.paths)).toEqual(Object.keys(one.paths))
    expect(Object.keys(three.components.schemas)).toEqual(Object.keys(one.components.schemas))
  },
)
