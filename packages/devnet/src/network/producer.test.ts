import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Journal } from "../ledger/index.ts"
import { DevnetClock } from "./devnet-clock.ts"
import { Producer } from "./producer.ts"
import { Snapshots } from "./snapshots.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("makes a block of all that came in one turn, and of what came meanwhile another", async () => {
  const made: number[] = []
  let waiting = 0
  const producer = new Producer({
    work: async () => {
      made.push(waiting)
      waiting = 0
      await Promise.resolve()
    },
  })
  const add = () => {
    waiting++
    producer.poke()
  }
  add()
  add()
  await Promise.resolve()
  add()
  await producer.mine()
  expect(made).toEqual([2, 1])
})

test("makes blocks at intervals where it is told to, and looks for what is due where it is not", async () => {
  const times: number[] = []
  const producer = new Producer({ work: () => void times.push(Date.now()), blockTime: 250 })
  const start = Date.now()
  producer.start()
  producer.poke()
  await vi.advanceTimersByTimeAsync(500)
  producer.setBlockTime(undefined)
  await vi.advanceTimersByTimeAsync(2_000)
  producer.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(times.map((time) => time - start)).toEqual([250, 500, 1_500, 2_500])
})

test("goes on after a fault, which it tells", async () => {
  const faults: unknown[] = []
  let calls = 0
  const producer = new Producer({
    work: () => {
      if (calls++ === 0) throw new Error("a fault")
    },
    onFault: (error) => faults.push((error as Error).message),
  })
  await producer.mine()
  await producer.mine()
  expect({ calls, faults }).toEqual({ calls: 2, faults: ["a fault"] })
})

test("refuses a block time that is none", () => {
  const producer = new Producer({ work: () => {} })
  expect(() => producer.setBlockTime(0)).toThrow(new RangeError("A block time is above 0, not 0 ms"))
})

test("makes no block while something runs alone, and what was asked for meanwhile after it", async () => {
  const steps: string[] = []
  const producer = new Producer({
    work: async () => {
      steps.push("block begins")
      await Promise.resolve()
      steps.push("block ends")
    },
  })
  const making = producer.mine()
  const alone = producer.alone(async () => {
    steps.push("alone begins")
    producer.poke()
    await Promise.resolve()
    await Promise.resolve()
    steps.push("alone ends")
    return 7
  })
  await making
  expect(await alone).toBe(7)
  await producer.mine()
  expect(steps.slice(0, 6)).toEqual([
    "block begins",
    "block ends",
    "alone begins",
    "alone ends",
    "block begins",
    "block ends",
  ])
})

test("a snapshot waits for the block that is being made", async () => {
  let isWorking = false
  const marks: boolean[] = []
  const producer = new Producer({
    work: async () => {
      isWorking = true
      for (let turn = 0; turn < 9; turn++) await Promise.resolve()
      isWorking = false
    },
  })
  const part = { mark: () => marks.push(isWorking), revert: () => {}, forget: () => {} }
  const snapshots = new Snapshots({
    journal: new Journal(),
    clock: new DevnetClock({ start: 0, isStopped: true }),
    parts: () => [part],
    alone: (task) => producer.alone(task),
  })
  const mined = producer.mine()
  while (!isWorking) await Promise.resolve()
  const taken = await Promise.all([snapshots.take(), mined, snapshots.take()])
  expect({ marks, taken }).toEqual({ marks: [false, false], taken: [1, undefined, 2] })
})
