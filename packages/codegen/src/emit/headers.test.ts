import { join } from "node:path"
import { expect, test } from "vitest"
import { typeErrors } from "../../test/support/type-errors.ts"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "../document/openapi.ts"

const content = { "application/json": { schema: { type: "array", items: { type: "string" } } } }
const document = {
  openapi: "3.0.3",
  info: { title: "T", version: "1" },
  paths: {
    "/books": {
      get: {
        operationId: "listBooks",
        responses: {
          200: {
            description: "Books.",
            headers: {
              "X-Total-Count": { required: true, schema: { type: "integer" } },
              "x-order": { schema: { type: "string", enum: ["up", "down"] } },
              "x-request-id": { $ref: "#/components/headers/RequestId" },
              "x-trace": { $ref: "#/components/headers/Trace" },
            },
            content,
          },
        },
      },
    },
    "/authors": {
      get: {
        operationId: "listAuthors",
        responses: { 200: { $ref: "#/components/responses/Names" } },
      },
    },
    "/editors": { get: { operationId: "listEditors", responses: { 200: { description: "Editors.", content } } } },
  },
  components: {
    headers: {
      RequestId: { schema: { type: "string" } },
      Trace: { required: true, schema: { type: "string" } },
    },
    responses: {
      Names: {
        description: "Names.",
        headers: { "x-request-id": { $ref: "#/components/headers/RequestId" } },
        content,
      },
    },
  },
} as unknown as OpenApiDocument

const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate", exported: [] }

test("results have the headers of the document in their types, where it describes any", async () => {
  const { files } = await clientOf(document, target)
  const folder = join(import.meta.dirname, "../../.cache/headers")
  const use = `
    import { createApiClient } from "./client.ts"
    import { listBooks, type ListBooksHeaders } from "./list-books.ts"
    const client = createApiClient({ baseUrl: "https://data.example" })
    const { response: { headers } } = await listBooks(client).withResponse()
    export const total: \`\${number}\` = headers.get("x-total-count")
    export const sameTotal: \`\${number}\` = headers.get("X-Total-Count")
    export const order: "up" | "down" | null = headers.get("x-order")
    export const trace: string = headers.get("x-trace")
    export const other: string | null = headers.get("x-other")
    export const typed: ListBooksHeaders["x-order"] = "up"
    // @ts-expect-error a header that is not required may be null, and so may one that the document only refers to
    export const requestId: string = headers.get("x-request-id")
    const names = await client.listAuthors().withResponse()
    // @ts-expect-error the same in a response that the document refers to
    export const sameId: string = names.response.headers.get("x-request-id")
    const editors = await client.listEditors().withResponse()
    export const any: string | null = editors.response.headers.get("x-total-count")
  `
  const sources = new Map([...files, ["use.ts", use] as const].map(([name, text]) => [join(folder, name), text]))
  expect(typeErrors(sources)).toEqual([])
  expect(files.get("list-editors.ts")).not.toContain("Headers")
})
