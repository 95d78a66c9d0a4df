import { afterEach, describe, expect, test } from "vitest"
import { build, type House, now } from "../house.ts"
import { BranchingChain } from "./branching-chain.ts"
import { Follower } from "./follower.ts"
import { followThroughCuts } from "./random-cuts.ts"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function start(options: Parameters<typeof build>[0] = {}, location?: Parameters<typeof build>[1]) {
  const house: House = await build(options, location)
  open.push(house)
  const chain = new BranchingChain(await house.write("43112"))
  await chain.append(3)
  return { house, chain, reader: house.store.chain("43112") }
}

function follow(house: House, after?: string, fetch: typeof globalThis.fetch = quick(globalThis.fetch)): Follower {
  const follower = new Follower(house.service.url, fetch, after)
  open.push({ close: () => follower.stop() })
  return follower
}

/** Every event of a server that has its callers come again at once. */
const quick =
  (fetch: typeof globalThis.fetch, cut = async (_: ReadableStreamDefaultController) => {}): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    const rewrite = new TransformStream<string, string>({
      async transform(text, controller) {
        controller.enqueue(text.replace("retry: 2000", "retry: 1"))
        await cut(controller as unknown as ReadableStreamDefaultController)
      },
    })
    const body = response.body?.pipeThrough(new TextDecoderStream() as never).pipeThrough(rewrite as never)
    return new Response(body?.pipeThrough(new TextEncoderStream() as never) ?? null, response)
  }

/** A busy machine takes its time. */
const withTime = { timeout: 20_000 }

const sequence = expect.stringMatching(/^\d{16}$/)

describe("a stream", () => {
  test("begins where the chain is, and tells each change in order", async () => {
    const { house, chain } = await start()
    const follower = follow(house)
    await expect.poll(() => follower.events, withTime).toHaveLength(1)
    await chain.append(2)
    await chain.rollback(1)
    await chain.append(1)
    await chain.learn()
    await chain.repair()
    await expect.poll(() => follower.events, withTime).toHaveLength(6)
    const common = { sequence, chainId: "43112" }
    const timestamp = expect.any(Number)
    expect([follower.faults, follower.events]).toEqual([
      [],
      [
        { type: "reset", ...common, blockNumber: "2", blockHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
        { type: "append", ...common, fromBlock: "3", toBlock: "4", timestamp },
        { type: "rollback", ...common, fromBlock: "4", toBlock: "4", timestamp },
        { type: "append", ...common, fromBlock: "4", toBlock: "4", timestamp },
        { type: "metadata", ...common, timestamp },
        { type: "repair", ...common, fromBlock: "4", toBlock: "4", timestamp },
      ],
    ])
  })

  test("goes on after the event that is given, by parameter or by header", async () => {
    const { house, chain, reader } = await start()
    const { sequence: known } = await reader.changePosition()
    await chain.append(1)
    await chain.learn()
    const told = (follower: Follower) => follower.events.map(({ type }) => type)
    const [byParameter] = [follow(house, String(known))]
    await expect.poll(() => told(byParameter), withTime).toEqual(["append", "metadata"])
    const url = `${house.service.url}/v1/chains/43112/stream?after=1`
    const response = await fetch(url, { headers: { "last-event-id": String(known) } })
    const reader2 = response.body?.getReader()
    let text = ""
    while (!text.includes("metadata")) text += new TextDecoder().decode((await reader2?.read())?.value)
    await reader2?.cancel()
    expect(text.match(/^event: .*$/gm)).toEqual(["event: append", "event: metadata"])
  })

  test("begins anew for who was away for longer than changes are kept, or knows an event of another store", async () => {
    const { house } = await start()
    for (const after of ["0", "1", "17"]) {
      const follower = follow(house, after)
      await expect.poll(() => follower.events.map(({ type }) => type), withTime).toEqual(["reset"])
      await follower.stop()
    }
  })

  test("an id that is none of ours begins the stream anew, since a page would not come again after a refusal", async () => {
    const { house } = await start()
    const response = await fetch(`${house.service.url}/v1/chains/43112/stream`, {
      headers: { "last-event-id": "of-another-server" },
    })
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"])
    await response.body?.cancel()
  })

  test.each([
    ["99", 404, "chain 99 is not supported; GET /v1/chains lists those that are"],
    ["7", 503, "chain 7 is not indexed yet"],
    ["43112/stream?after=x", 400, "after must be the sequence of an event, not 'x'"],
  ])("of %s is refused with %i", async (chain, status, message) => {
    const { house } = await start()
    const path = chain.includes("/") ? chain : `${chain}/stream`
    const response = await fetch(`${house.service.url}/v1/chains/${path}`)
    expect([response.status, (await response.json()).message]).toEqual([status, message])
  })

  test("ends at once when the service stops, and goes on at the one that takes its place", async () => {
    const { house, chain } = await start({ shutdownGrace: 60_000 })
    const follower = follow(house)
    await expect.poll(() => follower.events, withTime).toHaveLength(1)
    await house.service.close()
    await chain.append(1)
    const { startDataService } = await import("../../../src/data/index.ts")
    const { chains } = await import("../house.ts")
    const { port } = house.service
    const next = await startDataService({ store: house.store, chains, port, clock: () => now * 1000 })
    open.push(next)
    await expect.poll(() => follower.events.map(({ type }) => type), withTime).toEqual(["reset", "append"])
    await follower.stop()
    expect(follower.faults).toEqual([])
  })
})

test("whatever happens to a chain and to connections, each change comes once, in order", () => followThroughCuts(10))
