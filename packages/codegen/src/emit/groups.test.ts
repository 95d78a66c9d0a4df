import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { buildSync } from "esbuild"
import { expect, test } from "vitest"
import { errorsOfUse } from "../../test/support/compiled-client.ts"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "../document/openapi.ts"

const json = (schema: object) => ({ content: { "application/json": { schema } } })
const file = { type: "object", properties: { name: { type: "string" } } }
const responses = { 200: { description: "", ...json({ $ref: "#/components/schemas/File" }) } }
const id = { name: "id", in: "path", required: true, schema: { type: "string" } }
const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: {
    "/files/{id}": {
      parameters: [id],
      get: { operationId: "getFile", "x-group": "files", responses },
      delete: { operationId: "deleteFile", "x-group": "files.delete", responses: { 204: { description: "" } } },
    },
    "/files": {
      get: {
        operationId: "listFiles",
        "x-group": "files",
        "x-iteration": { by: "offset", items: "files", parameter: "offset" },
        parameters: [
          { name: "offset", in: "query", schema: { type: "integer" } },
          { name: "filter", in: "query", style: "deepObject", explode: true, schema: { type: "object" } },
        ],
        responses: {
          200: { description: "", ...json({ type: "object", properties: { files: { type: "array", items: {} } } }) },
        },
      },
    },
    "/ping": { get: { operationId: "ping", responses: { 204: { description: "" } } } },
  },
  components: { schemas: { File: file } },
} as unknown as OpenApiDocument

test("operations of a group are members of it in the client, and of a namespace that takes any core", async () => {
  const use = `
    import { createApiClient, createApiCore, deleteFile, files, type ApiFiles, type File } from "./index.ts"
    const options = { baseUrl: "https://data.example" }
    const client = createApiClient(options)
    const file: File = await client.files.get({ id: "1" })
    const own: ApiFiles = client.files
    await own.delete({ id: "1" })
    await client.ping()
    const core = createApiCore(options)
    const same: File = await files.get(core, { id: "1" })
    await files.delete(core, { id: "1" })
    await deleteFile(core, { id: "1" })
    // @ts-expect-error what is in a group is in the group only
    await client.getFile({ id: "1" })
    // @ts-expect-error its parameters are checked
    await client.files.get({})
    export { file, same }
  `
  expect(await errorsOfUse("groups", document, use)).toEqual([])
  const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate" }
  const { files } = await clientOf(document, target)
  expect(files.get("client.ts")).toContain('const result = await client.files.get({ id: "..." })')
})

const cache = join(import.meta.dirname, "../../.cache")

test("a bundle that uses one function of a group has no other, and nothing of pages and styles that others need", async () => {
  const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate" }
  const { files } = await clientOf(document, target)
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, "groups-"))
  try {
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const [{ text } = { text: "" }] = buildSync({
      stdin: {
        contents:
          'import { createApiCore } from "./index.ts"\nimport * as files from "./groups/files.ts"\nfiles.get(createApiCore({ baseUrl: "http://a" }), { id: "1" })',
        resolveDir: folder,
      },
      bundle: true,
      format: "esm",
      write: false,
      treeShaking: true,
    }).outputFiles
    const others = ['"deleteFile"', '"listFiles"', '"ping"', "deepObject", "toArray"]
    expect([text.includes('"getFile"'), others.filter((one) => text.includes(one))]).toEqual([true, []])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
