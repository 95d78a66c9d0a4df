import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { IndexingState } from "@serac/server/monitoring"
import { afterEach, expect, test } from "vitest"
import { askService, newestCondition } from "./ask-service.ts"

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** The URL of a service with one response to all requests. */
async function answering(body: string): Promise<string> {
  const server = createServer((_, response) => response.end(body)).listen(0, "127.0.0.1")
  servers.push(server)
  await once(server, "listening")
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const paused: IndexingState = {
  state: "paused",
  since: 1_000,
  reason: "the disk of … has 3 MiB free",
  retryAt: 1_061,
  quarantined: 0,
  differences: 0,
  reportedAt: 1_060,
}

test("a service tells the states of EVM chains and of those of networks", async () => {
  const url = await answering(
    JSON.stringify({
      status: "ready",
      chains: [{ chainId: "7", name: "Ice", ...paused, summary: "is paused" }],
      networks: [
        { networkId: 5, network: "fuji", chains: [{ chainName: "p-chain", ...paused, summary: "is paused" }] },
      ],
    }),
  )
  const { status, states } = await askService(url)
  expect({ status, states: Object.fromEntries(states) }).toEqual({
    status: { url, answers: true },
    states: { "chain 7": paused, "network 5 P": paused },
  })
})

test.each(["<html>", "null", `{"chains":{}}`, `{"networks":[{}]}`])(
  "a service that answers %s has no states",
  async (body) => {
    const url = await answering(body)
    expect(await askService(url)).toEqual({ status: { url, answers: true }, states: new Map() })
  },
)

test("a service that is not there does not answer", async () => {
  const url = await answering("")
  const [server] = servers.splice(0) as [Server]
  server.close()
  await once(server, "close")
  expect(await askService(url)).toEqual({ status: { url, answers: false }, states: new Map() })
})

const at = (reportedAt: number): IndexingState => ({ ...paused, state: "following", reportedAt })

test("what a service tells counts where what is stored is older or cannot be read", () => {
  const chosen = (stored: IndexingState | undefined, live: IndexingState | undefined) =>
    newestCondition(stored === undefined ? {} : { indexing: stored }, live).indexing
  expect([chosen(at(1_056), paused), chosen(undefined, paused)]).toEqual([paused, paused])
  // Stored states include hosts, which a service's states do not.
  expect([chosen(at(1_057), paused), chosen(at(1_000), undefined)]).toEqual([at(1_057), at(1_000)])
  const { reportedAt: _, ...unreported } = paused
  expect(chosen(at(1_000), unreported)).toEqual(at(1_000))
})
