import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { bundleSpec, isOpenRpc } from "./bundle.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "serac-bundle-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(files: Readonly<Record<string, string>>): string {
  const names = Object.keys(files)
  for (const name of names) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, files[name] ?? "")
  }
  return join(folder, names[0] ?? "")
}

const info = "info: { title: T, version: 0.0.0 }"
const whole = {
  openapi: "3.1.0",
  info: { title: "T", version: "0.0.0" },
  paths: {
    "/b": { get: { responses: { "200": { $ref: "#/components/responses/Ok" } } } },
  },
  components: {
    responses: {
      Ok: { description: "Fine.", content: { "application/json": { schema: { $ref: "#/components/schemas/Zebra" } } } },
    },
    schemas: {
      Ape: { type: "string" },
      Zebra: { type: "object", properties: { friend: { $ref: "#/components/schemas/Ape" } } },
    },
  },
}

test("a split document becomes one whose references are local and whose components are in order", async () => {
  const file = write({
    "split/openapi.yaml": `openapi: 3.1.0\n${info}\npaths: { /b: { get: { responses: { "200": { $ref: parts/responses.yaml#/Ok } } } } }`,
    "split/parts/responses.yaml":
      "Ok: { description: Fine., content: { application/json: { schema: { $ref: ../schemas.yaml#/Zebra } } } }",
    "split/schemas.yaml": 'Zebra: { type: object, properties: { friend: { $ref: "#/Ape" } } }\nApe: { type: string }',
  })
  expect(JSON.stringify(await bundleSpec(file))).toBe(JSON.stringify(whole))
})

test("a whole document in JSON is its own bundle", async () => {
  const file = write({ "whole.json": JSON.stringify(whole) })
  expect(await bundleSpec(file)).toEqual(whole)
})

test("an OpenRPC document is told from an OpenAPI one", async () => {
  const file = write({ "openrpc.yaml": `openrpc: 1.3.2\n${info}\nmethods: []` })
  expect(isOpenRpc(await bundleSpec(file))).toBe(true)
})

test("a missing file is named", async () => {
  await expect(bundleSpec(join(folder, "nowhere.yaml"))).rejects.toThrow(/nowhere\.yaml: no such file$/)
})

test.each([
  ["another format", "swagger: '2.0'\nhost: example.org", "has `swagger: 2.0`"],
  ["a newer version", `openapi: 4.0.0\n${info}\npaths: {}`, "has `openapi: 4.0.0`"],
  ["neither", "hello: world", "has neither `openapi` nor `openrpc`; OpenAPI 3.0 and 3.1"],
  ["no object", "just text", "other.yaml: is no object"],
  ["no YAML", "a: [", "other.yaml: "],
])("a file of %s is refused", async (_, text, message) => {
  const file = write({ "other.yaml": text })
  await expect(bundleSpec(file)).rejects.toThrow(message)
})

test("a reference that leads nowhere is named with its place", async () => {
  const file = write({
    "dangling.yaml": `openapi: 3.1.0\n${info}\npaths: { /a: { get: { responses: { "200": { $ref: none.yaml#/Ok } } } } }`,
  })
  await expect(bundleSpec(file)).rejects.toThrow(/dangling\.yaml#\/paths\/~1a\/get\/responses\/200: Can't resolve/)
})

test("a local reference that leads nowhere is named with its place, wherever it stands", async () => {
  const file = write({
    "lost.yaml": `openapi: 3.0.3\n${info}\npaths: {}\ncomponents: { schemas: { A: { properties: { default: { $ref: "#/components/schemas/B" } } } } }`,
  })
  await expect(bundleSpec(file)).rejects.toThrow(
    /lost\.yaml#\/components\/schemas\/A\/properties\/default: a reference leads nowhere: #\/components\/schemas\/B$/,
  )
})

test("what an example or a default holds is no reference", async () => {
  const schema = '{ default: { $ref: "#/x" }, example: { $ref: y.yaml }, enum: [{ $ref: "#/z" }] }'
  const file = write({
    "values.yaml": `openapi: 3.1.0\n${info}\npaths: {}\ncomponents: { schemas: { A: ${schema} }, examples: { B: { value: { $ref: "#/v" } } } }`,
  })
  expect(Object.keys(await bundleSpec(file))).toEqual(["openapi", "info", "paths", "components"])
})

describe("two different schemas of one name", () => {
  const schema = (name: string) =>
    `{ description: x, content: { application/json: { schema: { $ref: ${name}.yaml#/Same } } } }`
  const clash = () =>
    write({
      "clash/openapi.yaml": `openapi: 3.1.0\n${info}\npaths: { /a: { get: { responses: { "200": ${schema("one")}, "400": ${schema("two")} } } } }`,
      "clash/one.yaml": "Same: { type: string }",
      "clash/two.yaml": "Same: { type: integer }",
    })

  test("are refused", async () => {
    await expect(bundleSpec(clash())).rejects.toThrow(
      "Two schemas are referenced with the same name but different content",
    )
  })

  test("are warned of where somebody else wrote the document, and both kept", async () => {
    const warnings: string[] = []
    const { components } = await bundleSpec(clash(), (line) => void warnings.push(line))
    expect(components?.schemas).toEqual({ Same: { type: "string" }, "Same-2": { type: "integer" } })
    expect(warnings).toEqual([
      expect.stringMatching(/clash\/openapi\.yaml#.*: Two schemas .* Renamed Same to Same-2\.$/),
    ])
  })
})
