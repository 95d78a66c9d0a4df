import { expect, test } from "vitest"
import type { OpenApiDocument } from "./openapi.ts"
import { servedDocument } from "./served-document.ts"

const bookId = { name: "bookId", in: "path", required: true, schema: { type: "string" }, example: "1" }
const document: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Shelf", version: "1.0.0" },
  paths: {
    "/books/{bookId}": {
      parameters: [{ $ref: "#/components/parameters/bookId" }],
      get: { operationId: "getBook", summary: "Get a book", description: "Returns it.", responses: {} },
      delete: { operationId: "burnBook", responses: {} },
    },
    "/books": {
      get: { operationId: "listBooks", responses: {} },
      post: {
        operationId: "addBook",
        requestBody: {
          required: true,
          content: { "application/json": { schema: {}, examples: { one: { value: "1" } } } },
        },
        responses: {},
      },
    },
  },
  components: { parameters: { bookId } },
}
const nothing = { unserved: () => undefined, exampleOf: () => undefined }
const served = (parts: Partial<Parameters<typeof servedDocument>[1]>) =>
  servedDocument(document, { ...nothing, ...parts }) as OpenApiDocument & {
    paths: Record<string, Record<string, unknown>>
  }

test("a document is served from where it is, and otherwise as it is", () => {
  expect(served({})).toEqual({ ...document, servers: [{ url: "/", description: "This service" }] })
})

test("an example that is there takes the place of the document's, for each operation by itself", () => {
  const exampleOf = ({ id }: { id: string }, parameter: string) => (id === "getBook" ? `${parameter} 7` : undefined)
  const paths = served({ exampleOf }).paths["/books/{bookId}"]
  expect(paths).toMatchObject({
    parameters: [{ $ref: "#/components/parameters/bookId" }],
    get: { parameters: [{ ...bookId, example: "bookId 7" }] },
  })
  expect(paths?.delete).not.toHaveProperty("parameters")
})

test("an example of a body takes the place of the document's", () => {
  const exampleOf = ({ id }: { id: string }, what: string) =>
    id === "addBook" && what === "body" ? { title: "Firn" } : undefined
  expect(served({ exampleOf }).paths["/books"]).toEqual({
    get: { operationId: "listBooks", responses: {} },
    post: {
      operationId: "addBook",
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: {},
            examples: { found: { summary: "Of what is here", value: { title: "Firn" } } },
          },
        },
      },
      responses: {},
    },
  })
})

test("what is not answered is marked, in words too", () => {
  const unserved = ({ path }: { path: string }) => (path === "/books" ? undefined : `this service has no ${path}`)
  const { paths } = served({ unserved })
  const reason = "this service has no /books/{bookId}"
  expect(paths["/books/{bookId}"]).toMatchObject({
    get: {
      summary: "Get a book (not served here)",
      description: `Not served here: ${reason}.\n\nReturns it.`,
      "x-unserved": reason,
    },
    delete: { description: `Not served here: ${reason}.`, "x-unserved": reason },
  })
  expect(paths["/books"]).toMatchObject({ get: { operationId: "listBooks", responses: {} } })
})
