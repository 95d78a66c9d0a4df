import { join } from "node:path"
import { expect, test } from "vitest"
import { generateClient } from "../client.ts"
import { Resolver } from "../document/resolve.ts"
import { readOpenApi } from "../model/read-openapi.ts"
import { type MockTarget, mockFiles } from "./mock-files.ts"

const fixtures = join(import.meta.dirname, "../../test/fixtures")

async function mocksOf(name: string, file: string, prefix: string) {
  const target: MockTarget = {
    packageName: `@serac/${name}`,
    prefix,
    source: `specs/${name}/${file}`,
    command: "pnpm generate",
    entry: `@serac/msw/${name}`,
    sources: "../..",
  }
  const { document, model } = await generateClient(join(fixtures, name, file), target)
  return mockFiles(new Resolver(document), target, model)
}

test("a listing's mock has its first example and what its parameters are", async () => {
  const files = await mocksOf("library", "openapi.yaml", "Library")
  expect(files.get("list-books.ts")).toMatchInlineSnapshot(`
    "// Made by \`pnpm generate\` from specs/library/openapi.yaml. Do not edit.
    import type { ListBooksError, ListBooksParameters, ListBooksResult } from "@serac/library"
    import { listBooks as operation } from "@serac/library/operations"
    import type { ItemOf } from "@serac/client/rest"
    import { listingMock, type ListingMock } from "../../rest/rest-mock.ts"

    /**
     * Makes handlers of \`GET /v1/shelves/{shelfId}/books\`.
     *
     * @example
     * \`\`\`ts
     * import { listBooks } from "@serac/msw/library"
     *
     * export const handlers = [listBooks(), listBooks.delay("real")]
     * \`\`\`
     */
    export const listBooks: ListingMock<
      ListBooksParameters,
      ListBooksResult,
      ItemOf<ListBooksResult, "books">,
      ListBooksError
    > =
      /* @__PURE__ */ listingMock(operation, {
        example: {
          "nextPageToken": "t",
          "books": [
            {
              "isbn": "1",
              "status": "lent"
            }
          ]
        },
        numbers: ["year", "pageSize"],
        lists: { tags: "," },
      })
    "
  `)
})

test("an RPC method's mock has its first result and its errors, one for each code", async () => {
  const files = await mocksOf("ledger", "openrpc.yaml", "Ledger")
  expect(files.get("get-entry.ts")).toMatchInlineSnapshot(`
    "// Made by \`pnpm generate\` from specs/ledger/openrpc.yaml. Do not edit.
    import type { GetEntryParams, GetEntryResult } from "@serac/ledger"
    import { getEntry as operation } from "@serac/ledger/operations"
    import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

    /**
     * Makes handlers of \`ledger.getEntry\` at \`/ext/bc/{ledgerID}\`.
     *
     * @example
     * \`\`\`ts
     * import { getEntry } from "@serac/msw/ledger"
     *
     * export const handlers = [getEntry(), getEntry.delay("real")]
     * \`\`\`
     */
    export const getEntry: RpcMock<GetEntryParams, GetEntryResult> =
      /* @__PURE__ */ rpcMock(operation, {
        example: {
          "amount": 7,
          "parent": {
            "amount": 5,
            "parent": null
          }
        },
        errors: [
          {
            "code": -32000,
            "message": "no such entry"
          }
        ],
      })
    "
  `)
})

test("an index offers each mock and a handler of all", async () => {
  const files = await mocksOf("ledger", "openrpc.yaml", "Ledger")
  expect(files.get("index.ts")).toMatchInlineSnapshot(`
    "// Made by \`pnpm generate\` from specs/ledger/openrpc.yaml. Do not edit.
    import type { HttpHandler } from "msw"
    import { type HandlersOptions, handlersOf } from "../../handlers.ts"
    import { entryAt } from "./entry-at.ts"
    import { getEntry } from "./get-entry.ts"
    import { indexGetEntry } from "./index-get-entry.ts"
    import { ledgerCall } from "./ledger-call.ts"
    import { height, ledgerHeight } from "./ledger-height.ts"
    import { submit } from "./submit.ts"

    export { entryAt, getEntry, height, indexGetEntry, ledgerCall, ledgerHeight, submit }

    /**
     * Mock handlers of every operation of the document; each answers with its first example.
     *
     * @example
     * \`\`\`ts
     * import { ledgerHandlers } from "@serac/msw/ledger"
     * import { setupServer } from "msw/node"
     *
     * export const server = setupServer(...ledgerHandlers())
     * \`\`\`
     */
    export function ledgerHandlers(options?: HandlersOptions): HttpHandler[] {
      return handlersOf([getEntry, ledgerCall, entryAt, ledgerHeight, submit, indexGetEntry], options)
    }
    "
  `)
})

test("an error body that several operations have stands once, beside them", () => {
  const body = (message: string) => ({ content: { "application/json": { example: { message } } } })
  const operation = (operationId: string) => ({
    get: { operationId, responses: { 200: {}, 404: body(operationId), 429: body("slow down") } },
  })
  const document = {
    openapi: "3.1.0",
    info: { title: "Library", version: "1.0.0" },
    paths: { "/a": operation("getA"), "/b": operation("getB") },
  }
  const target = { packageName: "p", prefix: "P", source: "s", command: "x", entry: "e", sources: "../.." }
  const files = mockFiles(new Resolver(document), target, readOpenApi(document))
  expect(files.get("errors.ts")).toBe(`// Made by \`x\` from s. Do not edit.

export const error429: unknown = {
  "message": "slow down"
}
`)
  expect(files.get("get-a.ts")).toContain('import { error429 } from "./errors.ts"')
  expect(files.get("get-a.ts")).toContain(`    errors: {
      404: {
        "message": "getA"
      },
      429: error429,
    },`)
})
