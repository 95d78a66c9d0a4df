import { expect, test } from "vitest"
import type { JsonObject } from "../document/json.ts"
import { declarationsOf } from "./declarations.ts"

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const kind = { type: "string" }
const cat = { type: "object", required: ["kind"], properties: { kind, lives: { type: "integer" } } }
const dog = { type: "object", properties: { kind: { ...kind, description: "Of the dog." } } }

/** The type of a schema of a document. */
function typeOf(name: string, schemas: JsonObject, others: JsonObject = {}): string {
  const text = declarationsOf({ ...others, components: { schemas } }).get("components") ?? ""
  const [, after = ""] = text.split(`\n    ${name}: `)
  return after.slice(0, after.search(/\n {4}(?=\w)|\n {2}\}/))
}

test("a member that tells schemas apart has the value of each, as the mapping or else their names say", () => {
  const mapping = { tom: "#/components/schemas/Cat", kitty: "#/components/schemas/Cat" }
  const schemas = {
    Cat: cat,
    Dog: dog,
    Pet: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind", mapping } },
  }
  expect(typeOf("Cat", schemas)).toBe('{\n      kind: "tom" | "kitty"\n      lives?: number\n    }')
  expect(typeOf("Dog", schemas)).toBe('{\n      /** Of the dog. */\n      kind: "Dog"\n    }')
  expect(typeOf("Pet", schemas)).toBe('components["schemas"]["Cat"] | components["schemas"]["Dog"]')
})

test("a mapping may have bare names, and the union may be in an operation", () => {
  const discriminator = { propertyName: "kind", mapping: { tom: "Cat" } }
  const schema = { anyOf: [ref("Cat")], discriminator }
  const post = { operationId: "add", requestBody: { content: { "application/json": { schema } } } }
  expect(typeOf("Cat", { Cat: cat }, { paths: { "/pets": { post } } })).toContain('kind: "tom"\n')
})

test("a schema that extends one with a discriminator has its value in place of the general member", () => {
  const pet = { type: "object", properties: { kind }, discriminator: { propertyName: "kind" } }
  const mapped = { ...pet, discriminator: { propertyName: "kind", mapping: { bird: "#/components/schemas/Bird" } } }
  const heir = (of: string) => ({ allOf: [ref(of), { properties: { age: { type: "integer" } } }] })
  const schemas = { Pet: pet, Mapped: mapped, Fish: heir("Pet"), Bird: heir("Mapped") }
  expect(typeOf("Fish", schemas)).toMatch(
    /^\{\n {6}kind: "Fish"\n {4}\} & \(Omit<components\["schemas"\]\["Pet"\], "kind">/,
  )
  expect(typeOf("Bird", schemas)).toMatch(/^Omit<components\["schemas"\]\["Mapped"\], "kind"> & [\s\S]*kind: "bird"/)
})

test("the document itself is not changed", () => {
  const schemas = { Cat: cat, Pet: { oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } } }
  const before = JSON.stringify(schemas)
  typeOf("Pet", schemas)
  expect(JSON.stringify(schemas)).toBe(before)
})
