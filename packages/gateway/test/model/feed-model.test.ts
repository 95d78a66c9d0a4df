import { parseJson } from "@serac/wire/node"
import fc from "fast-check"
import { expect, test } from "vitest"
import { ChainFeed } from "../../src/feed/chain-feed.ts"
import { feedTopicOf } from "../../src/feed/topic.ts"
import { finalDepth, logsOfModel, type ModelBlock, ModelChain } from "./model-chain.ts"
import { ModelSockets } from "./model-socket.ts"

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("subscribe"),
      params: fc.constantFrom(
        '["newHeads"]',
        '["logs",{}]',
        `["logs",{"address":"0x${"1".repeat(40)}"}]`,
        `["logs",{"topics":[["0x${"2".repeat(64)}","0x${"0".repeat(64)}"]]}]`,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave"), at: fc.nat(20) }) },
  // Of several blocks that arrive together, nodes announce only the last.
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("mine"),
      blocks: fc.integer({ min: 1, max: 3 }),
      isTold: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("reorganise"),
      depth: fc.integer({ min: 1, max: finalDepth }),
      isTold: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut"), refusing: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("lose") }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("settle") }) },
) as fc.Arbitrary<FeedStep>

type FeedStep =
  | { readonly kind: "subscribe"; readonly params: string }
  | { readonly kind: "leave"; readonly at: number }
  | { readonly kind: "mine"; readonly blocks: number; readonly isTold: boolean }
  | { readonly kind: "reorganise"; readonly depth: number; readonly isTold: boolean }
  | { readonly kind: "cut"; readonly refusing: number }
  | { readonly kind: "lose" | "settle" }

interface Listening {
  readonly params: string
  readonly events: Record<string, unknown>[]
  end?: () => void
  hasLeft?: boolean
}

/** The chain that a listener knows after all events: a block replaces those from its number on. */
function chainOf(events: readonly Record<string, unknown>[]): readonly ModelBlock[] {
  const chain: ModelBlock[] = []
  for (const { number, hash, parentHash } of events as unknown as readonly ModelBlock[]) {
    while (chain.length > 0 && Number(chain.at(-1)?.number) >= Number(number)) chain.pop()
    if (chain.length > 0) expect(parentHash).toBe(chain.at(-1)?.hash)
    chain.push({ number, hash, parentHash })
  }
  return chain
}

/** The logs that a listener knows after all events: each is added once and removed once, the last one first. */
function logsOf(events: readonly Record<string, unknown>[]): readonly object[] {
  const logs: Record<string, unknown>[] = []
  for (const { removed, ...log } of events) {
    if (removed === true) {
      // A later listener receives removals of logs that were added before it came.
      if (logs.length > 0) expect(logs.pop()).toEqual(log)
    } else {
      expect(logs.filter((own) => own.blockHash === log.blockHash && own.logIndex === log.logIndex)).toEqual([])
      logs.push(log)
    }
  }
  return logs
}

const settleFeed = async (turns = 12) => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
}
/** Number of random histories; `SERAC_CALLERS` overrides it. */
const numRuns = Number(process.env.SERAC_CALLERS ?? 150)

test("whatever blocks come, go and are missed while connections end: each listener has the chain in order, and its logs once", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: "max" }), async (steps) => {
      const chain = new ModelChain()
      const sockets = new ModelSockets(chain)
      const feed = new ChainFeed({
        urls: () => ["ws://node.example"],
        open: sockets.open,
        timeout: 20_000,
        sleep: (milliseconds) => (milliseconds >= 20_000 ? new Promise(() => {}) : settleFeed(2)),
      })
      const all: Listening[] = []
      for (const one of steps) {
        if (one.kind === "subscribe") {
          const listening: Listening = { params: one.params, events: [] }
          all.push(listening)
          const listener = {
            tell: (result: string) => listening.events.push(JSON.parse(result)),
            lost: () => expect.fail("lost"),
          }
          void feed.subscribe(feedTopicOf(parseJson(one.params)), listener).then((end) => {
            listening.end = end
            if (listening.hasLeft) end()
          })
        } else if (one.kind === "leave") {
          const left = all[one.at % Math.max(1, all.length)]
          if (left !== undefined) left.hasLeft = true
          left?.end?.()
        } else if (one.kind === "mine") {
          for (let block = 0; block < one.blocks; block++) chain.mine()
          if (one.isTold) sockets.tell()
        } else if (one.kind === "reorganise") {
          chain.reorganise(one.depth)
          if (one.isTold) sockets.tell()
        } else if (one.kind === "cut") {
          sockets.refusing += one.refusing
          sockets.cut()
        } else if (one.kind === "lose") sockets.losing += 1
        else await settleFeed()
        expect(sockets.size).toBeLessThanOrEqual(1)
      }
      sockets.refusing = 0
      sockets.losing = 0
      await settleFeed(40)
      const told = all.map(({ events }) => events.length)
      chain.mine()
      sockets.tell()
      await settleFeed(80)
      for (const [at, { params, events, hasLeft }] of all.entries()) {
        if (hasLeft) {
          expect(events).toHaveLength(told[at] as number)
          continue
        }
        if (params === '["newHeads"]') {
          const known = chainOf(events)
          const from = Number(known[0]?.number)
          expect(known).toEqual(Array.from({ length: known.length }, (_, above) => chain.at(from + above)))
          expect(known.at(-1)).toEqual(chain.at(chain.head))
        } else {
          const known = logsOf(events) as readonly { readonly blockNumber: string }[]
          const { filter } = feedTopicOf(parseJson(params))
          const wanted = (block: ModelBlock) =>
            (logsOfModel(block) as readonly { address: `0x${string}`; topics: `0x${string}`[]; removed: boolean }[])
              .filter(({ address }) => !filter?.addresses.length || filter.addresses.includes(address))
              .filter(({ topics: [topic = "0x"] }) => !filter?.topics.length || filter.topics[0]?.includes(topic))
              .map(({ removed, ...log }) => log)
          const from = known.length === 0 ? chain.head + 1 : Number(known[0]?.blockNumber)
          const blocks = Array.from(
            { length: chain.head + 1 - from },
            (_, above) => chain.at(from + above) as ModelBlock,
          )
          expect(known).toEqual(blocks.flatMap(wanted))
        }
      }
      for (const { end } of all) end?.()
      await settleFeed()
      expect(sockets.size).toBe(0)
    }),
    { numRuns },
  )
})
