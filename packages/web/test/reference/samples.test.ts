import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { readReference } from "../../src/reference/model/read-reference.ts"
import { callSample } from "../../src/reference/model/samples.ts"
import { serversOf } from "../../src/reference/model/servers.ts"
import { subnetEvmActionNames } from "../../src/reference/model/viem-sample.ts"
import { callTarget, callTargets, chosenTarget } from "../../src/reference/try/target.ts"
import { ownDocuments, ownReference, pagesOf } from "./support/documents.ts"

const ofDocument = (name: string, key: string, values?: Record<string, unknown>, variables = {}) => {
  const reference = ownReference(name)
  const operation = reference.operations.find((one) => one.key === key)
  const [server] = operation === undefined ? [] : serversOf(reference, operation)
  const client = ownDocuments.find((one) => one.name === name)?.client
  if (operation === undefined || server === undefined) throw new Error(`no ${key}`)
  return callSample(reference, operation, { origin: server.origin, server, variables }, client, values)
}

test.each(ownDocuments)("$name: the commands are those of the pages that ship with the client", (document) => {
  const reference = ownReference(document.name)
  const folder = pagesOf(document)
  const pages = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"))
  const commands = new Set(
    pages.flatMap((page) => [...page.matchAll(/```sh\n([\s\S]*?)\n```/g)].map(([, code]) => code)),
  )
  const defaults = (operation: (typeof reference.operations)[number]) =>
    Object.fromEntries((serversOf(reference, operation)[0]?.variables ?? []).map((one) => [one.name, one.default]))
  const made = reference.operations.map((operation) =>
    ofDocument(document.name, operation.key, undefined, defaults(operation)),
  )
  expect(made.flatMap(({ code: { curl = "" } }) => (commands.has(curl) ? [] : [curl]))).toEqual([])
})

test("a call in TypeScript is that of the client, with the values that were filled in", () => {
  const { code, request } = ofDocument("data", "listErc20Transactions", {
    chainId: "43114",
    address: "0x1",
    pageSize: 5,
  })
  expect({ TypeScript: code.TypeScript, request }).toEqual({
    TypeScript: `import { createDataClient } from "@serac/data"

// A data service of your own: \`serac up\` starts one.
const client = createDataClient({ baseUrl: "http://127.0.0.1:8080" })
for await (const transaction of client.listErc20Transactions({ chainId: "43114", address: "0x1", pageSize: 5 }))
  console.log(transaction)`,
    request: {
      method: "GET",
      url: "http://127.0.0.1:8080/v1/chains/43114/addresses/0x1/transactions:listErc20?pageSize=5",
      headers: {},
    },
  })
})

test("a JSON-RPC call has its parameters in their order, and goes to the chain that was chosen", () => {
  const values = { address: "0x1", block: "latest" }
  const { code, request } = ofDocument("subnet-evm", "eth_getBalance", values, { blockchainID: "my chain" })
  expect({
    request: { ...request, body: JSON.parse(request.body ?? "") },
    code: code.TypeScript,
    viem: code.viem,
  }).toEqual({
    request: {
      method: "POST",
      url: "http://127.0.0.1:9650/ext/bc/my%20chain/rpc",
      headers: { "content-type": "application/json" },
      body: { jsonrpc: "2.0", id: 1, method: "eth_getBalance", params: ["0x1", "latest"] },
    },
    code: `import { createSubnetEvmClient } from "@serac/subnet-evm"

const client = createSubnetEvmClient({ baseUrl: "http://127.0.0.1:9650", variables: { blockchainID: "my chain" } })
const result = await client.getBalance({ address: "0x1", block: "latest" })`,
    viem: `import { createPublicClient, http } from "viem"

const client = createPublicClient({ transport: http("http://127.0.0.1:9650/ext/bc/my%20chain/rpc") })
const result = await client.request({
  method: "eth_getBalance",
  params: ["0x1", "latest"],
})`,
  })
})

test("what viem has no action for is called by an action of @serac/viem", () => {
  expect(ofDocument("p-chain", "platform.getBlockByHeight", { height: "7" }).code.viem).toBe(
    `import { pChainActions } from "@serac/viem"
import { createPublicClient, http } from "viem"

const client = createPublicClient({ transport: http("http://127.0.0.1:9650/ext/bc/C/rpc") }).extend(pChainActions())
const result = await client.pChain.getBlockByHeight({ height: "7" })`,
  )
})

test("the actions that are named are those that @serac/viem has", () => {
  const source = readFileSync(join(import.meta.dirname, "../../../integrations/viem/src/subnet-evm-actions.ts"), "utf8")
  const objects = [...source.matchAll(/^const of?\w+ = \{([\s\S]*?)^\}|^const avalancheActions = \{([\s\S]*?)^\}/gm)]
  const names = objects.flatMap(([, one, other]) => (one ?? other ?? "").match(/\w+/g) ?? [])
  expect(names.sort()).toEqual([...subnetEvmActionNames].sort())
})

test("a document without a client is called by fetch, at the server that was chosen", () => {
  const paths = {
    "/pets": {
      post: { requestBody: { content: { "application/json": { example: { name: "Ida" } } } }, responses: {} },
    },
  }
  const servers = [
    { url: "https://pets.example/v1" },
    { url: "https://{stage}.pets.example/v2/", variables: { stage: { default: "test" } } },
  ]
  const reference = readReference("pets", { openapi: "3.1.0", info: {}, servers, paths })
  const [operation] = reference.operations
  if (operation === undefined) throw new Error("no operation")
  const document = { name: "pets", title: "Pets", url: "" }
  const places = callTargets(document, reference, operation)
  const target = callTarget(document)
  target.chosen.value = places[1]?.key ?? ""
  const place = chosenTarget(places, target)
  if (place === undefined) throw new Error("no place")
  const { code } = callSample(reference, operation, { origin: place.origin, server: place.server, variables: {} })
  expect({ labels: places.map(({ label }) => label), fetch: code.fetch }).toEqual({
    labels: ["https://pets.example/v1", "https://test.pets.example/v2"],
    fetch: `const response = await fetch("https://test.pets.example/v2/pets", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    "name": "Ida"
  }),
})
console.log(response.status, await response.text())`,
  })
})

test("a form is sent as names and values", () => {
  const content = { "application/x-www-form-urlencoded": { schema: { type: "object" } } }
  const paths = { "/token": { post: { requestBody: { content }, responses: {} } } }
  const reference = readReference("form", { openapi: "3.1.0", info: {}, paths })
  const [operation] = reference.operations
  const [server] = operation === undefined ? [] : serversOf(reference, operation)
  if (operation === undefined || server === undefined) throw new Error("no operation")
  const place = { origin: "http://a.example", server, variables: {} }
  const { request, code } = callSample(reference, operation, place, undefined, { body: { id: "a b", scope: 1 } })
  expect({ request, languages: Object.keys(code) }).toEqual({
    request: {
      method: "POST",
      url: "http://a.example/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "id=a+b&scope=1",
    },
    languages: ["fetch", "Python", "Go"],
  })
})
