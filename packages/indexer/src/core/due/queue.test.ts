import { afterEach, beforeEach, expect, test, vi } from "vitest"
import {
  type DueResult,
  minInterval,
  pollInterval,
  type Queue,
  type QueueOptions,
  saveDelay,
  startQueue,
} from "./queue.ts"

interface Row {
  readonly id: string
}

/** A queue over names that are due until they are saved. */
function queueOver(due: string[], own: Partial<QueueOptions<string, Row>> = {}) {
  const saved: string[][] = []
  const looks: number[] = []
  const lines: string[] = []
  const queue: Queue = startQueue<string, Row>({
    what: "names",
    window: 4,
    batch: 3,
    key: (id) => id,
    due: async (limit) => {
      looks.push(limit)
      return due.slice(0, limit)
    },
    read: async (id): Promise<DueResult<Row>> => ({ row: { id }, faulted: false }),
    save: async (rows) => {
      saved.push(rows.map(({ id }) => id))
      for (const { id } of rows) due.splice(due.indexOf(id), 1)
    },
    clock: { now: () => Date.now(), elapsed: () => Date.now() },
    log: (level, message) => lines.push(`${level} ${message}`),
    ...own,
  })
  return { queue, saved, looks, lines }
}

let queues: Queue[] = []
const started = <Made extends { queue: Queue }>(made: Made) => {
  queues.push(made.queue)
  return made
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()))
  queues = []
  vi.useRealTimers()
})

test("everything due is read once and saved in batches", async () => {
  const read = vi.fn(async (id: string) => ({ row: { id }, faulted: false }))
  const { saved } = started(queueOver(["a", "b", "c", "d", "e", "f", "g"], { read }))
  await vi.advanceTimersByTimeAsync(5000)
  expect(saved.flat().sort()).toEqual(["a", "b", "c", "d", "e", "f", "g"])
  expect(Math.max(...saved.map((rows) => rows.length))).toBe(3)
  expect(read).toHaveBeenCalledTimes(7)
})

test("no more than the window is in hand at the same time", async () => {
  let now = 0
  let most = 0
  const read = async (id: string) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 50))
    now--
    return { row: { id }, faulted: false }
  }
  const ids = Array.from({ length: 30 }, (_, at) => `n${at}`)
  const { saved } = started(queueOver([...ids], { read }))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(most).toBe(4)
  expect(saved.flat().sort()).toEqual(ids.sort())
})

test("a slow item holds up no other, and what is done is saved before it", async () => {
  const read = async (id: string) => {
    await new Promise((resolve) => setTimeout(resolve, id === "slow" ? 60_000 : 1))
    return { row: { id }, faulted: false }
  }
  const { saved } = started(queueOver(["slow", "a", "b", "c", "d", "e"], { read }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved.flat().sort()).toEqual(["a", "b", "c", "d", "e"])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(saved.flat()).toContain("slow")
})

test("what becomes due is seen at the next look, or at once when it is said", async () => {
  const due: string[] = []
  const { queue, saved } = started(queueOver(due))
  await vi.advanceTimersByTimeAsync(minInterval)
  due.push("a")
  await vi.advanceTimersByTimeAsync(pollInterval + saveDelay)
  expect(saved).toEqual([["a"]])
  await vi.advanceTimersByTimeAsync(minInterval)
  due.push("b")
  queue.wake()
  await vi.advanceTimersByTimeAsync(minInterval + 1)
  expect(saved).toEqual([["a"], ["b"]])
})

test("however often it is woken, it looks ten times a second at most", async () => {
  const { queue, looks } = started(queueOver([]))
  for (let at = 0; at < 1000; at++) {
    queue.wake()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(looks.length).toBeGreaterThan(5)
  expect(looks.length).toBeLessThanOrEqual(11)
})

test("a wake that comes while the store is asked is not lost", async () => {
  const due: string[] = []
  const made = started(
    queueOver(due, {
      due: async () => {
        const seen = [...due]
        await new Promise((resolve) => setTimeout(resolve, 20))
        return seen
      },
    }),
  )
  await vi.advanceTimersByTimeAsync(10)
  due.push("a")
  made.queue.wake()
  await vi.advanceTimersByTimeAsync(200)
  expect(made.saved).toEqual([["a"]])
})

test("a fault of the node makes it pause longer and longer, and is held against an item only at the third time", async () => {
  const times: number[] = []
  const began = Date.now()
  const read = async (id: string) => {
    times.push(Date.now() - began)
    return { row: { id }, faulted: true }
  }
  const { saved, lines } = started(queueOver(["a"], { read }))
  await vi.advanceTimersByTimeAsync(4000)
  expect(times).toEqual([0, 1000, 3000])
  expect(saved).toEqual([["a"]])
  expect(lines).toEqual([
    "warn names: the node does not answer, going on in 1 s",
    "warn names: the node does not answer, going on in 2 s",
    "warn names: the node does not answer, going on in 4 s",
  ])
})

test("an answer in between forgives an item's faults and ends the pauses", async () => {
  const answers = [true, false, true, true, false]
  const read = async (id: string) => ({ row: { id }, faulted: answers.shift() ?? false })
  const due = ["a"]
  const { saved } = started(queueOver(due, { read }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(saved).toEqual([["a"]])
  due.push("a")
  await vi.advanceTimersByTimeAsync(20_000)
  expect([saved, answers]).toEqual([[["a"], ["a"]], []])
})

test("a store that fails makes it pause, and nothing is lost", async () => {
  let failures = 3
  const due = ["a", "b"]
  const saved: string[] = []
  const { lines } = started(
    queueOver(due, {
      due: async () => {
        if (failures-- > 0) throw new Error("locked")
        return [...due]
      },
      save: async (rows) => {
        for (const { id } of rows) saved.push(...due.splice(due.indexOf(id), 1))
      },
    }),
  )
  await vi.advanceTimersByTimeAsync(20_000)
  expect(saved).toEqual(["a", "b"])
  expect(lines.map((line) => line.replace(/.*going/, "going"))).toEqual([
    "going on in 1 s",
    "going on in 2 s",
    "going on in 4 s",
  ])
})

test("a row that cannot be saved keeps no other from it", async () => {
  const due = ["a", "bad", "c"]
  const saved: string[] = []
  started(
    queueOver(due, {
      save: async (rows) => {
        if (rows.some(({ id }) => id === "bad")) throw new Error("refused")
        for (const { id } of rows) saved.push(...due.splice(due.indexOf(id), 1))
      },
    }),
  )
  await vi.advanceTimersByTimeAsync(30_000)
  expect(saved.sort()).toEqual(["a", "c"])
})

test("a reading that breaks, against its promise, ends nothing", async () => {
  let broken = true
  const read = async (id: string) => {
    if (broken) throw new TypeError("a defect")
    return { row: { id }, faulted: false }
  }
  const { saved, lines } = started(queueOver(["a"], { read }))
  await vi.advanceTimersByTimeAsync(500)
  broken = false
  await vi.advanceTimersByTimeAsync(pollInterval + 500)
  expect(saved).toEqual([["a"]])
  expect(lines).toEqual(["warn names: reading failed, going on in 1 s"])
})

test("stopping gives up what is in hand, saves what is done, and resolves though the store fails", async () => {
  const reasons: unknown[] = []
  const read = (id: string, signal: AbortSignal) =>
    id === "a"
      ? Promise.resolve({ row: { id }, faulted: false })
      : new Promise<never>((_, reject) =>
          signal.addEventListener("abort", () => {
            reasons.push(signal.reason)
            reject(signal.reason)
          }),
        )
  const good = queueOver(["a", "b"], { read })
  const bad = queueOver(["a", "b"], { read, save: () => Promise.reject(new Error("closed")) })
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([good.queue.stop(), bad.queue.stop()])
  expect(good.saved).toEqual([["a"]])
  expect(reasons).toEqual([new Error("stopped"), new Error("stopped")])
  expect(bad.lines).toEqual(["debug names: the last results were not stored; they are read again after the next start"])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(good.looks).toEqual([4])
})
