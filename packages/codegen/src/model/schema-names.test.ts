import { expect, test } from "vitest"
import { readOpenApi } from "./read-openapi.ts"
import { schemaNames } from "./schema-names.ts"

function namesOf(keys: readonly string[], operationId = "listThings") {
  const model = readOpenApi({
    openapi: "3.1.0",
    info: { title: "T", version: "0" },
    paths: { "/things": { get: { operationId } } },
  })
  return [...schemaNames(Object.fromEntries(keys.map((key) => [key, {}])), model, "MyApi").values()]
}

test("a schema keeps a name that nothing else has", () => {
  expect(namesOf(["Thing", "ListThings", "Core"])).toEqual(["Thing", "ListThings", "Core"])
})

test("another name gives its words in PascalCase", () => {
  expect(namesOf(["simple-user", "thing_v2", "a.b.C", "3d", "-"])).toEqual([
    ...["SimpleUser", "ThingV2", "ABC", "_3d", "Schema"],
  ])
})

test.each([
  ["the runtime", "Page"],
  ["the types of an operation", "ListThingsResult"],
  ["the client", "MyApiClient"],
  ["what the types refer to", "Uint8Array"],
])("a name of %s is given with Schema at its end", (_, name) => {
  expect(namesOf([name])).toEqual([`${name}Schema`])
})

test("a name of a function, of the types or of the language is another one in PascalCase", () => {
  expect(namesOf(["listThings", "operations", "import"])).toEqual(["ListThings", "Operations", "Import"])
})

test("who can keep its name does, and no two have one", () => {
  expect(namesOf(["simple-user", "SimpleUser", "Page", "PageSchema", "simple.user"])).toEqual([
    ...["SimpleUserSchema", "SimpleUser", "PageSchema2", "PageSchema", "SimpleUserSchema2"],
  ])
})

test("an operation cannot have the name of what creates the client", () => {
  expect(() => namesOf([], "createMyApiClient")).toThrow(
    "createMyApiClient: the function that creates the client has that name; give the package another one",
  )
})
