import { expect, test } from "vitest"
import { apiDocuments } from "./api-documents.ts"

const openapi = { info: { title: "Health" }, paths: {} }
const openrpc = { info: { title: "Health over JSON-RPC" }, methods: [] }

test("documents are named after their API, and have the client that calls them", async () => {
  const prefixes = { openapi: "Health", openrpc: "HealthRpc" }
  const shown = apiDocuments({ openrpc, openapi }, { name: "health", packageName: "@serac/health", prefixes })
  expect(shown).toEqual([
    {
      name: "health",
      title: "Health",
      text: expect.any(Function),
      client: { packageName: "@serac/health", prefix: "Health" },
    },
    {
      name: "health-rpc",
      title: "Health over JSON-RPC",
      text: expect.any(Function),
      client: { packageName: "@serac/health", prefix: "HealthRpc" },
    },
  ])
  expect(await Promise.all(shown.map(({ text }) => text()))).toEqual([JSON.stringify(openapi), JSON.stringify(openrpc)])
})

test("the one document of an API without a package has neither a suffix nor a client", () => {
  expect(apiDocuments({ openrpc })).toEqual([
    { name: "api", title: "Health over JSON-RPC", text: expect.any(Function) },
  ])
})
