import { setImmediate as turn } from "node:timers/promises"
import fc from "fast-check"
import { expect, test } from "vitest"
import { finalDepth } from "./model-chain.ts"
import { type Delivery, ModelNode, type ModelResult, type ToldBlock } from "./model-node.ts"
import { mostUnsent, type SocketCaller, SocketCallers } from "./socket-callers.ts"

type Step =
  | { readonly kind: "ask"; readonly at: number; readonly above: number; readonly isState: boolean }
  | { readonly kind: "subscribe" | "hostile" | "write" | "stall" | "leave"; readonly at: number }
  | { readonly kind: "deliver"; readonly at: number; readonly as: Delivery }
  | { readonly kind: "mine" | "reorganise"; readonly blocks: number }
  | { readonly kind: "cut"; readonly refusing: number }
  | { readonly kind: "pass" }

const caller = fc.nat(5)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ kind: fc.constant("ask"), at: caller, isState: fc.boolean() },
      above: fc.integer({ min: -1, max: finalDepth + 1 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("subscribe", "hostile", "hostile", "write"), at: caller }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("stall", "leave"), at: caller }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("deliver"),
      at: fc.oneof(fc.nat(20), fc.constantFrom(0, -1)),
      as: fc.constantFrom<Delivery>("answer", "answer", "answer", "error", "fault", "junk"),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("mine", "mine", "reorganise"),
      blocks: fc.integer({ min: 1, max: finalDepth }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut"), refusing: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pass") }) },
) as fc.Arbitrary<Step>

/** Frames of hostile callers, some with the parameters of an honest call and some incomplete. */
const hostileFrames = [
  '{"jsonrpc":"1.0","id":9,"method":"eth_blockNumber","params":[]}',
  '{"jsonrpc":"2.0","id":{},"method":"eth_blockNumber","params":[]}',
  '{"jsonrpc":"2.0","method":"eth_blockNumber","params":[]}',
  '[{"jsonrpc":"2.0","id":9,"method":"eth_blockNumber","params":[]},5]',
  '{"jsonrpc":"2.0","id":9,"method":"eth_unsubscribe","params":["0x1"]}',
  '{"jsonrpc":"2.0","id":9,"method":"admin_x"}',
  "{",
]

interface Asked {
  readonly at: number
  readonly id: number
  readonly isState: boolean
  readonly begunAt: number
  readonly writesBefore: number
}

interface Frame {
  readonly id?: unknown
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly params?: { readonly subscription: string; readonly result: unknown }
}

/** A node's answer that is not JSON is passed on unchanged. */
const junk = "<html>"
const framesOf = ({ frames }: SocketCaller): readonly Frame[] =>
  frames.filter((text) => text !== junk).map((text) => JSON.parse(text) as Frame)
const junkOf = ({ frames }: SocketCaller): number => frames.filter((text) => text === junk).length

const settle = async (turns = 6) => {
  for (let count = 0; count < turns; count++) await turn()
}
/** Number of random histories; `SERAC_CALLERS` overrides it. */
const numRuns = Number(process.env.SERAC_CALLERS ?? 100)

/** Asserts that an answer was given after its request began, or is final, or reports a failure. */
function assertAnswer(node: ModelNode, { isState, begunAt, writesBefore }: Asked, { result, error }: Frame): void {
  if (error !== undefined) {
    expect(error.message).toMatch(/^(?:failed \d+|no node answered as it should)$/)
    return
  }
  if (result === null) {
    expect(node.asked.some(({ givenAt = 0 }) => givenAt > begunAt)).toBe(true)
    return
  }
  const { serial, ...told } = result as ToldBlock | ModelResult
  const isLater = (node.asked[serial]?.givenAt as number) > begunAt
  if (isState) {
    expect(isLater).toBe(true)
    expect((told as { readonly writes: number }).writes).toBeGreaterThanOrEqual(writesBefore)
  } else if (!isLater) {
    const { number } = told as ToldBlock
    expect(Number(number)).toBeLessThanOrEqual(node.chain.final)
    expect(told).toEqual(node.chain.at(Number(number)))
  }
}

/** Asserts that blocks are announced in order: each follows the one before it, or replaces it and those after it. */
function assertChain(node: ModelNode, heads: readonly ToldBlock[]): void {
  const chain: ToldBlock[] = []
  for (const head of heads) {
    while (chain.length > 0 && Number(chain.at(-1)?.number) >= Number(head.number)) chain.pop()
    if (chain.length > 0) expect(head.parentHash).toBe(chain.at(-1)?.hash)
    chain.push(head)
  }
  const last = node.chain.at(node.chain.head)
  if (last !== null) expect(chain.at(-1)).toMatchObject(last)
}

test("over WebSockets each answer is one that the node gave after its call, or is final; a slow caller is ended, and nobody waits for another's fault", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 50, size: "max" }),
      fc.boolean(),
      async (steps, isEager) => {
        const node = new ModelNode(isEager)
        const all = new SocketCallers(node, (milliseconds) =>
          milliseconds >= 20_000 ? new Promise(() => {}) : settle(2),
        )
        // The first three callers are honest, and one of them always subscribes; the others are hostile.
        const callers = Array.from({ length: 6 }, () => all.connect())
        const isHonest = (at: number) => at < 3
        const gone = new Set<SocketCaller>()
        const stalled = new Set<SocketCaller>()
        const asked: Asked[] = []
        /** The number of unanswered calls of honest callers that the gateway has read. */
        const waiting = () =>
          callers.slice(0, 3).reduce((sum, one, at) => {
            const answers = new Set(framesOf(one).map(({ id }) => id))
            const unanswered = asked.filter((call) => call.at === at && !answers.has(call.id)).length
            return one.isPaused ? sum : sum + unanswered - junkOf(one)
          }, 0)
        const judged = new Set<number>()
        const judge = async () => {
          await settle()
          for (const one of asked) {
            if (judged.has(one.id)) continue
            const frame = framesOf(callers[one.at] as SocketCaller).find(({ id }) => id === one.id)
            if (frame === undefined) continue
            judged.add(one.id)
            assertAnswer(node, one, frame)
          }
        }
        callers[0]?.send('{"jsonrpc":"2.0","id":-1,"method":"eth_subscribe","params":["newHeads"]}')
        await settle(20)
        let nextId = 1
        for (const one of steps) {
          node.now += 1
          if (one.kind === "ask") {
            const at = one.at % 3
            const id = nextId++
            const params = one.isState
              ? '["0xa","latest"]'
              : `["0x${Math.max(0, node.chain.final + one.above).toString(16)}",false]`
            const method = one.isState ? "eth_getTransactionCount" : "eth_getBlockByNumber"
            asked.push({ at, id, isState: one.isState, begunAt: node.now, writesBefore: node.writes })
            callers[at]?.send(`{"jsonrpc":"2.0","id":${id},"method":"${method}","params":${params}}`)
          } else if (one.kind === "subscribe")
            callers[one.at]?.send('{"jsonrpc":"2.0","id":-2,"method":"eth_subscribe","params":["newHeads"]}')
          else if (one.kind === "hostile") {
            const other = callers[3 + (one.at % 3)]
            other?.send(hostileFrames[nextId++ % hostileFrames.length] as string)
          } else if (one.kind === "write")
            callers[3 + (one.at % 3)]?.send(
              '{"jsonrpc":"2.0","id":9,"method":"eth_sendRawTransaction","params":["0x01"]}',
            )
          else if (one.kind === "stall" || one.kind === "leave") {
            const other = callers[3 + (one.at % 3)] as SocketCaller
            if (one.kind === "stall") {
              other.stall()
              stalled.add(other)
              for (let more = 0; more < 5; more++)
                other.send('{"jsonrpc":"2.0","id":-3,"method":"eth_subscribe","params":["newHeads"]}')
            } else {
              other.leave()
              gone.add(other)
            }
          } else if (one.kind === "deliver") node.deliver(one.at, one.as)
          else if (one.kind === "mine") {
            for (let block = 0; block < one.blocks; block++) node.chain.mine()
            all.sockets.tell()
          } else if (one.kind === "reorganise") {
            node.chain.reorganise(one.blocks)
            all.sockets.tell()
          } else if (one.kind === "cut") {
            all.sockets.refusing += one.refusing
            all.sockets.cut()
          } else {
            all.pass()
            await judge()
            // A caller without an answer that no longer waits for another's has its own request at the node.
            expect(waiting()).toBeLessThanOrEqual(node.waiting.length)
          }
          await judge()
        }
        all.sockets.refusing = 0
        all.pass()
        await settle(60)
        while (node.waiting.length > 0) {
          node.now += 1
          node.deliver(0, "answer")
          await judge()
        }
        // A caller who does not read is disconnected when too much waits for it; other callers receive all blocks.
        const blocks = Math.ceil(mostUnsent / 20)
        for (let block = 0; block < blocks; block++) {
          node.chain.mine()
          all.sockets.tell()
          await settle(3)
        }
        await settle(80)
        for (const one of stalled)
          if (!gone.has(one) && one.closed?.[0] !== 1002)
            expect(one.closed).toEqual([1008, "the caller reads too slowly"])
        expect(judged.size + callers.slice(0, 3).reduce((sum, one) => sum + junkOf(one), 0)).toBe(asked.length)
        for (const [at, one] of callers.entries()) {
          if (!isHonest(at)) continue
          expect(one.closed).toBeUndefined()
          const events = framesOf(one).flatMap(({ params }) => params ?? [])
          const subscriptions = new Set(events.map(({ subscription }) => subscription))
          for (const name of subscriptions)
            assertChain(
              node,
              events.filter(({ subscription }) => subscription === name).map(({ result }) => result as ToldBlock),
            )
          if (at === 0) expect(subscriptions.size).toBeGreaterThan(0)
        }
        for (const one of callers) one.leave()
        await settle(10)
        expect([all.kept, all.sockets.size]).toEqual([[0, 0], 0])
      },
    ),
    { numRuns },
  )
})
