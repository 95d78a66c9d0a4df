import { EvmNode } from "@serac/kits/nodes"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { verifiedContext } from "../../../test/evm/verified-context.ts"
import { Budget, fetchInOrder, maxKept, Pace, UnreadableBlockError } from "../../core/backfill/index.ts"
import { createNode } from "../node/node.ts"
import { blockFetcher } from "./read-blocks.ts"

const decoding = verifiedContext()
const urls = ["http://one.test", "http://two.test", "http://three.test"]

/** A chain behind three endpoints, some of which return nonsense for block 9. */
function setting(liars: number, nonsense = "") {
  const clock = new VirtualClock()
  const chain = new FakeChain(30, { transactions: 1 })
  const lying = chain.copy()
  const whole = lying.at(9)
  lying.blocks[9] = { ...whole, block: { ...whole.block, ...{ miner: nonsense, gasLimit: "0xnone" } } }
  const nodes = urls.map((_, index) => new EvmNode(index < liars ? lying : chain))
  const asked = new Set<string>()
  const node = createNode({
    chain: { chainId: "43112", rpcUrls: urls },
    clock,
    log: () => {},
    traces: "off",
    fetch: async (input, init) => {
      const { origin } = new URL(String(input))
      if (String(init?.body).includes('["0x9"')) asked.add(origin)
      return (nodes[urls.indexOf(origin)] as EvmNode<FakeChain>).fetch(input, init)
    },
  })
  const context = {
    read: blockFetcher(node, decoding),
    clock,
    pace: new Pace(4),
    budget: new Budget(8 * 1024 * 1024),
    maxBlockBytes: 64 * 1024 * 1024,
    to: () => chain.head,
    onFault: () => {},
    onAnswer: () => {},
  }
  return { clock, asked, context }
}

async function take({ clock, context }: ReturnType<typeof setting>) {
  const numbers: number[] = []
  let failure: unknown
  let isOver = false
  void (async () => {
    try {
      for await (const arrived of fetchInOrder(0, context, new AbortController().signal)) {
        numbers.push(...arrived.blocks.map(({ block }) => block.number))
        arrived.release()
      }
    } catch (error) {
      failure = error
    }
    isOver = true
  })()
  await clock.until(() => isOver)
  return { numbers, failure: failure as UnreadableBlockError }
}

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index)

test("a block that one endpoint gives is read, whatever the others say", async () => {
  const { numbers, failure } = await take(setting(2))
  expect(failure).toBe(undefined)
  expect(numbers).toEqual(upTo(29))
})

test("a block that no endpoint gives in a form to be read is told with what was answered, all that precedes it given", async () => {
  const it = setting(3)
  const { numbers, failure } = await take(it)
  expect(numbers).toEqual(upTo(8))
  expect([...it.asked].sort()).toEqual([...urls].sort())
  expect(failure).toBeInstanceOf(UnreadableBlockError)
  expect(failure.number).toBe(9)
  expect(failure.reason).toMatch(/^\w+\.test: block 9: gasLimit is "0xnone", not a quantity$/)
  expect(Buffer.from(failure.bytes).toString()).toMatch(/^\[?\{"jsonrpc":"2.0".*"gasLimit":"0xnone"/)
  expect(failure.size).toBe(failure.bytes.length)
})

test("of a large answer the first MiB is kept, and its size", async () => {
  const { failure } = await take(setting(3, "n".repeat(maxKept)))
  expect(failure.bytes.length).toBe(maxKept)
  expect(failure.size).toBeGreaterThan(maxKept)
  expect(failure.message.length).toBeLessThan(300)
})
