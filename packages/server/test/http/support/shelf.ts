import type { OpenApiDocument } from "../../../src/http/index.ts"

const idList = {
  type: "array",
  minItems: 1,
  items: { type: "string", pattern: "^[a-z]+$", "x-rule": "lower-case letters" },
}

function success(schema: string): object {
  const content = { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } }
  return { 200: { description: "It is this.", content } }
}

/** A small document that has one of everything that is served. */
export const shelf: OpenApiDocument = {
  openapi: "3.1.0",
  info: { title: "Shelf", version: "1.0.0" },
  paths: {
    "/v1/books": {
      get: {
        operationId: "listBooks",
        parameters: [
          { $ref: "#/components/parameters/pageToken" },
          { $ref: "#/components/parameters/pageSize" },
          { name: "from", in: "query", schema: { type: "integer", minimum: 0 }, "x-not-above": "to" },
          { name: "to", in: "query", schema: { type: "integer", minimum: 0 } },
          { name: "least", in: "query", schema: { type: "string", pattern: "^[0-9]+$" }, "x-not-above": "most" },
          { name: "most", in: "query", schema: { type: "string", pattern: "^[0-9]+$" } },
          { name: "score", in: "query", schema: { type: "number", minimum: 0.5, maximum: 10 } },
          { name: "lent", in: "query", schema: { type: "boolean" } },
          { name: "status", in: "query", schema: { $ref: "#/components/schemas/Status" } },
          { name: "ids", in: "query", style: "form", explode: false, schema: idList },
          { name: "kinds", in: "query", schema: { type: "array", maxItems: 2, items: { type: "string" } } },
          { name: "sizes", in: "query", schema: { type: "array", items: { type: "integer" } } },
          { name: "language", in: "query", schema: { type: "string", default: "en" } },
        ],
        responses: success("Page"),
      },
      post: {
        operationId: "addBook",
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/NewBook" } } },
        },
        responses: success("Book"),
      },
    },
    "/v1/books:search": {
      post: {
        operationId: "searchBooks",
        parameters: [{ $ref: "#/components/parameters/pageToken" }, { $ref: "#/components/parameters/pageSize" }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/NewBook" } } },
        },
        responses: success("Page"),
      },
    },
    "/v1/books:latest": { get: { operationId: "getLatestBook", responses: success("Book") } },
    "/v1/books/{bookId}": {
      parameters: [{ $ref: "#/components/parameters/bookId" }],
      get: { operationId: "getBook", responses: success("Book") },
    },
    "/v1/books/{bookId}:lend": {
      post: {
        operationId: "lendBook",
        parameters: [{ $ref: "#/components/parameters/bookId" }],
        responses: { 200: { description: "It is lent." } },
      },
    },
    "/v1/books/{bookId}:describe": {
      get: {
        operationId: "describeBook",
        parameters: [{ $ref: "#/components/parameters/bookId" }],
        responses: success("Book"),
      },
    },
    "/v1/shelves/{shelfId}/books": {
      get: {
        operationId: "listShelfBooks",
        parameters: [
          { name: "shelfId", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
          { name: "owner", in: "query", required: true, schema: { type: "string" } },
          { $ref: "#/components/parameters/pageToken" },
          { $ref: "#/components/parameters/pageSize" },
        ],
        responses: success("Page"),
      },
    },
  },
  components: {
    parameters: {
      bookId: { name: "bookId", in: "path", required: true, schema: { type: "string" } },
      pageToken: { name: "pageToken", in: "query", schema: { type: "string" } },
      pageSize: { name: "pageSize", in: "query", schema: { type: "integer", minimum: 1, maximum: 100, default: 10 } },
    },
    schemas: {
      Status: { title: "Status", type: "string", enum: ["new", "used", "lost"] },
      Isbn: { title: "ISBN", type: "string", pattern: "^[0-9]{10}$" },
      Book: {
        type: "object",
        required: ["bookId"],
        properties: { bookId: { type: "string" }, pages: { type: "integer" } },
      },
      Page: {
        type: "object",
        required: ["books"],
        properties: {
          nextPageToken: { type: "string" },
          books: { type: "array", items: { $ref: "#/components/schemas/Book" } },
        },
      },
      NewBook: {
        anyOf: [{ $ref: "#/components/schemas/ByIsbn" }, { $ref: "#/components/schemas/ByTitle" }],
      },
      ByIsbn: {
        allOf: [
          { $ref: "#/components/schemas/Copies" },
          { type: "object", required: ["isbn"], properties: { isbn: { $ref: "#/components/schemas/Isbn" } } },
        ],
      },
      ByTitle: {
        allOf: [
          { $ref: "#/components/schemas/Copies" },
          { type: "object", required: ["title"], properties: { title: { type: "string" } } },
        ],
      },
      Copies: {
        type: "object",
        properties: { copies: { type: "integer", minimum: 1, maximum: 9, default: 1 } },
      },
    },
  },
} as OpenApiDocument
