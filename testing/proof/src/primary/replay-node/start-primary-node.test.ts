import { request as open } from "node:http"
import { join } from "node:path"
import { fault } from "@serac/kits/nodes"
import { recordedExchanges, recordedNetwork } from "@serac/recordings"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { readLines } from "../../recording/lines.ts"
import { workOut } from "../oracle/world.ts"
import { readPrimaryRecording } from "../recording/recording.ts"
import { type PrimaryNode, startPrimaryNode } from "./start-primary-node.ts"

interface Exchange {
  readonly name: string
  readonly request: { readonly method: string; readonly path: string; readonly headers: object; readonly body?: string }
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body?: string }
}

const world = workOut(await readPrimaryRecording(recordedNetwork))
const traffic = join(recordedExchanges, "recordings/exchanges/transport-by-name.jsonl.gz")
let node: PrimaryNode
beforeAll(async () => {
  node = await startPrimaryNode({ world })
})
afterEach(() => {
  node.setHeights(world.heights)
  node.setPhase("normal")
  node.setFaults(undefined)
})
afterAll(() => node.stop())

/** Sends a request unchanged: `fetch` would not send a custom Host header. */
function send({ method, path, headers, body }: Exchange["request"]) {
  return new Promise<Exchange["response"]>((resolve, reject) => {
    const outgoing = open(`${node.url}${path}`, { method, headers: { ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk) => chunks.push(chunk))
      answer.on("error", reject)
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body: text })
      })
    })
    outgoing.on("error", reject)
    outgoing.end(body)
  })
}

const ask = async (path: string, method: string, params: unknown = {}) => {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
  const answer = await send({ method: "POST", path, headers: { "content-type": "application/json" }, body })
  return answer.body?.startsWith('{"jsonrpc') ? JSON.parse(answer.body) : [answer.status, answer.body]
}

const shown = ({ status, headers, body = "" }: Exchange["response"]) => ({
  status,
  body,
  "content-type": headers["content-type"],
  "x-content-type-options": headers["x-content-type-options"],
  "node-id": headers["node-id"],
  location: headers.location,
})

describe("as the recorded node", () => {
  it("answers every odd request by name with the same status, headers and body", async () => {
    const wrong = []
    let count = 0
    for await (const exchange of readLines<Exchange>(traffic)) {
      // An indexer sends no CORS preflight requests.
      if (exchange.request.method === "OPTIONS") continue
      count++
      const [expected, found] = [shown(exchange.response), shown(await send(exchange.request))]
      if (JSON.stringify(expected) !== JSON.stringify(found)) wrong.push({ name: exchange.name, expected, found })
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(30)
  })

  it("answers calls of every interface with the recorded text", async () => {
    const wrong = []
    // The C-Chain's index needs containers, which the recording lacks.
    const calls = world.recording.calls.all.filter(({ path }, at) => at % 5 === 0 && path !== "/ext/index/C/block")
    for (const { name, path, method, params, answer } of calls) {
      const body = JSON.stringify({ jsonrpc: "2.0", id: 7, method, params })
      const response = await send({ method: "POST", path, headers: { "content-type": "application/json" }, body })
      if (response.body !== `{"jsonrpc":"2.0",${answer},"id":7}\n`) wrong.push({ name, answer, found: response.body })
    }
    expect(wrong).toEqual([])
  })
})

it("serves the C-Chain's blocks on the other dialect, up to its height", async () => {
  node.setHeights({ C: 5 })
  expect([
    (await ask("/ext/bc/C/rpc", "eth_blockNumber", [])).result,
    (await ask("/ext/bc/C/rpc", "eth_getBlockByNumber", ["0x5", true])).result.hash,
    (await ask("/ext/bc/C/rpc", "eth_getBlockByNumber", ["0x6", true])).error.message,
  ]).toEqual(["0x5", world.recording.evm.blocks[5]?.block.hash, "cannot query unfinalized data"])
})

it("grows when it is told to", async () => {
  node.setHeights({ P: 10, X: 3 })
  const before = [
    await ask("/ext/bc/P", "platform.getHeight"),
    await ask("/ext/index/P/block", "index.getLastAccepted"),
  ]
  node.setHeights({ P: 11 })
  const after = [await ask("/ext/bc/P", "platform.getHeight"), await ask("/ext/index/P/block", "index.getLastAccepted")]
  expect([before, after].map(([height, last]) => [height.result.height, last.result.index])).toEqual([
    ["10", "9"],
    ["11", "10"],
  ])
  expect((await ask("/ext/bc/X", "avm.getBlockByHeight", { height: 4 })).error.message).toContain("not found")
})

it("is absent and then not done with bootstrapping while it starts, but tells of itself", async () => {
  const told = []
  for (const phase of ["absent", "bootstrapping", "normal"] as const) {
    node.setPhase(phase)
    const [height, network] = [await ask("/ext/bc/X", "avm.getHeight"), await ask("/ext/info", "info.getNetworkID")]
    told.push([height.result?.height ?? height, network.result.networkID])
  }
  const own = `${world.recording.networkID}`
  expect(told).toEqual([
    [[404, "404 page not found\n"], own],
    [[503, "API call rejected because chain is not done bootstrapping\n"], own],
    [`${world.heights.X}`, own],
  ])
})

it("has no index where none is wanted", async () => {
  const without = await startPrimaryNode({ world, index: false })
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "index.getLastAccepted" })
  const headers = { "content-type": "application/json" }
  const statuses = await Promise.all(
    ["index/P/block", "bc/P"].map(
      async (path) => (await fetch(`${without.url}/ext/${path}`, { method: "POST", headers, body })).status,
    ),
  )
  await without.stop()
  expect(statuses).toEqual([404, 200])
})

it("fails as it is told: refusals, wrong answers, ends in the middle, delay", async () => {
  const faults = [
    fault.throttled,
    { kind: "error", code: -32000, message: "not found" },
    { kind: "result", result: { height: "9999" } },
    { kind: "delay", milliseconds: 1 },
  ] as const
  const told = []
  for (const one of faults) {
    node.setFaults(({ endpoint, method }) => (endpoint === "P" && method === "platform.getHeight" ? one : undefined))
    const answer = await ask("/ext/bc/P", "platform.getHeight")
    told.push(answer.result?.height ?? answer.error?.message ?? answer[0])
  }
  expect(told).toEqual([429, "not found", "9999", `${world.heights.P}`])
  for (const one of [fault.hangUp, fault.halfAnswer]) {
    node.setFaults(() => one)
    await expect(ask("/ext/bc/P", "platform.getHeight")).rejects.toThrow()
  }
  expect(node.count("platform.getHeight")).toBeGreaterThan(5)
})
