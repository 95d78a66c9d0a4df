import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { Budget, fetchInOrder, Pace } from "../backfill/index.ts"
import { NodeFault } from "../fault.ts"
import { EndpointState } from "./endpoint-state.ts"
import { Endpoints } from "./endpoints.ts"

/** A node that answers one request after the other: its milliseconds for a block, and whether it fails at the moment. */
interface FakeNode {
  readonly eachMs: number
  isDown?: boolean
}

/** Reads blocks 0 to 1,999 from nodes of different speed; the blocks that each has answered, and those that arrived. */
async function readFrom(nodes: Readonly<Record<string, FakeNode>>, onRange: (answered: number) => void = () => {}) {
  const clock = new VirtualClock()
  const answered: Record<string, number> = Object.fromEntries(Object.keys(nodes).map((host) => [host, 0]))
  const freeAt: Record<string, number> = {}
  const all = Object.keys(nodes).map((host) => new EndpointState({ host }, clock, (error) => error as NodeFault))
  const served = { kind: "chain", id: "1", urls: "RPC URLs", ask: async () => "1" } as const
  const endpoints = new Endpoints(all, served, clock, () => {})
  const faults: string[] = []
  let done = false
  const arrived: number[] = []
  const ranges = fetchInOrder(
    0,
    {
      clock,
      pace: new Pace(6, () => 20),
      budget: new Budget(64 * 2 ** 20),
      maxBlockBytes: 2 ** 20,
      to: () => 1_999,
      onFault: ({ message }) => void faults.push(message),
      onAnswer: () => {},
      read: (from, count, signal) =>
        endpoints.use(
          async ({ host }) => {
            const { eachMs, isDown } = nodes[host] as FakeNode
            const begins = Math.max(clock.elapsed(), freeAt[host] ?? 0)
            freeAt[host] = begins + (isDown ? 5 : eachMs * count)
            await clock.sleep(freeAt[host] - clock.elapsed(), signal)
            if (isDown) throw new NodeFault("connection", "ECONNREFUSED")
            answered[host] = (answered[host] ?? 0) + count
            onRange(answered[host])
            return { value: Array.from({ length: count }, (_, at) => from + at), bytes: count * 1_000 }
          },
          signal,
          { block: from + count - 1, blocksOf: ({ value }) => value.length },
        ),
    },
    new AbortController().signal,
  )
  const reading = (async () => {
    for await (const { blocks, release } of ranges) {
      arrived.push(...blocks)
      release()
    }
    done = true
  })()
  await clock.until(() => done)
  await reading
  return { answered, arrived, faults }
}

const everyBlock = Array.from({ length: 2_000 }, (_, number) => number)

test("two nodes share ranges by their speed", async () => {
  const { answered, arrived, faults } = await readFrom({ fast: { eachMs: 10 }, slow: { eachMs: 30 } })
  expect(arrived).toEqual(everyBlock)
  expect(faults).toEqual([])
  expect(Number(answered.slow) / 2_000).toBeGreaterThan(0.2)
  expect(Number(answered.slow) / 2_000).toBeLessThan(0.3)
})

test("two nodes of the same speed read half each", async () => {
  const { answered } = await readFrom({ one: { eachMs: 10 }, other: { eachMs: 10 } })
  expect(Number(answered.one)).toBeGreaterThan(900)
  expect(Number(answered.other)).toBeGreaterThan(900)
})

test("a node that fails costs its ranges only: the other reads them, and all blocks arrive in order", async () => {
  const failing: FakeNode = { eachMs: 10 }
  const { answered, arrived, faults } = await readFrom({ failing, sound: { eachMs: 30 } }, (answeredByOne) => {
    if (answeredByOne > 200) failing.isDown = true
  })
  expect(arrived).toEqual(everyBlock)
  expect(faults.length).toBeGreaterThan(0)
  expect(Number(answered.sound)).toBeGreaterThan(1_000)
})
