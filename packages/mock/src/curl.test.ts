import { expect, test } from "vitest"
import { curlLine } from "./curl.ts"

const url = "http://127.0.0.1:4010"

test("the GET with the fewest required parameters is taken, filled from its examples", () => {
  const document = {
    openapi: "3.1.0",
    paths: {
      "/a/{id}/{name}": { get: { parameters: [] }, parameters: [{ name: "id", in: "path", required: true }] },
      "/b/{id}": {
        parameters: [{ $ref: "#/components/parameters/id" }],
        get: { parameters: [{ name: "q", in: "query", required: true, schema: { $ref: "#/components/schemas/q" } }] },
      },
      "/c/{id}/{name}": {
        get: {
          parameters: [
            { $ref: "#/components/parameters/id" },
            { name: "name", in: "path", required: true, example: "n" },
            { name: "page", in: "query", required: true, schema: { enum: ["x"] } },
          ],
        },
      },
      "/d": { post: {} },
    },
    components: {
      parameters: {
        id: { name: "id", in: "path", required: true, examples: { first: { $ref: "#/components/examples/id" } } },
      },
      examples: { id: { value: "C-chain/1" } },
      schemas: { q: { type: "string", default: "it's" } },
    },
  }
  expect(curlLine(document, url)).toBe(`curl -s '${url}/b/C-chain%2F1?q=it'\\''s'`)
})

test("the method with the fewest parameters is called with its first example", () => {
  const document = {
    openrpc: "1.3.2",
    servers: [
      {
        url: "{nodeUrl}/ext/bc/{blockchainID}",
        variables: { nodeUrl: { default: "x" }, blockchainID: { default: "X" } },
      },
    ],
    methods: [
      { name: "none", paramStructure: "by-name", params: [] },
      {
        name: "avm.getTx",
        paramStructure: "by-name",
        params: [{ name: "txID" }],
        examples: [{ params: [{ name: "txID", value: "it's" }] }],
      },
    ],
  }
  expect(curlLine(document, url)).toBe(
    `curl -s '${url}/ext/bc/X' -H 'content-type: application/json' -d '{"jsonrpc":"2.0","id":1,"method":"avm.getTx","params":{"txID":"it'\\''s"}}'`,
  )
})

test.each([
  { openapi: "3.1.0", paths: { "/a": { post: {} } } },
  { openrpc: "1.3.2", methods: [{ name: "a" }] },
])("%j has nothing to show", (document) => {
  expect(curlLine(document, url)).toBeUndefined()
})
