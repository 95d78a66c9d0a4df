import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { createDatabase } from "@serac/kits/postgres"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { everyRequest } from "./every-request.ts"
import { build, chains, type House, now } from "./house.ts"
import { Ledger } from "./ledger.ts"
import { network } from "./networks/fake-network.ts"

let house: House
let way: Awaited<ReturnType<typeof wayTo>>

beforeAll(async () => {
  const url = new URL(await createDatabase(inject("postgresUrl")))
  way = await wayTo(url)
  url.port = String(way.port)
  url.hostname = "127.0.0.1"
  url.searchParams.set("connect_timeout", "1")
  house = await build({ chains: chains.slice(0, 1), networks: [network] }, { kind: "postgres", url: url.href })
  const writer = await house.write("43112", new Ledger("43112").block(now))
  await writer.close()
})

afterAll(async () => {
  await house.close()
  way.close()
})

/** What stands between the service and its database, as a network does: it may deliver nothing, or be cut. */
async function wayTo({ hostname, port }: URL) {
  let state: "whole" | "silent" | "cut" = "whole"
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (client) => {
    if (state === "cut") return void client.destroy()
    const database = connect({ port: Number(port), host: hostname, noDelay: true })
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on("data", (octets) => state === "silent" || to.write(octets))
      from.on("error", () => {}).on("close", () => to.destroy())
    }
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const become = (next: typeof state) => {
    state = next
    if (next !== "silent") for (const socket of sockets) socket.destroy()
  }
  return { port: (server.address() as AddressInfo).port, become, close: () => server.close() }
}

async function ask(path: string) {
  const response = await fetch(house.service.url + path)
  return { status: response.status, retryAfter: response.headers.get("retry-after"), body: await response.text() }
}

const problem = async () => {
  const { status, body } = await ask("/health/ready")
  return [status, JSON.parse(body).problems[0]]
}

test("a database that is silent or gone makes a 503 with the reason, and one that is back is read again", async () => {
  const whole = [200, "chain 43112 is stopped: no indexer has reported"]
  expect(await problem()).toEqual(whole)

  const list = "/v1/chains/43112/blocks"
  expect((await ask(list)).status).toBe(200)

  way.become("silent")
  expect(await problem()).toEqual([503, "the store cannot be read: the store did not answer within 2 s"])
  expect((await ask("/health/live")).status).toBe(200)
  const { status, body } = await ask("/metrics")
  expect([status, body.includes("\nserac_store_up 0\n")]).toEqual([200, true])

  way.become("cut")
  await expect
    .poll(problem, { timeout: 20_000 })
    .toEqual([503, "the store cannot be read: the database cannot be reached"])

  for (const path of [list, "/v1/chains/43112/transactions", "/v1/transactions", "/v1/live-check"]) {
    const { status, retryAfter, body } = await ask(path)
    expect({ path, status, retryAfter, ...JSON.parse(body) }).toEqual({
      ...{ path, status: 503, retryAfter: "5", statusCode: 503, error: "Service Unavailable" },
      message: expect.stringMatching(
        /^The database cannot be reached at the moment$|^this service is not ready: store/,
      ),
    })
  }
  const statuses = new Map<number, number>()
  for (const { operationId, target, init } of everyRequest({ chainId: "43112", network: "fuji" })) {
    const { status, headers } = await fetch(house.service.url + target, init)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect.soft([400, 404, 503], operationId).toContain(status)
    if (status === 503 && !headers.has("retry-after"))
      expect.soft(headers.get("x-should-retry"), operationId).toBe("false")
  }
  expect(statuses.get(503)).toBeGreaterThan(50)
  expect(JSON.parse((await ask("/health")).body).chains[0]).not.toHaveProperty("lag")
  expect((await ask("/metrics")).body).not.toContain("\nserac_chain_lag_")

  way.become("whole")
  await expect.poll(problem, { timeout: 20_000 }).toEqual(whole)
  expect((await ask(list)).status).toBe(200)
})
