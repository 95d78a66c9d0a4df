import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, request as requestOf, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { json } from "node:stream/consumers"
import { afterAll, beforeAll, expect, test } from "vitest"
import { recipeOf, run } from "./support/recipes.ts"

const clients = ["data", "metrics", "health", "x-chain", "p-chain", "subnet-evm"]
const headings = ["Through a proxy", "Debug logging", "React", "Workers", "CommonJS"]

test.each(clients)("the README of %s has a recipe for each of the common needs", (client) => {
  expect(headings.filter((heading) => recipeOf(client, heading) === "")).toEqual([])
})

const results = { "avm.getHeight": { height: "7" }, "avm.getTx": { tx: "0x07", encoding: "hex" } } as const

/** Answers as the data service and as a node do. */
const service = createServer(async (request, response) => {
  response.setHeader("content-type", "application/json")
  if (request.headers["x-data-api-key"]) keys.push(request.headers["x-data-api-key"])
  if (request.method === "GET") {
    response.end(
      JSON.stringify(request.url === "/v1/chains" ? { chains: [{}, {}] } : { blocks: [{ blockNumber: "7" }] }),
    )
    return
  }
  const { id, method } = (await json(request)) as { id: number; method: keyof typeof results }
  response.end(JSON.stringify({ jsonrpc: "2.0", id, result: results[method] }))
})

const keys: unknown[] = []
const forwarded: string[] = []
/** A proxy for plain HTTP: it is asked for whole URLs. */
const proxy = createServer((request, response) => {
  forwarded.push(request.url ?? "")
  const { method, headers } = request
  const onward = requestOf(request.url ?? "", { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on("error", () => response.destroy())
  request.pipe(onward)
})

const listening = (server: Server) => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(() => Promise.all([listening(service), listening(proxy)]))
afterAll(() => {
  for (const server of [service, proxy]) {
    server.close()
    server.closeAllConnections()
  }
})

/** A recipe that asks the servers of this test. */
const recipe = (client: string, heading: string) =>
  recipeOf(client, heading)
    .replaceAll(/127\.0\.0\.1:(?:401\d|9650)/g, hostOf(service))
    .replaceAll("127.0.0.1:3128", hostOf(proxy))

test.concurrent.each([
  ["data", "2", "/v1/chains"],
  ["x-chain", "7", "/ext/bc/X"],
])("calls of %s go through a proxy", async (client, output, path) => {
  expect(await run(client, "module-typescript", recipe(client, "Through a proxy"))).toBe(output)
  expect(forwarded).toContain(`http://${hostOf(service)}${path}`)
})

test.concurrent("a key that is rotated is sent from the next call on", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "serac-key-")), "key")
  writeFileSync(file, "first\n")
  const code = recipe("data", "Keys that change").replace("/run/secrets/data-api-key", file)
  const again = `
    import { writeFileSync } from "node:fs"
    writeFileSync("${file}", "second\\n")
    await data.listChains()
  `
  expect(await run("data", "module-typescript", code + again)).toBe("2")
  expect(keys).toEqual(["first", "second"])
  rmSync(dirname(file), { recursive: true })
})

test.concurrent.each([
  ["data", [/^listChains .*\/v1\/chains attempt 1$/, /^listChains 200 \d+ ms$/, /^2$/]],
  ["x-chain", [/^avm.getHeight .*\/ext\/bc\/X attempt 1$/, /^avm.getHeight 200 \d+ ms$/, /^7$/]],
] as const)("the calls of %s are logged", async (client, lines) => {
  const output = await run(client, "module-typescript", recipe(client, "Debug logging"))
  expect(output.split("\n")).toEqual(lines.map((line) => expect.stringMatching(line)))
})

test.concurrent.each([
  ["data", '[{"blockNumber":"7"}]'],
  ["x-chain", '{"tx":"0x07"}'],
])("a worker answers what %s gives", async (client, body) => {
  const worker = recipe(client, "Workers").replace("export default", "const worker =")
  const call = 'console.log(await (await worker.fetch(new Request("https://worker.example/"))).text())'
  expect(await run(client, "module-typescript", worker + call)).toBe(body)
})

test.concurrent.each([
  ["data", "2"],
  ["x-chain", "7"],
])("%s is loaded by require", async (client, output) => {
  expect(await run(client, "commonjs", recipe(client, "CommonJS"))).toBe(output)
})
