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
    "/books": { get: { operationId: "listBooks", responses: {} } },
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

test("members of a body's example that are there take the place of the document's, a list's items in one text", () => {
  const value = { ids: "1,2", title: "Ice", least: 3 }
  const content = { "application/json": { schema: {}, examples: { one: { $ref: "#/components/examples/one" } } } }
  const shelf = {
    ...document,
    paths: {
      "/books": { post: { operationId: "findBooks", requestBody: { required: true, content }, responses: {} } },
    },
    components: { examples: { one: { summary: "Two books", value } } },
  }
  const there: Readonly<Record<string, unknown>> = { ids: ["7", "8"], least: 5 }
  const { paths } = servedDocument(shelf, { ...nothing, exampleOf: (_, name) => there[name] })
  const media = {
    schema: {},
    examples: { one: { summary: "Two books", value: { ids: "7,8", title: "Ice", least: 5 } } },
  }
  expect(paths).toEqual({
    "/books": {
      post: {
        operationId: "findBooks",
        requestBody: { required: true, content: { "application/json": media } },
        responses: {},
      },
    },
  })
})

test("what is not answered is marked, in words too", () => {
  const unserved = ({ id, path }: { id: string; path: string }) =>
    id === "listBooks" ? undefined : `this service has no ${path}`
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
  expect(paths["/books"]).toEqual({ get: { operationId: "listBooks", responses: {} } })
})
