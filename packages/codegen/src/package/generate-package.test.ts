import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { repository, sourcesIn } from "../../test/support/program.ts"
import { typeErrors } from "../../test/support/type-errors.ts"
import { generatePackage } from "./generate-package.ts"

const fixtures = join(import.meta.dirname, "../../test/fixtures")
let folder: string
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "serac-package-")))
})
afterAll(() => rmSync(folder, { recursive: true }))

const kinds = [
  { kind: "OpenAPI", spec: "library/openapi.yaml", name: "@me/library-client", bundle: "openapi.json", operations: 4 },
  { kind: "OpenRPC", spec: "ledger/openrpc.yaml", name: "@me/ledger-client", bundle: "openrpc.json", operations: 6 },
]

describe.each(kinds)("a package of an $kind document", ({ spec, name, bundle, operations }) => {
  const own = ["README.md", "package.json", "src/index.ts", "src/operations.ts", "tsconfig.json"]
  let out: string
  beforeAll(async () => {
    out = join(folder, name)
    const result = await generatePackage({ spec: join(fixtures, spec), out, name })
    expect(result).toMatchObject({ name, operations, changed: expect.arrayContaining([...own, bundle]) })
  })

  test("compiles under strict options, its README's example included", () => {
    const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(out, "README.md"), "utf8"))?.[1]
    const files = new Map(sourcesIn(join(out, "src")).map((file) => [file, readFileSync(file, "utf8")]))
    files.set(join(out, "example.mts"), example ?? "")
    expect(typeErrors(files, { paths: { [name]: [join(out, "src/index.ts")] } })).toEqual([])
  })

  test("is made again without touching what is its own, but for the table of the README", async () => {
    for (const file of own) writeFileSync(join(out, file), `mine\n<!-- operations -->\n<!-- /operations -->\n`)
    const { changed } = await generatePackage({ spec: join(fixtures, spec), out, name })
    expect(changed).toEqual(["README.md"])
    expect(readFileSync(join(out, "README.md"), "utf8")).toMatch(/^mine\n<!-- operations -->\n\| Function +\|/)
    expect(readFileSync(join(out, "package.json"), "utf8")).toMatch(/^mine\n/)
  })

  test("is the same from its own bundle", async () => {
    const again = join(folder, "again", name)
    await generatePackage({ spec: join(out, bundle), out: again, name })
    expect(readFileSync(join(again, bundle), "utf8")).toBe(readFileSync(join(out, bundle), "utf8"))
    const read = (from: string) => readFileSync(join(from, "src/generated/types.ts"), "utf8").split("\n").slice(1)
    expect(read(again)).toEqual(read(out))
  })
})

test("its files name the specification and the command as seen from the package", async () => {
  const spec = join(folder, "seen", "openapi.json")
  mkdirSync(join(folder, "seen"))
  writeFileSync(spec, JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "0" }, paths: {} }))
  await generatePackage({ spec, out: join(folder, "seen/my-api"), name: "my-api" })
  expect(readFileSync(join(folder, "seen/my-api/src/generated/operations.ts"), "utf8").split("\n")[0]).toBe(
    "// Made by `serac generate --spec ../openapi.json --out . --name my-api` from ../openapi.json. Do not edit.",
  )
  expect(readFileSync(join(folder, "seen/my-api/README.md"), "utf8")).toContain(
    "```sh\nserac generate --spec ../openapi.json --out . --name my-api\nnpm run build\n```",
  )
})

test("the manifest offers the client, the descriptors and the document, and stands on the runtime", async () => {
  const out = join(folder, "my-library")
  await generatePackage({ spec: join(fixtures, "library/openapi.yaml"), out })
  const runtime = JSON.parse(readFileSync(join(repository, "packages/client/package.json"), "utf8"))
  expect(JSON.parse(readFileSync(join(out, "package.json"), "utf8"))).toEqual({
    name: "my-library",
    version: "0.0.0",
    description: "Typed client of Library.",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./operations": { types: "./dist/operations.d.ts", default: "./dist/operations.js" },
      "./types": { types: "./dist/generated/types.d.ts", default: "./dist/generated/types.js" },
      "./openapi.json": "./openapi.json",
    },
    main: "./dist/index.js",
    types: "./dist/index.d.ts",
    typesVersions: { "*": { operations: ["./dist/operations.d.ts"], types: ["./dist/generated/types.d.ts"] } },
    files: ["dist", "openapi.json"],
    scripts: { build: "tsc -p tsconfig.json", prepare: "npm run build" },
    dependencies: { "@serac/client": `^${runtime.version}` },
    devDependencies: { typescript: "^5.9.3" },
  })
})

test("the modules of groups are entries, for resolvers without `exports` too", async () => {
  const spec = join(folder, "grouped.json")
  const operation = { operationId: "getFile", tags: ["Files"], responses: { 204: { description: "" } } }
  const info = { title: "T", version: "0" }
  writeFileSync(spec, JSON.stringify({ openapi: "3.1.0", info, paths: { "/files": { get: operation } } }))
  const out = join(folder, "grouped")
  await generatePackage({ spec, out, groups: true })
  expect(JSON.parse(readFileSync(join(out, "package.json"), "utf8"))).toMatchObject({
    exports: { "./groups/*": { types: "./dist/generated/groups/*.d.ts", default: "./dist/generated/groups/*.js" } },
    typesVersions: { "*": { "groups/*": ["./dist/generated/groups/*.d.ts"] } },
  })
  const use = `import { get } from "grouped/groups/files"\nexport const file = get`
  const entry = [join(out, "src/generated/groups/files.ts")]
  const files = new Map([
    ...sourcesIn(join(out, "src")).map((file) => [file, readFileSync(file, "utf8")] as const),
    [join(out, "use.ts"), use] as const,
  ])
  expect(typeErrors(files, { paths: { "grouped/groups/files": entry } })).toEqual([])
})

describe("a package of a document with names that code has other uses for", () => {
  const ids = [
    ...["get-user", "users.list", "core", "options", "parameters", "operation", "then", "constructor", "delete"],
    ...["timeout", "writeText", "createRestCore", "result", "index", "types", "__proto__", "page"],
    ...["defaults"],
  ]
  const schemas = [
    "Page",
    "simple-user",
    "a.b",
    "a b",
    "import",
    "GetUserResult",
    "Uint8Array",
    "operations",
    "page",
    "it's",
    "SeracError",
    "defaults",
  ]
  const answer = (name: string) => ({
    "200": { description: "", content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } } },
  })
  const query = ["filter[since]", "x-trace", "class", 'a"b', "*/"].map((name) => ({
    ...{
      name,
      in: "query",
      description: `Ends a comment: */ ${name}`,
      schema: { type: "string", enum: [`it's "${name}"`] },
    },
  }))
  const document = {
    openapi: "3.0.3",
    info: { title: 'It\'s */ "awkward"', version: "0" },
    paths: {
      ...Object.fromEntries(
        ids.map((operationId, index) => [
          `/${index}/*/`,
          { get: { operationId, parameters: query, responses: answer(schemas[index % schemas.length] ?? "") } },
        ]),
      ),
      "/things/{thing-id}": {
        parameters: [{ name: "thing-id", in: "path", required: true, schema: { type: "string" } }],
        head: { responses: { "200": { description: "" } } },
        options: { responses: { "204": { description: "" } } },
        patch: {
          requestBody: { required: true, content: { "application/merge-patch+json": { schema: { type: "object" } } } },
          responses: answer("Page"),
        },
      },
    },
    components: {
      schemas: Object.fromEntries(schemas.map((name) => [name, { type: "object", description: "Ends */." }])),
    },
  }
  let out: string
  beforeAll(async () => {
    const spec = join(folder, "awkward.json")
    writeFileSync(spec, JSON.stringify(document))
    out = join(folder, "awkward")
    await generatePackage({ spec, out })
  })

  test("compiles, and gives each operation and each schema a name", () => {
    const files = new Map(sourcesIn(join(out, "src")).map((file) => [file, readFileSync(file, "utf8")]))
    const use = `
      import { type PageSchema, SeracError, type SeracErrorSchema, type SimpleUser } from "awkward"
      import { createAwkwardClient, thenOperation, usersList } from "awkward"

      const client = createAwkwardClient({ baseUrl: "http://127.0.0.1" })
      export const page: PageSchema = await client.getUser({ "filter[since]": 'it\\'s "filter[since]"' })
      export const user: SimpleUser = await usersList(client)
      const failed: SeracErrorSchema = await client.defaultsOperation()
      export const isFailure: boolean = failed instanceof SeracError
      await thenOperation(client)
      ;(await client.headThingsByThingId({ "thing-id": "a" })) satisfies undefined
      await client.optionsThingsByThingId({ "thing-id": "a" })
      await client.patchThingsByThingId({ "thing-id": "a", body: {} })
      // @ts-expect-error: there is no such parameter
      await client.coreOperation({ since: "" })
    `
    files.set(join(out, "use.mts"), use)
    expect(typeErrors(files, { paths: { awkward: [join(out, "src/index.ts")] } })).toEqual([])
  })

  test("says in the descriptors what the document says", () => {
    const operations = readFileSync(join(out, "src/generated/operations.ts"), "utf8")
    expect(operations).toContain(`export const patchThingsByThingId: RestOperation = {
  id: "patchThingsByThingId",
  method: "PATCH",
  path: "/things/{thing-id}",
  required: ["body"],
  body: { type: "application/merge-patch+json", write: writeJson },
}`)
    expect(operations).toContain(`export const headThingsByThingId: RestOperation = {
  id: "headThingsByThingId",
  method: "HEAD",
  path: "/things/{thing-id}",
  result: "none",
}`)
  })
})

test("components of one name are both generated, and warned of", async () => {
  const at = join(folder, "clash")
  mkdirSync(at)
  const answer = (file: string) =>
    ({ description: "x", content: { "application/json": { schema: { $ref: `${file}#/version` } } } }) as const
  const paths = {
    "/a": { get: { operationId: "getA", responses: { 200: answer("one.json"), 400: answer("two.json") } } },
  }
  writeFileSync(
    join(at, "openapi.json"),
    JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "0" }, paths }),
  )
  writeFileSync(join(at, "one.json"), JSON.stringify({ version: { type: "string", description: "Of an app" } }))
  writeFileSync(join(at, "two.json"), JSON.stringify({ version: { type: "string", description: "Of a database" } }))
  const { operations, warnings } = await generatePackage({ spec: join(at, "openapi.json"), out: join(at, "api") })
  expect([operations, warnings]).toEqual([1, [expect.stringContaining("Renamed version to version-2.")]])
  expect(readFileSync(join(at, "api/src/generated/types.ts"), "utf8")).toContain('"version-2": string')
})

test("a file where the folder should be is refused", async () => {
  const out = join(folder, "a-file")
  writeFileSync(out, "")
  const spec = join(fixtures, "library/openapi.yaml")
  await expect(generatePackage({ spec, out })).rejects.toThrow(`${out}: is a file, not a folder`)
})

describe("is refused, and nothing is written:", () => {
  const document = "openapi: 3.1.0\ninfo: { title: T, version: 0.0.0 }\npaths: "

  test.each([
    ["a missing file", undefined, "@me/a", /spec\.yaml: no such file$/],
    ["a document of another kind", "asyncapi: 3.0.0\ninfo: {}", "@me/a", /neither `openapi` nor `openrpc`/],
    [
      "an operation that cannot be served",
      `${document}{ /a: { trace: {} } }`,
      "@me/a",
      /spec\.yaml: TRACE \/a: fetch does not send TRACE/,
    ],
    ["a name that is none", `${document}{}`, "No Name", /"No Name" is no name for a package/],
  ])("%s", async (_, text, name, message) => {
    const spec = join(folder, "refused", "spec.yaml")
    rmSync(join(folder, "refused"), { recursive: true, force: true })
    mkdirSync(join(folder, "refused"))
    if (text !== undefined) writeFileSync(spec, text)
    const out = join(folder, "refused", "out")
    await expect(generatePackage({ spec, out, name })).rejects.toThrow(message)
    expect(existsSync(out)).toBe(false)
  })
})
