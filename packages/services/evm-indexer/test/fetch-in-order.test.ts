import { NodeFault } from "@serac/indexing"
import {
  type AheadContext,
  type Arrived,
  Budget,
  fetchInOrder,
  Pace,
  UnreadableBlockError,
} from "@serac/indexing/backfill"
import { expect, test } from "vitest"
import { VirtualClock } from "../../indexing/test/virtual-clock.ts"
import { readBlocks } from "../src/backfill/read-blocks.ts"
import type { BlockAnswers } from "../src/decode/block.ts"
import type { PackedBlock } from "../src/decode/packed-block.ts"
import { Parties } from "../src/decode/parties.ts"
import type { ChainNode } from "../src/node/node.ts"
import { FakeChain } from "./fake-chain.ts"

const mebibyte = 1024 * 1024

/** A node that answers in its own time, and what it is asked. */
function setting(length: number, { limit = mebibyte, blockBytes = 1000, requests = 8 } = {}) {
  const chain = new FakeChain(length, { transactions: 1 })
  const clock = new VirtualClock()
  const state = {
    to: chain.head,
    running: 0,
    mostRunning: 0,
    /** Bytes of answers that were given and not released, and the most of it. */
    held: 0,
    mostHeld: 0,
    asked: [] as number[][],
    faults: [] as NodeFault[],
    bytesOf: (_number: number): number => blockBytes,
    before: async (_numbers: readonly number[]): Promise<void> => {},
  }
  const budget = new Budget(limit)
  const node: Pick<ChainNode, "blocks"> = {
    async blocks(asked, signal, most, read) {
      const numbers = asked.map(({ number }) => number)
      state.asked.push(numbers)
      state.running++
      state.mostRunning = Math.max(state.mostRunning, state.running)
      try {
        await clock.sleep(1 + Math.floor(clock.random() * 50), signal)
        await state.before(numbers)
        const bytes = numbers.reduce((sum, number) => sum + state.bytesOf(number), 0)
        if (bytes > most) throw new NodeFault("too-large", `${bytes} bytes`)
        state.held += bytes
        state.mostHeld = Math.max(state.mostHeld, state.held)
        return { value: read(numbers.map((number) => chain.blocks[number] as BlockAnswers)), bytes }
      } finally {
        state.running--
      }
    },
  }
  const read = readBlocks(node, { chainId: "43112", parties: new Parties() })
  const context: AheadContext<PackedBlock> = {
    // What the rows take is told to be what the answers take, which the tests decide.
    read: async (...asked) => {
      const { value, bytes } = await read(...asked)
      return { value, bytes }
    },
    clock,
    pace: new Pace(requests),
    budget,
    maxBlockBytes: 64 * mebibyte,
    to: () => state.to,
    onFault: (fault) => state.faults.push(fault),
    onAnswer: () => {},
  }
  return { chain, clock, state, budget, context }
}

/** Takes everything, releasing each stretch after a while. */
async function take(
  { clock, context, state }: ReturnType<typeof setting>,
  from = 0,
  hold = async (_: Arrived<PackedBlock>): Promise<void> => {},
  signal = new AbortController().signal,
): Promise<number[]> {
  const numbers: number[] = []
  let isOver = false
  const work = (async () => {
    for await (const arrived of fetchInOrder(from, context, signal)) {
      numbers.push(...arrived.blocks.map(({ block }) => block.number))
      await hold(arrived)
      arrived.release()
      state.held -= arrived.bytes
    }
  })().finally(() => {
    isOver = true
  })
  work.catch(() => {})
  await clock.until(() => isOver)
  await work
  return numbers
}

const upTo = (last: number, from = 0) => Array.from({ length: last - from + 1 }, (_, index) => from + index)

test("blocks come in order, whatever the order of the answers", async () => {
  const it = setting(300)
  expect(await take(it, 7)).toEqual(upTo(299, 7))
  expect(it.budget.used).toBe(0)
})

test("requests grow in size and number while the node is fast, within the limit", async () => {
  const it = setting(2000, { requests: 5, limit: 16 * mebibyte })
  await take(it)
  expect(it.state.mostRunning).toBe(5)
  expect(Math.max(...it.state.asked.map(({ length }) => length))).toBeGreaterThan(30)
})

test("faults make requests smaller, and nothing is missing", async () => {
  const it = setting(200)
  let failures = 0
  it.state.before = async ([first = 0]) => {
    if (first > 50 && failures++ < 20) throw new NodeFault("timeout", "late")
  }
  expect(await take(it)).toEqual(upTo(199))
  expect(it.state.faults.length).toBeGreaterThan(15)
  expect(Math.min(...it.state.asked.map(({ length }) => length))).toBe(1)
})

test("what is next in order is asked for, even while all that comes after it waits for the node", async () => {
  const it = setting(16, { limit: 16 * mebibyte })
  it.context.pace.requests = 4
  const given = new Set<number>()
  let failures = 0
  it.state.before = async (numbers) => {
    const [first = 0] = numbers
    if (first === 4 && failures++ === 0) throw new NodeFault("timeout", "late")
    if (first === 4) await it.clock.sleep(1000)
    if (first >= 8 && !given.has(7)) throw new NodeFault("behind", "not yet")
    for (const number of numbers) given.add(number)
  }
  expect(await take(it)).toEqual(upTo(15))
})

test("what is in memory stays within the budget, however slowly it is stored", async () => {
  const it = setting(400, { limit: 2 * mebibyte, blockBytes: 20_000 })
  const numbers = await take(it, 0, () => it.clock.sleep(200))
  expect(numbers).toEqual(upTo(399))
  expect(it.state.mostHeld).toBeLessThanOrEqual(2 * mebibyte)
  expect(it.state.mostHeld).toBeGreaterThan(mebibyte)
  expect(it.budget.used).toBe(0)
})

test("blocks that grow all at once exceed the budget by one answer at most", async () => {
  const limit = 2 * mebibyte
  const it = setting(200, { limit })
  it.state.bytesOf = (number) => (number >= 100 ? 1.5 * mebibyte : 500)
  const numbers = await take(it, 0, () => it.clock.sleep(100))
  expect(numbers).toEqual(upTo(199))
  expect(it.state.mostHeld).toBeLessThanOrEqual(limit + 1.5 * mebibyte)
  expect(it.budget.used).toBe(0)
})

test("a block larger than the budget is asked for when it is the next, alone", async () => {
  const limit = mebibyte
  const it = setting(60, { limit })
  it.state.bytesOf = (number) => (number === 30 || number === 31 ? 10 * mebibyte : 500)
  expect(await take(it)).toEqual(upTo(59))
  expect(it.state.faults).toEqual([])
  expect(it.state.asked).toContainEqual([30])
  expect(it.budget.used).toBe(0)
})

test("a block larger than any answer may be is told as a fault, and stored when it comes after all", async () => {
  const it = setting(10)
  let tries = 0
  it.state.bytesOf = (number) => (number === 5 && tries++ < 12 ? 65 * mebibyte : 500)
  expect(await take(it)).toEqual(upTo(9))
  expect(it.state.faults.map(({ message }) => message)).toContain("68157440 bytes")
  expect(it.budget.used).toBe(0)
})

/** Has the node tell something of a block that cannot be decoded. */
function poison({ chain }: ReturnType<typeof setting>, number: number): void {
  const whole = chain.at(number)
  chain.blocks[number] = { ...whole, block: { ...whole.block, hash: "0xnone" } }
}

/** Takes blocks until one cannot be read; which came, and what was thrown. */
async function takeUntilUnreadable(it: ReturnType<typeof setting>, from = 0) {
  const numbers: number[] = []
  const hold = async (arrived: Arrived<PackedBlock>) => {
    numbers.push(...arrived.blocks.map(({ block }) => block.number))
  }
  const error = await take(it, from, hold).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UnreadableBlockError)
  return { numbers, error: error as UnreadableBlockError }
}

test("a block that cannot be decoded is told once everything before it was given", async () => {
  const it = setting(300, { requests: 4 })
  poison(it, 123)
  const { numbers, error } = await takeUntilUnreadable(it, 5)
  expect(numbers).toEqual(upTo(122, 5))
  expect(error).toMatchObject({
    number: 123,
    reason: 'block 123: hash is "0xnone", not a hash',
    message: expect.stringMatching(/^Block 123 could not be read \d+ times: block 123: hash is "0xnone", not a hash$/),
  })
  expect(error.attempts).toBeGreaterThanOrEqual(5)
  expect(it.clock.now() - error.since).toBeGreaterThanOrEqual(10_000)
  await it.clock.until(() => it.state.running === 0)
  expect(it.budget.used).toBe(0)
})

test("a block that is larger than any may be is told as one that cannot be read", async () => {
  const it = setting(20)
  it.state.bytesOf = (number) => (number === 7 ? 65 * mebibyte : 500)
  const { numbers, error } = await takeUntilUnreadable(it)
  expect(numbers).toEqual(upTo(6))
  expect(error).toMatchObject({ number: 7, reason: "68157440 bytes" })
})

test("a block that can be read in the end is given like any other", async () => {
  const it = setting(100)
  const good = it.chain.at(40)
  poison(it, 40)
  const startedAt = it.clock.now()
  it.state.before = async () => {
    if (it.clock.now() - startedAt > 8_000) it.chain.blocks[40] = good
  }
  expect(await take(it)).toEqual(upTo(99))
  expect(it.budget.used).toBe(0)
})

test.each<[string, () => NodeFault]>([
  ["no answers", () => new NodeFault("connection", "ECONNRESET")],
  ["late answers", () => new NodeFault("timeout", "late")],
  ["a block that is not there yet", () => new NodeFault("behind", "not yet")],
  ["answers that are no JSON", () => new NodeFault("nonsense", "no JSON", { cause: new SyntaxError("<html>") })],
])("%s are waited out, however long that takes", async (_, fault) => {
  const it = setting(20)
  const startedAt = it.clock.now()
  it.state.before = async (numbers) => {
    if (numbers.includes(9) && it.clock.now() - startedAt < 60_000) throw fault()
  }
  expect(await take(it)).toEqual(upTo(19))
})

test("two blocks that are beyond the budget by far are never in memory together", async () => {
  const it = setting(40, { limit: mebibyte })
  it.state.bytesOf = (number) => (number >= 10 && number < 14 ? 30 * mebibyte : 500)
  expect(await take(it, 0, () => it.clock.sleep(500))).toEqual(upTo(39))
  expect(it.state.mostHeld).toBeLessThan(32 * mebibyte)
  expect(it.budget.used).toBe(0)
})

test("the head may rise meanwhile", async () => {
  const it = setting(100)
  it.state.to = 20
  const rise = async () => {
    it.state.to = 99
  }
  expect(await take(it, 0, rise)).toEqual(upTo(99))
})

test("when the head falls below what was asked for, it ends with what there is", async () => {
  const it = setting(60)
  it.state.before = async (numbers) => {
    if (numbers.every((number) => number < 30)) return
    it.state.to = 29
    throw new NodeFault("behind", "gone")
  }
  const numbers = await take(it)
  expect(numbers).toEqual(upTo(numbers.length - 1))
  expect(numbers.length).toBeLessThanOrEqual(30)
  expect(it.budget.used).toBe(0)
})

test("an abort ends it with its reason, and frees everything", async () => {
  const it = setting(500)
  const stopping = new AbortController()
  const reason = new Error("stopped")
  let stretches = 0
  const hold = async () => {
    if (++stretches === 3) stopping.abort(reason)
  }
  await expect(take(it, 0, hold, stopping.signal)).rejects.toBe(reason)
  await it.clock.until(() => it.state.running === 0)
  expect(it.budget.used).toBe(0)
})

test("whoever stops reading frees everything", async () => {
  const it = setting(500)
  for await (const arrived of fetchInOrderWhile(it)) {
    arrived.release()
    if ((arrived.blocks.at(-1)?.block.number ?? 0) > 50) break
  }
  await it.clock.until(() => it.state.running === 0)
  expect(it.budget.used).toBe(0)
})

/** The generator itself, with time passing while it is waited for. */
async function* fetchInOrderWhile({
  clock,
  context,
}: ReturnType<typeof setting>): AsyncGenerator<Arrived<PackedBlock>> {
  const all = fetchInOrder(0, context, new AbortController().signal)
  try {
    for (;;) {
      let next: IteratorResult<Arrived<PackedBlock>, void> | undefined
      void all.next().then((one) => {
        next = one
      })
      await clock.until(() => next !== undefined)
      if (!next || next.done) return
      yield next.value
    }
  } finally {
    await all.return()
  }
}

test("a fault of ours ends it", async () => {
  const it = setting(50)
  it.state.before = async () => {
    throw new TypeError("a defect")
  }
  await expect(take(it)).rejects.toThrow("a defect")
})

test("an abort ends the waiting for what was given to be released", async () => {
  const it = setting(40, { limit: 4_000 })
  it.state.bytesOf = () => 3_000
  const aborting = new AbortController()
  const blocks = fetchInOrder(0, it.context, aborting.signal)
  let given = 0
  const takeAll = async () => {
    for (;;) {
      await blocks.next()
      given++
    }
  }
  const taking = takeAll()
  taking.catch(() => {})
  await it.clock.pass(60_000)
  expect({ isWaiting: given < 40, running: it.state.running }).toEqual({ isWaiting: true, running: 0 })
  aborting.abort(new Error("stopped"))
  await expect(taking).rejects.toThrow("stopped")
})
