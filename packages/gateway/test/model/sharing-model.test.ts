import fc from "fast-check"
import { expect, test } from "vitest"
import { Callers, type SentRequest, settle } from "./callers.ts"
import { type Delivery, finalBlock, ModelNode, type ModelResult } from "./model-node.ts"

const reads = ["eth_blockNumber", "eth_getBlockByNumber", "eth_getTransactionCount"] as const
type Read = (typeof reads)[number]
const paramsOf: Record<Read, string> = {
  eth_blockNumber: "[]",
  eth_getBlockByNumber: '["0x1",false]',
  eth_getTransactionCount: '["0xa","latest"]',
}
/** Calls as hostile callers send them, with the method and parameters of honest ones. */
const twins: readonly ((members: string) => string)[] = [
  (members) => `{"id":1,${members}}`,
  (members) => `{"jsonrpc":"1.0","id":1,${members}}`,
  (members) => `{"jsonrpc":"2.0","id":{},${members}}`,
  (members) => `{"jsonrpc":"2.0","id":1,${members},"result":{}}`,
  (members) => `{"jsonrpc":"2.0","id":1,${members},"Params":{}}`,
  (members) => `[{"jsonrpc":"2.0","id":1,${members}},5]`,
  (members) => `{"jsonrpc":"2.0",${members}}`,
]

// Mostly one of them, so that callers meet.
const read = fc.constantFrom<Read>("eth_blockNumber", "eth_blockNumber", "eth_blockNumber", ...reads)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("honest"), read, isBatch: fc.constantFrom(false, false, false, true) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("hostile"), read, twin: fc.nat(twins.length - 1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("write"), isQuick: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("deliver"),
      at: fc.oneof(fc.nat(20), fc.constantFrom(0, -1)),
      as: fc.constantFrom<Delivery>("answer", "answer", "answer", "error", "fault", "junk"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pass") }) },
) as fc.Arbitrary<Step>

type Step =
  | { readonly kind: "honest"; readonly read: Read; readonly isBatch: boolean }
  | { readonly kind: "hostile"; readonly read: Read; readonly twin: number }
  | { readonly kind: "write"; readonly isQuick: boolean }
  | { readonly kind: "deliver"; readonly at: number; readonly as: Delivery }
  | { readonly kind: "pass" }

interface Honest {
  readonly sent: SentRequest
  readonly id: number
  readonly read: Read
  readonly isBatch: boolean
}

interface Answer {
  readonly id?: unknown
  readonly result?: ModelResult | typeof finalBlock
  readonly error?: { readonly message: string }
}

/** That an honest caller was told what the node told after he had asked, or what is final, or an error of his own. */
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
    } else if (read === "eth_getBlockByNumber") expect(result).toEqual(finalBlock)
    else {
      const { writes, serial } = result as ModelResult
      expect(node.asked[serial]?.givenAt).toBeGreaterThan(sent.begunAt)
      expect(writes).toBeGreaterThanOrEqual(sent.writesBefore)
      if (isBatch || read === "eth_getTransactionCount") expect(own).toContain(node.asked[serial])
    }
  }
}

test("whoever else asks, writes or is slow: each answer is one that the node gave after its request began, or is final", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40, size: "max" }),
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
        /** Whoever has no answer when nobody waits for another's any more has a request of his own with the node. */
        const assertAsked = () => {
          for (const { sent } of honest)
            if (sent.reply === undefined) expect(node.waiting.map(({ asked }) => asked.holding)).toContain(sent.holding)
        }
        for (const [id, one] of steps.entries()) {
          node.now += 1
          if (one.kind === "honest") {
            const call = (id: string) =>
              `{"jsonrpc":"2.0","id":${id},"method":"${one.read}","params":${paramsOf[one.read]}}`
            const body = one.isBatch ? `[${call(String(id))},${call('"again"')}]` : call(String(id))
            honest.push({ sent: callers.send(body), id, ...one })
          } else if (one.kind === "hostile") {
            const twin = twins[one.twin] as (members: string) => string
            callers.send(twin(`"method":"${one.read}","params":${paramsOf[one.read]}`))
          } else if (one.kind === "write")
            callers.send('{"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x01"]}')
          else if (one.kind === "deliver") node.deliver(one.at, one.as)
          else callers.pass()
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
      },
    ),
    { numRuns: 200 },
  )
})
