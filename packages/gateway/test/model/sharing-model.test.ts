import fc from "fast-check"
import { expect, test } from "vitest"
import { Callers, type SentRequest, settle } from "./callers.ts"
import { finalDepth } from "./model-chain.ts"
import { type Delivery, ModelNode, type ModelResult, type ToldBlock } from "./model-node.ts"

const reads = ["eth_blockNumber", "eth_getBlockByNumber", "eth_getTransactionCount"] as const
type Read = (typeof reads)[number]
/** A read. For blocks, `above` is the distance from the last final block: the block may be final, not final, or missing. */
interface Question {
  readonly read: Read
  readonly above: number
}
const paramsOf = ({ read, above }: Question, final: number): string => {
  if (read === "eth_blockNumber") return "[]"
  return read === "eth_getTransactionCount"
    ? '["0xa","latest"]'
    : `["0x${Math.max(0, final + above).toString(16)}",false]`
}
/** Hostile calls with the method and parameters of honest ones. */
const twins: readonly ((members: string) => string)[] = [
  (members) => `{"id":1,${members}}`,
  (members) => `{"jsonrpc":"1.0","id":1,${members}}`,
  (members) => `{"jsonrpc":"2.0","id":{},${members}}`,
  (members) => `{"jsonrpc":"2.0","id":1,${members},"result":{}}`,
  (members) => `{"jsonrpc":"2.0","id":1,${members},"Params":{}}`,
  (members) => `[{"jsonrpc":"2.0","id":1,${members}},5]`,
  (members) => `{"jsonrpc":"2.0",${members}}`,
]

const question = fc.record({
  // Mostly the same read, so that callers share it.
  read: fc.constantFrom<Read>("eth_blockNumber", "eth_blockNumber", "eth_getBlockByNumber", ...reads),
  above: fc.integer({ min: -1, max: finalDepth + 1 }),
})
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("honest"),
      question,
      isBatch: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("hostile"), question, twin: fc.nat(twins.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("write") }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("deliver"),
      at: fc.oneof(fc.nat(20), fc.constantFrom(0, -1)),
      as: fc.constantFrom<Delivery>("answer", "answer", "answer", "error", "fault", "junk"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("mine"), blocks: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("reorganise"), depth: fc.integer({ min: 1, max: finalDepth }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave"), at: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pass") }) },
) as fc.Arbitrary<Step>

type Step =
  | { readonly kind: "honest"; readonly question: Question; readonly isBatch: boolean }
  | { readonly kind: "hostile"; readonly question: Question; readonly twin: number }
  | { readonly kind: "write" }
  | { readonly kind: "deliver"; readonly at: number; readonly as: Delivery }
  | { readonly kind: "mine"; readonly blocks: number }
  | { readonly kind: "reorganise"; readonly depth: number }
  | { readonly kind: "leave"; readonly at: number }
  | { readonly kind: "pass" }

interface Honest {
  readonly sent: SentRequest
  readonly id: number
  readonly read: Read
  readonly isBatch: boolean
}

interface Answer {
  readonly id?: unknown
  readonly result?: ModelResult | ToldBlock | null
  readonly error?: { readonly message: string }
}

/** Asserts that a block is final, or that the node returned it after the request began. */
function assertBlock(node: ModelNode, sent: SentRequest, block: ToldBlock): void {
  const { serial, ...told } = block
  if ((node.asked[serial]?.givenAt as number) > sent.begunAt) return
  expect(Number(told.number)).toBeLessThanOrEqual(node.chain.final)
  expect(told).toEqual(node.chain.at(Number(told.number)))
}

/** Asserts that an honest caller received an answer from after the request, a final value, or an error of its own request. */
function assertAnswer(node: ModelNode, { sent, id, read, isBatch }: Honest): void {
  const own = node.asked.filter(({ holding }) => holding === sent.holding)
  const body = String(sent.reply?.body)
  const ways = own.map(({ delivery }) => delivery)
  if (sent.reply?.status !== 200 || body === "<html>") {
    expect(ways).toContain(body === "<html>" ? "junk" : "fault")
    return
  }
  const answers = (isBatch ? JSON.parse(body) : [JSON.parse(body)]) as Answer[]
  expect(answers.map((answer) => answer.id)).toEqual(isBatch ? [id, "again"] : [id])
  for (const { result, error } of answers) {
    if (error !== undefined) {
      const reasons = own.flatMap(({ serial, delivery }) => {
        if (delivery === "error") return [`failed ${serial}`]
        return delivery === "junk" ? ["the node did not answer this call"] : []
      })
      expect(reasons).toContain(error.message)
    } else if (read !== "eth_getBlockByNumber") {
      const { writes, serial } = result as ModelResult
      expect(node.asked[serial]?.givenAt).toBeGreaterThan(sent.begunAt)
      expect(writes).toBeGreaterThanOrEqual(sent.writesBefore)
      if (isBatch || read === "eth_getTransactionCount") expect(own).toContain(node.asked[serial])
    } else if (result === null)
      expect(node.asked.some(({ givenAt = 0, delivery }) => delivery === "answer" && givenAt > sent.begunAt)).toBe(true)
    else assertBlock(node, sent, result as ToldBlock)
  }
}

/** Number of random histories; `SERAC_CALLERS` overrides it. */
const numRuns = Number(process.env.SERAC_CALLERS ?? 250)

test("whoever else asks, writes, is slow or goes away, and whatever the chain does: each answer is one that the node gave after its request began, or is final", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 50, size: "max" }),
      fc.boolean(),
      async (steps, isEager) => {
        const node = new ModelNode(isEager)
        const callers = new Callers(node)
        const honest: Honest[] = []
        const judged = new Set<Honest>()
        const judge = async () => {
          await settle()
          for (const one of honest) {
            if (one.sent.reply === undefined || judged.has(one)) continue
            judged.add(one)
            assertAnswer(node, one)
          }
        }
        /** A caller without an answer that no longer waits for another's has its own request at the node. */
        const assertAsked = () => {
          for (const { sent } of honest)
            if (sent.reply === undefined) expect(node.waiting.map(({ asked }) => asked.holding)).toContain(sent.holding)
        }
        for (const [id, one] of steps.entries()) {
          node.now += 1
          if (one.kind === "honest" || one.kind === "hostile") {
            const { read } = one.question
            const members = `"method":"${read}","params":${paramsOf(one.question, node.chain.final)}`
            const call = (id: string) => `{"jsonrpc":"2.0","id":${id},${members}}`
            if (one.kind === "hostile") callers.send((twins[one.twin] as (members: string) => string)(members))
            else {
              const { isBatch } = one
              const body = isBatch ? `[${call(String(id))},${call('"again"')}]` : call(String(id))
              honest.push({ sent: callers.send(body), id, read, isBatch })
            }
          } else if (one.kind === "write")
            callers.send('{"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x01"]}')
          else if (one.kind === "deliver") node.deliver(one.at, one.as)
          else if (one.kind === "mine") for (let block = 0; block < one.blocks; block++) node.chain.mine()
          else if (one.kind === "reorganise") node.chain.reorganise(one.depth)
          else if (one.kind === "leave") {
            const left = honest[one.at % Math.max(1, honest.length)]
            if (left !== undefined) callers.leave(left.sent)
          } else callers.pass()
          await judge()
          if (one.kind === "pass") assertAsked()
        }
        callers.pass()
        await judge()
        assertAsked()
        while (node.waiting.length > 0) {
          node.now += 1
          node.deliver(0, "answer")
          await judge()
        }
        expect(judged.size).toBe(honest.length)
        expect(callers.leaveAll()).toBe(0)
      },
    ),
    { numRuns },
  )
})
