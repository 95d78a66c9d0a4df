import { connect, createServer, type Server, type Socket } from "node:net"
import { createSubnetEvmClient, type SubnetEvmClient, subscribe } from "@serac/subnet-evm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type RunningDevnet, startDevnet } from "../src/start-devnet.ts"

let running: RunningDevnet
let proxy: Server
const connections = new Set<Socket>()
let client: SubnetEvmClient
let proxyUrl: string

beforeAll(async () => {
  running = await startDevnet({ seed: "subscriptions", clock: { start: Date.UTC(2026, 0), isStopped: true } })
  client = createSubnetEvmClient({ baseUrl: running.url })
  const { hostname, port } = new URL(running.url)
  proxy = createServer((socket) => {
    const upstream = connect(Number(port), hostname)
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      connections.add(one)
      one.on("error", () => {})
      one.on("close", () => {
        connections.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  proxyUrl = `http://127.0.0.1:${(proxy.address() as { readonly port: number }).port}`
})
afterAll(async () => {
  cut()
  proxy.close()
  await running.close()
})

const cut = () => {
  for (const socket of connections) socket.destroy()
}
const mine = () => client.request({ method: "evm_mine", params: [] })

test("heads over a connection that is cut again and again while blocks are made are contiguous, and none comes twice", async () => {
  const heads = subscribe(
    createSubnetEvmClient({ baseUrl: proxyUrl }),
    { subject: "newHeads" },
    { reconnect: { delay: 20, maxDelay: 20 } },
  )
  const count = 30
  const taken: { readonly number: bigint; readonly hash: unknown; readonly parentHash: string }[] = []
  let made = 0
  for await (const { number, hash, parentHash } of follow()) {
    taken.push({ number: BigInt(number), hash, parentHash })
    if (taken.length === count) break
  }
  const chain = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      // The block at which a subscription starts is only known once it is confirmed.
      const number = (taken[0]?.number ?? 0n) + BigInt(at)
      const block = await client.getBlockByNumber({ block: number, hydrated: false })
      return { number, hash: block?.hash, parentHash: block?.parentHash }
    }),
  )
  expect(taken).toEqual(chain)

  /** Builds a block for each received head, and cuts the connection before every third one. */
  async function* follow() {
    const iterator = heads[Symbol.asyncIterator]()
    try {
      let next = iterator.next()
      while (connections.size === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      for (;;) {
        const waited = new Promise<undefined>((resolve) => setTimeout(resolve, 10))
        const came = await Promise.race([next, waited])
        if (came !== undefined) {
          if (came.done) return
          yield came.value
          next = iterator.next()
        }
        if (made >= count + 5) continue
        if (made % 3 === 2) cut()
        await mine()
        made += 1
      }
    } finally {
      await iterator.return(undefined)
    }
  }
})

test("logs and transactions of the pool come too, and what a node does not know is its own error", async () => {
  const [account = "0x"] = await client.ethAccounts()
  const pending = subscribe(client, { subject: "newPendingTransactions" })[Symbol.asyncIterator]()
  const next = pending.next()
  let isTold = false
  next.then(() => {
    isTold = true
  })
  const sent: string[] = []
  while (!isTold) {
    sent.push(await client.sendTransaction({ transaction: { from: account, to: account, value: "0x1" } }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(sent).toContain((await next).value)
  await pending.return(undefined)
  const unknown = subscribe(client, { subject: "syncing" as "logs" })[Symbol.asyncIterator]()
  await expect(unknown.next()).rejects.toMatchObject({
    name: "RpcError",
    code: -32601,
    message: 'no "syncing" subscription in eth namespace',
  })
})
