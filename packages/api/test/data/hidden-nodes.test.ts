import type { ChainDefinition, IndexedSubject } from "@serac/store"
import { afterAll, beforeAll, expect, test } from "vitest"
import { everyRequest } from "./every-request.ts"
import { build, chains, type House, now } from "./house.ts"
import { Ledger } from "./ledger.ts"
import { network } from "./networks/fake-network.ts"

const host = "marker-host.internal:47613"
const url = (path: string) => `http://marker-user:marker-word@${host}/marker-path${path}?key=marker-key`
/** What of a node's URL may be nowhere: its host and port, and all else that is not in every URL. */
const marker = /marker-|47613/

const chain: ChainDefinition = {
  ...(chains[0] as ChainDefinition),
  rpcUrls: [url("/rpc"), url("/second")],
  wsUrl: url("/ws").replace("http:", "ws:"),
}
const asked = new Set<string>()
let house: House

beforeAll(async () => {
  house = await build({
    chains: [chain],
    networks: [{ ...network, nodeUrls: [url("").replace("marker-user:marker-word@", "")] }],
    signatures: {
      endpoints: [
        { nodeId: "NodeID-111111111111111111116DBWJs", url: url("/signer").replace("marker-user:marker-word@", "") },
      ],
    },
    nodes: {
      fetch: async (input) => {
        asked.add(new Request(input).url)
        throw new TypeError(`fetch failed: connect ECONNREFUSED ${host}`, { cause: new Error(`connect ${url("")}`) })
      },
    },
  })
  await house.write("43112", new Ledger("43112").block(now))
  const report = (subject: IndexedSubject) => ({
    ...{ subject, state: "retrying" as const, since: now, reportedAt: now, faults: 1, restarts: 0, reorgs: 0 },
    ...{
      quarantined: 0,
      differences: 0,
      reason: `${host}: no route POST /marker-path/rpc?key=marker-key for marker-user`,
    },
  })
  await house.store.saveReports([
    report({ kind: "chain", chainId: "43112" }),
    ...(["P", "X", "C"] as const).map((one) => report({ kind: "network", networkId: network.networkId, chain: one })),
  ])
})
afterAll(() => house.close())

/** Streams are read up to their first bytes. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) return response.text()
  const reader = response.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

test("no answer to any operation has anything of the URL of a node", async () => {
  const statuses = new Set<number>()
  const requests = everyRequest({ chainId: "43112", network: "fuji", blockchainId: "p-chain" })
  for (const { operationId, target, init } of requests) {
    const response = await fetch(house.service.url + target, init)
    statuses.add(response.status)
    const text = JSON.stringify([...response.headers]) + (await textOf(response))
    expect.soft(text, operationId).not.toMatch(marker)
  }
  expect(requests.length).toBeGreaterThan(70)
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 503]))
})

test("a node that does not answer is asked all the same", async () => {
  await fetch(`${house.service.url}/v1/chains/43112/addresses/0x${"ab".repeat(20)}/balances:getNative`)
  expect([...asked]).toContainEqual(expect.stringContaining("marker-path"))
})

test.each(["/health", "/health/ready", "/metrics", "/openapi.json", "/docs", "/v1/health-check"])(
  "%s has nothing of it either, though its indexers say what failed",
  async (path) => {
    const text = await (await fetch(house.service.url + path)).text()
    expect(text).not.toMatch(marker)
    if (path === "/health") expect(text).toContain("no route POST …")
  },
)
