import { createDatabase } from "@serac/postgres"
import fc from "fast-check"
import { afterEach, describe, expect, inject, test } from "vitest"
import { build, type House, now } from "../house.ts"
import { BranchingChain } from "./branching-chain.ts"
import { Follower } from "./follower.ts"

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

const sequence = expect.stringMatching(/^\d{16}$/)

describe("a stream", () => {
  test("begins where the chain is, and tells each change in order", async () => {
    const { house, chain } = await start()
    const follower = follow(house)
    await expect.poll(() => follower.events).toHaveLength(1)
    await chain.append(2)
    await chain.rollback(1)
    await chain.append(1)
    await chain.learn()
    await expect.poll(() => follower.events).toHaveLength(5)
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
    await expect.poll(() => told(byParameter)).toEqual(["append", "metadata"])
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
      await expect.poll(() => follower.events.map(({ type }) => type)).toEqual(["reset"])
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
    await expect.poll(() => follower.events).toHaveLength(1)
    await house.service.close()
    await chain.append(1)
    const { startDataService } = await import("../../src/index.ts")
    const { chains } = await import("../house.ts")
    const { port } = house.service
    const next = await startDataService({ store: house.store, chains, port, clock: () => now * 1000 })
    open.push(next)
    await expect.poll(() => follower.events.map(({ type }) => type), { timeout: 10_000 }).toEqual(["reset", "append"])
    await follower.stop()
    expect(follower.faults).toEqual([])
  })
})

type Step = { readonly kind: "append" | "rollback"; readonly count: number } | { readonly kind: "learn" | "cut" }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("append" as const), count: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("rollback" as const), count: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "learn" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "cut" as const }) },
)

describe.each([
  ["SQLite", 12, async () => undefined],
  ["PostgreSQL", 4, async () => ({ kind: "postgres" as const, url: await createDatabase(inject("postgresUrl")) })],
])("over %s", (_, numRuns, locate) => {
  test("whatever happens to a chain and to connections, each change comes once, in order", async () => {
    const { house, chain, reader } = await start({}, await locate())
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 20, maxLength: 20 }),
        async (steps, lengths) => {
          const cuts = new Set<() => void>()
          let connections = 0
          // Some connections end by themselves after so many pieces, at the middle of what came.
          const fetch: typeof globalThis.fetch = async (input, init) => {
            const response = await globalThis.fetch(input, init)
            const pieces = lengths[connections++ % lengths.length] ?? 0
            return cutAfter(response, pieces === 0 ? Number.POSITIVE_INFINITY : pieces, cuts)
          }
          const { sequence: from } = await reader.changePosition()
          const follower = new Follower(house.service.url, fetch)
          await expect.poll(() => follower.events.length, { timeout: 20_000 }).toBeGreaterThan(0)
          for (const one of steps) {
            if (one.kind === "append") await chain.append(one.count)
            else if (one.kind === "rollback") await chain.rollback(one.count)
            else if (one.kind === "learn") await chain.learn()
            else for (const cut of cuts) cut()
          }
          const changes = await reader.changes({ after: from, limit: 1000 })
          const { sequence: last } = await reader.changePosition()
          await expect.poll(() => follower.last, { timeout: 20_000 }).toBe(last)
          await follower.stop()
          expect({ faults: follower.faults, head: follower.head }).toEqual({ faults: [], head: chain.head })
          const [reset, ...told] = follower.events
          expect(reset).toMatchObject({ type: "reset", sequence: String(from) })
          expect(told.map((event) => [event.type, event.sequence])).toEqual(
            changes === "gone" ? [] : changes.map((change) => [change.kind, String(change.sequence)]),
          )
        },
      ),
      { numRuns },
    )
  })
})

/** The answer, of which a piece is cut in half and nothing comes after it. */
function cutAfter(response: Response, pieces: number, cuts: Set<() => void>): Response {
  const reader = response.body?.getReader()
  let left = pieces
  let cut = false
  const stop = () => {
    cut = true
    cuts.delete(stop)
    void reader?.cancel()
  }
  cuts.add(stop)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const result = await reader?.read()
      if (cut || result === undefined || result.done) return controller.error(new TypeError("terminated"))
      left -= 1
      const text = new TextDecoder().decode(result.value).replace("retry: 2000", "retry: 1")
      const bytes = new TextEncoder().encode(text)
      controller.enqueue(left === 0 ? bytes.subarray(0, bytes.length / 2) : bytes)
      if (left === 0) {
        stop()
        controller.error(new TypeError("terminated"))
      }
    },
    cancel: stop,
  })
  return new Response(body, response)
}
