import { join } from "node:path"
import { expect, test } from "vitest"
import { typeErrors } from "../../test/support/type-errors.ts"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "../document/openapi.ts"

const string = { schema: { type: "string" } }
const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: {
    "/proxy/{path}": {
      parameters: [{ name: "path", in: "path", required: true, ...string }],
      get: {
        operationId: "proxy",
        parameters: [{ name: "path", in: "query", required: true, schema: { type: "integer" } }],
        responses: { 204: { description: "Done." } },
      },
    },
  },
} as unknown as OpenApiDocument

test("a call gives both parameters of one name, each with its type and its place", async () => {
  const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate", exported: [] }
  const { files } = await clientOf(document, target)
  expect(files.get("operations.ts")).toContain(`
  path: "/proxy/{path}",
  query: ["pathInQuery"],
  required: ["pathInQuery"],
  names: { pathInQuery: "path" },
`)
  const use = `
    import { createApiClient } from "./client.ts"
    const client = createApiClient({ baseUrl: "https://data.example" })
    await client.proxy({ path: "a", pathInQuery: 1 })
    // @ts-expect-error the one in the query is required
    await client.proxy({ path: "a" })
    // @ts-expect-error it is a number
    await client.proxy({ path: "a", pathInQuery: "b" })
  `
  const folder = join(import.meta.dirname, "../../.cache/parameter-names")
  const sources = new Map([...files, ["use.ts", use] as const].map(([name, text]) => [join(folder, name), text]))
  expect(typeErrors(sources)).toEqual([])
})
