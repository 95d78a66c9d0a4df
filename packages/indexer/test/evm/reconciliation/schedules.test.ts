import { expect, test } from "vitest"
import { NodeFault } from "../../../src/core/index.ts"
import type { Difference, Recheck, ReconciliationCheck } from "../../../src/core/reconciliation/index.ts"
import { ChainSchedule, type ChainScheduleOptions } from "../../../src/evm/reconciliation/chain-schedule.ts"
import { TraceSchedule } from "../../../src/evm/reconciliation/trace-schedule.ts"
import { retryTraces } from "../../../src/evm/repair/retry-traces.ts"
import { VirtualClock } from "../../core/virtual-clock.ts"

const { signal } = new AbortController()
const difference = (kind: Difference["kind"], key: string): Difference => ({
  ...{ subject: "chain 7", kind, key, stored: "1", node: "2", at: 1 },
})

interface World extends ChainScheduleOptions {
  readonly head?: number | undefined
  readonly nodeHead?: number
  readonly latest?: number
  readonly random?: () => number
  /** What the comparison of a block's hash, or of a whole block, gives: blocks that differ, and blocks that fail. */
  readonly differ?: readonly number[]
  readonly fail?: ReadonlyMap<number, Error>
}

/** A schedule of a chain of which nothing is stored, so that a block below the head differs where it is asked to. */
function chainOf({
  head = 100,
  nodeHead = head,
  latest = head,
  random = () => 0,
  differ = [],
  fail,
  ...options
}: World) {
  const asked: string[] = []
  const told = (number: number) => {
    const error = fail?.get(number)
    if (error) throw error
    return { hash: differ.includes(number) ? "0x1" : "0x2" }
  }
  const sides = {
    reader: {
      chainId: "7",
      head: async () => (head < 0 ? undefined : { head: { number: head }, nodeHead }),
      header: async () => ({ hash: "0x2" }),
      block: async () => ({ hash: "0x2" }),
    },
    node: {
      latest: async () => ({ number: latest }),
      header: async (number: number) => {
        asked.push(`hash ${number}`)
        return told(number)
      },
      blocks: async ([{ number }]: [{ number: number }]) => {
        asked.push(`whole ${number}`)
        if (fail?.has(number)) throw fail.get(number)
        throw new NodeFault("behind", "no receipts")
      },
    },
  } as unknown as ConstructorParameters<typeof ChainSchedule>[0]
  return { schedule: new ChainSchedule(sides, { random }, options), asked }
}

test("nothing is compared before the first block, far behind the node, and above what is settled on both sides", async () => {
  const nameOf = async (world: World) => (await chainOf(world).schedule.next(signal))?.name
  expect([
    await nameOf({ head: -1 }),
    await nameOf({ head: 100, nodeHead: 132 }),
    await nameOf({ head: 100, nodeHead: 133 }),
    await nameOf({ head: 7 }),
    await nameOf({ head: 8 }),
    await nameOf({ head: 8, latest: 7 }),
  ]).toEqual([undefined, "block 0", undefined, undefined, "block 0", undefined])
})

test("one in four random blocks is compared whole, the others by their hashes", async () => {
  const checkOf = async (share: number) => {
    const random = [0.9, 0.5, share]
    const { schedule, asked } = chainOf({ random: () => random.shift() ?? 0 })
    const check = await schedule.next(signal)
    await check?.run(signal).catch(() => {})
    return [check?.requests, asked.map((one) => one.split(" ")[0])]
  }
  expect([await checkOf(0.249), await checkOf(0.25)]).toEqual([
    [3, ["whole"]],
    [2, ["hash"]],
  ])
})

test("a standing difference of a block is looked at half of the time, where its block is settled", async () => {
  const standing = () => [
    difference("block-signature", "5"),
    difference("trace", "6/1"),
    difference("transaction", "17/3 value"),
    difference("block-hash", "93"),
  ]
  const checkOf = async (...random: readonly number[]) => {
    const left = [...random]
    const { schedule } = chainOf({ standing, random: () => left.shift() ?? 0 })
    const check = await schedule.next(signal)
    return [check?.name, check?.requests]
  }
  expect([await checkOf(0.5, 0), await checkOf(0.5, 0.49)]).toEqual([
    ["block 17", 3],
    ["block 17", 3],
  ])
  expect(await checkOf(0.499)).not.toEqual(["block 17", 3])
  // Block 93 is not settled yet.
  expect((await checkOf(0.5, 0.5))[0]).not.toBe("block 93")
  const { schedule } = chainOf({ standing: () => [difference("trace", "6/1")], random: () => 0.9 })
  expect((await schedule.next(signal))?.requests).toBe(2)
})

test("a comparison settles the differences of its block that it can show, and repairs it", async () => {
  const repaired: number[] = []
  const repair = async (block: number) => {
    repaired.push(block)
    return { isCorrected: true, liars: [] }
  }
  const one = async (share: number) => {
    const random = [0.9, 0, share]
    return (await chainOf({ random: () => random.shift() ?? 0, repair }).schedule.next(signal)) as ReconciliationCheck
  }
  const [whole, hash] = [await one(0), await one(0.9)]
  const number = Number(whole.name.split(" ")[1])
  const kinds = ["block-hash", "transaction", "block-signature", "trace"] as const
  const covered = (check: ReconciliationCheck, key: string) =>
    kinds.map((kind) => check.covers?.(difference(kind, key)))
  expect([covered(whole, `${number}/2`), covered(hash, String(number)), covered(whole, `${number + 1}`)]).toEqual([
    [true, true, false, false],
    [true, false, false, false],
    [false, false, false, false],
  ])
  expect([await whole.repair?.(signal), repaired]).toEqual([{ isCorrected: true, liars: [] }, [number]])
  expect((await chainOf({}).schedule.next(signal))?.repair).toBeUndefined()
})

/** A pass that is due for these blocks, and how far it came. */
function passOf(...stretches: readonly { readonly from: number; readonly count: number }[]) {
  const left = [...stretches]
  const reached: (readonly [string, number])[] = []
  const due: (readonly [string, number])[] = []
  const recheck = {
    due: (lane: string, highest: number) => {
      due.push([lane, highest])
      return left.shift()
    },
    reached: (lane: string, next: number) => reached.push([lane, next]),
  } as unknown as Recheck
  return { recheck, reached, due }
}

test("every other comparison is the next blocks of a pass, eight at once", async () => {
  const { recheck, reached, due } = passOf({ from: 10, count: 20 })
  const { schedule, asked } = chainOf({ recheck })
  const check = await schedule.next(signal)
  expect([check?.name, await check?.run(signal)]).toEqual(["blocks from 10", { compared: { block: 20 }, findings: [] }])
  expect([reached, due]).toEqual([
    [
      ["blocks", 18],
      ["blocks", 26],
      ["blocks", 30],
    ],
    [["blocks", 92]],
  ])
  expect(asked.filter((one) => one.startsWith("whole"))).toEqual(
    Array.from({ length: 20 }, (_, at) => `whole ${10 + at}`),
  )
  expect([(await schedule.next(signal))?.name.startsWith("block "), due.length]).toEqual([true, 1])
  await schedule.next(signal)
  expect(due.length).toBe(2)
})

test("a pass stops at a block that differs, which is compared by itself, and goes on after it", async () => {
  const { recheck, reached } = passOf({ from: 10, count: 20 })
  const { schedule } = chainOf({ recheck, differ: [21, 23] })
  const pass = await schedule.next(signal)
  expect(await pass?.run(signal)).toEqual({ compared: { block: 11 }, findings: [] })
  expect(reached).toEqual([
    ["blocks", 18],
    ["blocks", 21],
  ])
  const suspected = await schedule.next(signal)
  expect([suspected?.name, suspected?.requests]).toEqual(["block 21", 3])
  await expect(suspected?.run(signal)).rejects.toThrow("no receipts")
  expect(reached).toHaveLength(2)
  expect((await schedule.next(signal))?.name).not.toBe("block 21")
})

test("a block that the node cannot return does not stop a pass, one that it may return later does", async () => {
  const outcomeOf = async (error: Error) => {
    const { recheck } = passOf({ from: 10, count: 4 })
    const { schedule } = chainOf({ recheck, fail: new Map([[12, error]]) })
    const check = await schedule.next(signal)
    return check?.run(signal).then(
      (outcome) => ("compared" in outcome ? outcome.compared.block : undefined),
      (thrown: Error) => thrown.message,
    )
  }
  const kinds = [
    "connection",
    "timeout",
    "http",
    "throttled",
    "wrong-chain",
    "nonsense",
    "too-large",
    "unsupported",
  ] as const
  expect(await Promise.all(kinds.map((kind) => outcomeOf(new NodeFault(kind, kind))))).toEqual([
    ...["connection", "timeout", "http", "throttled", "wrong-chain", 4, 4, 4],
  ])
  expect(await outcomeOf(new RangeError("no memory"))).toBe("no memory")
})

interface TraceWorld {
  readonly all?: boolean
  readonly standing?: readonly Difference[]
  readonly refused?: readonly number[]
}

/** A schedule of traces every ten seconds, of a chain whose head is set. */
function tracesOf({ all = false, standing = [], refused = [] }: TraceWorld = {}) {
  const state: { elapsed: number; head: number | undefined; nodeHead: number; random: number } = {
    ...{ elapsed: 0, head: 100, nodeHead: 100, random: 0 },
  }
  const reader = {
    chainId: "7",
    head: async () =>
      state.head === undefined ? undefined : { head: { number: state.head }, nodeHead: state.nodeHead },
    traces: async () => undefined,
  }
  const schedule = new TraceSchedule({ reader, nodes: [], parties: {}, verifier: {} } as never, {
    clock: { elapsed: () => state.elapsed, random: () => state.random },
    ...{ interval: 10_000, all, standing: () => standing, refused: () => refused },
  })
  const at = async (elapsed: number, head: number | undefined = state.head) => {
    state.elapsed = elapsed
    state.head = head
    if (head !== undefined) state.nodeHead = Math.max(head, state.nodeHead)
    return (await schedule.next())?.name
  }
  return { schedule, state, at }
}

test("at intervals the block is compared that was the newest one interval before", async () => {
  const { at } = tracesOf()
  expect([await at(0), await at(9_999, 101), await at(10_000, 102), await at(10_001), await at(20_000, 102)]).toEqual([
    ...[undefined, undefined, "traces of block 100", undefined, "traces of block 102"],
  ])
  // No new block came since.
  expect([await at(30_000), await at(40_000, 103), await at(50_000)]).toEqual([
    ...[undefined, undefined, "traces of block 103"],
  ])
})

test("where all blocks are compared each new one is, 256 at most", async () => {
  const { at } = tracesOf({ all: true })
  await at(0, 3)
  const rounds = async (elapsed: number, head: number) => {
    const names: (string | undefined)[] = []
    for (let name = await at(elapsed, head); name !== undefined; name = await at(elapsed, head)) names.push(name)
    return names.map((name) => Number(name?.split(" ").at(-1)))
  }
  expect(await rounds(10_000, 5)).toEqual([1, 2, 3])
  expect(await rounds(20_000, 1_000)).toEqual([4, 5])
  const many = await rounds(30_000, 1_000)
  expect([many.length, many[0], many.at(-1)]).toEqual([256, 745, 1_000])
})

test("nothing is compared where the chain is far behind its node, or empty", async () => {
  const { at, state } = tracesOf()
  state.nodeHead = 357
  expect([await at(0), await at(10_000)]).toEqual([undefined, undefined])
  state.nodeHead = 356
  expect([await at(20_000), await at(30_000)]).toEqual([undefined, "traces of block 100"])
  const empty = tracesOf()
  empty.state.head = undefined
  expect([await empty.at(0, undefined), await empty.at(10_000, undefined)]).toEqual([undefined, undefined])
})

test("blocks whose traces differ are compared again first, and settle their own differences alone", async () => {
  const standing = [difference("block", "5"), difference("trace", "6/1"), difference("trace", "9/0 contract 1")]
  const { at, state, schedule } = tracesOf({ standing })
  expect([await at(0), await at(1)]).toEqual(["traces of block 6", undefined])
  state.random = 0.5
  expect([await at(10_000), await at(10_001)]).toEqual(["traces of block 9", "traces of block 100"])
  state.elapsed = 20_000
  const check = await schedule.next()
  expect(
    [difference("trace", "9/3"), difference("trace", "10/3"), difference("block", "9")].map((one) =>
      check?.covers?.(one),
    ),
  ).toEqual([true, false, false])
})

test("traces that were refused are not compared", async () => {
  const outcomeOf = async (refused: readonly number[]) => {
    const { schedule, at, state } = tracesOf({ refused })
    await at(0)
    state.elapsed = 10_000
    return (await schedule.next())?.run(signal)
  }
  expect([await outcomeOf([100]), await outcomeOf([99])]).toEqual([
    { skipped: "the traces of block 100 are refused" },
    { skipped: "no traces of block 100 are stored" },
  ])
})

/** Requests refused traces, of which these blocks can be traced. */
function retrying(blocks: readonly number[], traced: ReadonlySet<number>, fail: ReadonlySet<number> = new Set()) {
  const clock = new VirtualClock()
  const began = clock.elapsed()
  const left = new Set(blocks)
  const asked: (readonly [seconds: number, block: number])[] = []
  const [repaired, logged] = [[] as number[], [] as unknown[][]]
  const task = retryTraces({
    refused: {
      get blocks() {
        return [...left]
      },
      remove: (block: number) => left.delete(block),
    } as never,
    isTraced: async (block) => {
      asked.push([(clock.elapsed() - began) / 1_000, block])
      if (fail.has(block)) throw new NodeFault("behind", "no such block")
      return traced.has(block)
    },
    repair: async (block) => repaired.push(block),
    chainId: "7",
    clock,
    log: (...words) => logged.push(words),
  })
  return { clock, task, asked, repaired, logged, left }
}

test("refused traces are asked for again, the highest block first, and those that came are stored", async () => {
  const { clock, task, asked, repaired, logged, left } = retrying([5, 9, 7], new Set([9, 5]), new Set([7]))
  await clock.pass(61_000)
  expect([asked, repaired, [...left]]).toEqual([
    [
      [60, 9],
      [60, 7],
      [60, 5],
    ],
    [9, 5],
    [7],
  ])
  expect(logged).toEqual([
    ["info", "The traces of a block are stored that were refused before", { chainId: "7", block: 9 }],
    ["debug", "A block's traces cannot be had yet", { chainId: "7", block: 7, reason: "no such block" }],
    ["info", "The traces of a block are stored that were refused before", { chainId: "7", block: 5 }],
  ])
  await task.stop()
})

test("traces that do not come are asked for more and more rarely, once an hour in the end, a hundred blocks at once", async () => {
  const { clock, task, asked } = retrying(
    Array.from({ length: 120 }, (_, at) => at),
    new Set(),
  )
  await clock.pass(12_000_000)
  const times = [...new Set(asked.map(([seconds]) => seconds))]
  expect(times).toEqual([60, 180, 420, 900, 1_860, 3_780, 7_380, 10_980])
  expect(asked.slice(0, 100).map(([, block]) => block)).toEqual(Array.from({ length: 100 }, (_, at) => 119 - at))
  expect(asked[100]).toEqual([180, 119])
  await task.stop()
})

test("once traces came the next ones are asked for a minute later", async () => {
  const traced = new Set<number>()
  const { clock, task, asked } = retrying([1, 2], traced)
  await clock.pass(200_000)
  traced.add(1)
  await clock.pass(300_000)
  expect([...new Set(asked.map(([seconds]) => seconds))]).toEqual([60, 180, 420, 480])
  await task.stop()
})

test("where nothing is refused nothing is asked, and a stop ends it", async () => {
  const { clock, task, asked, left } = retrying([], new Set())
  await clock.pass(500_000)
  left.add(3)
  await clock.pass(60_000)
  expect(asked).toEqual([[540, 3]])
  await task.stop()
  await clock.pass(10_000)
  expect(asked).toHaveLength(1)
})
