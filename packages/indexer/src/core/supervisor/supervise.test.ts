import type { IndexerState } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../test/core/virtual-clock.ts"
import { type FreeSpace, freeSpaceOf } from "./free-space.ts"
import { supervise } from "./supervise.ts"
import type { Pause, StartOptions, SuperviseOptions } from "./supervised.ts"

interface Report {
  readonly state: IndexerState
  readonly head: number
  readonly faults: number
  readonly restarts: number
  readonly error?: string
}

interface Life {
  readonly at: number
  tell(report: Partial<Report>): void
  fail(error: Error): void
  end(): void
  /** Another thread suits it better. */
  move(): void
  stopped: number
  terminated: number
}

const starting: Report = { state: "starting", head: -1, faults: 0, restarts: 0 }

/** Supervises an indexer that the test controls. */
function house(
  more: Partial<SuperviseOptions<Report>> & {
    readonly refuse?: () => Error | undefined
    /** Delays the start of a run until it resolves. */
    readonly waits?: (start: StartOptions) => Promise<unknown> | undefined
  } = {},
) {
  const clock = new VirtualClock()
  const lives: Life[] = []
  const begins: number[] = []
  const shown: Report[] = []
  const logged: string[] = []
  const begunAt = clock.now()
  const running = supervise<Report>({
    subject: "chain 7",
    starting,
    clock,
    log: (level, message) => void logged.push(`${level} ${message}`),
    isFurther: (next, before) => next.head > before.head,
    inState: ({ error: _, ...progress }, { state, reason }) => ({
      ...progress,
      state,
      ...(reason === undefined ? {} : { error: reason }),
    }),
    onProgress: (report) => void shown.push(report),
    ...more,
    start: async (onProgress, start) => {
      begins.push(clock.now() - begunAt)
      await more.waits?.(start)
      const refusal = more.refuse?.()
      if (refusal) throw refusal
      let fail = (_: Error) => {}
      let end = () => {}
      const ended = new Promise<void>((resolve, reject) => {
        fail = reject
        end = resolve
      })
      ended.catch(() => {})
      let move = () => {}
      const misplaced = new Promise<void>((resolve) => {
        move = resolve
      })
      let last: Report = starting
      const life: Life = {
        at: clock.now() - begunAt,
        fail,
        end,
        move,
        stopped: 0,
        terminated: 0,
        tell: (report) => {
          last = { ...last, ...report }
          onProgress(last)
        },
      }
      lives.push(life)
      return {
        progress: last,
        ended,
        misplaced,
        stop: async () => {
          life.stopped++
          end()
        },
        terminate: async () => {
          life.terminated++
        },
      }
    },
  })
  const life = (index: number): Promise<Life> =>
    clock.until(() => lives[index] !== undefined, 10_000_000).then(() => lives[index] as Life)
  return { clock, running, lives, life, shown, logged, begins, state: () => running.progress }
}

const coded = (code: string, message: string) => Object.assign(new Error(message), { code })
const turn = () => new Promise((resolve) => setImmediate(resolve))

test("whatever it fails by, it is begun anew, later each time, after a minute at most", async () => {
  const { life, begins, running } = house()
  for (let index = 0; index < 10; index++) (await life(index)).fail(new Error("the database is gone"))
  await life(10)
  const pauses = begins.slice(1).map((at, index) => Math.round((at - (begins[index] as number)) / 1000))
  for (const [index, pause] of pauses.entries()) {
    const full = Math.min(60, 2 ** index)
    expect(pause).toBeGreaterThanOrEqual(Math.floor(full * 0.75))
    expect(pause).toBeLessThanOrEqual(full)
  }
  await running.stop()
})

test("one that suits another thread better is stopped and begun again at once, and that is no failure", async () => {
  const { life, begins, running, state, logged } = house()
  const first = await life(0)
  first.tell({ state: "following", head: 5 })
  first.move()
  const second = await life(1)
  expect(first.stopped).toBe(1)
  expect(begins).toEqual([0, 0])
  second.tell({ state: "following", head: 5 })
  expect(state()).toMatchObject({ state: "following", restarts: 0, faults: 0 })
  expect(logged).toEqual([])
  await running.stop()
})

test("a failure after progress is the first one again", async () => {
  const { life, begins, running } = house()
  for (let index = 0; index < 6; index++) (await life(index)).fail(new Error("the database is gone"))
  const seventh = await life(6)
  seventh.tell({ state: "following", head: 5 })
  seventh.fail(new Error("the database is gone"))
  await life(7)
  expect((begins[7] as number) - (begins[6] as number)).toBeLessThanOrEqual(1_000)
  await running.stop()
})

test("until it runs again its state is retrying with the reason, and its restarts and faults are counted on", async () => {
  const { life, state, running, shown } = house()
  const first = await life(0)
  first.tell({ state: "following", head: 3, faults: 2 })
  first.fail(new Error("out of memory"))
  await turn()
  expect(state()).toEqual({ state: "retrying", head: 3, faults: 2, restarts: 0, error: "out of memory" })
  const second = await life(1)
  second.tell({ state: "starting", head: 3, faults: 1 })
  expect(state()).toEqual({ state: "retrying", head: 3, faults: 3, restarts: 1, error: "out of memory" })
  second.tell({ state: "following" })
  expect(state()).toEqual({ state: "following", head: 3, faults: 3, restarts: 1 })
  expect(shown.map(({ state }) => state)).toEqual(["following", "retrying", "retrying", "following"])
  await running.stop()
})

test.each(["WRONG_CHAIN", "REORG_TOO_DEEP", "STORE_VERSION"])(
  "%s needs an operator: it is stuck, says so once, and is looked at once a minute",
  async (code) => {
    const { life, state, begins, logged, running, clock } = house()
    for (let index = 0; index < 3; index++) {
      const one = await life(index)
      one.tell({ state: "following" })
      one.fail(coded(code, "run serac reset"))
      await turn()
    }
    expect(state()).toMatchObject({ state: "stuck", error: "run serac reset" })
    expect(begins.map((at) => Math.round(at / 60_000))).toEqual([0, 1, 2])
    expect(logged).toEqual([
      "error Indexing needs an operator",
      "debug Indexing needs an operator",
      "debug Indexing needs an operator",
    ])
    const last = await life(3)
    last.tell({ state: "following" })
    expect(state().state).toBe("stuck")
    await clock.pass(30_000)
    last.tell({ state: "following" })
    expect(state()).toEqual({ ...starting, state: "following", restarts: 3 })
    await running.stop()
  },
)

test("while another process indexes it stands by, and takes over soon after that ends", async () => {
  let isLocked = true
  const refuse = () => (isLocked ? coded("CHAIN_LOCKED", "another process is indexing") : undefined)
  const { clock, life, state, running } = house({ refuse })
  await clock.pass(600_000)
  expect(state()).toMatchObject({ state: "standby", error: "another process is indexing" })
  isLocked = false
  const before = clock.now()
  await life(0)
  expect(clock.now() - before).toBeLessThanOrEqual(2_000)
  await running.stop()
})

test("while the disk is almost full it is stopped and paused, and goes on when there is space", async () => {
  let lack: string | undefined
  const space: FreeSpace = { lack: async () => lack, wasFull: () => {} }
  const { clock, life, state, running, lives } = house({ space })
  const first = await life(0)
  first.tell({ state: "following", head: 8 })
  lack = "the disk has 3 MiB free"
  await clock.until(() => state().state === "paused")
  await clock.pass(60_000)
  expect([state(), first.stopped, lives.length]).toEqual([
    { state: "paused", head: 8, faults: 0, restarts: 0, error: "the disk has 3 MiB free" },
    1,
    1,
  ])
  lack = undefined
  await life(1)
  await running.stop()
})

test.each([
  ["was almost full", undefined],
  ["turned out to be full", coded("DISK_FULL", "database or disk is full")],
])("once a disk that %s has space, the pause is over, however long the start takes", async (_, error) => {
  let lack: string | undefined
  const space: FreeSpace = { lack: async () => lack, wasFull: () => {} }
  let go = () => {}
  const begins = [Promise.resolve(), new Promise<void>((resolve) => (go = resolve))]
  const { clock, life, state, running } = house({ space, waits: () => begins.shift() })
  const first = await life(0)
  first.tell({ state: "following", head: 8 })
  lack = "the disk has 3 MiB free"
  if (error !== undefined) first.fail(error)
  await clock.until(() => state().state === "paused")
  await clock.pass(10_000)
  lack = undefined
  await clock.until(() => begins.length === 0)
  await clock.pass(30_000)
  expect(state()).toEqual({ state: "starting", head: 8, faults: 0, restarts: error === undefined ? 0 : 1 })
  go()
  await life(1)
  await running.stop()
})

test("a disk that turned out to be full pauses it too", async () => {
  const { life, state, running } = house()
  ;(await life(0)).fail(coded("DISK_FULL", "database or disk is full"))
  await turn()
  expect(state()).toMatchObject({ state: "paused", error: "database or disk is full" })
  await running.stop()
})

test("one that tells nothing for two minutes is ended and begun anew", async () => {
  const { clock, life, lives, running, state } = house()
  const first = await life(0)
  for (let second = 0; second < 300; second++) {
    first.tell({ state: "following", head: second })
    await clock.pass(1_000)
  }
  expect(first.terminated).toBe(0)
  await clock.until(() => lives.length === 2)
  expect(first.terminated).toBe(1)
  expect(state().error).toBe("chain 7: its thread has not answered for 120 s and was ended")
  await running.stop()
})

test("stopping ends it for good, whatever it does at the moment", async () => {
  for (const prepare of [
    async () => {},
    async (one: Life) => one.tell({ state: "following" }),
    async (one: Life) => {
      one.fail(new Error("gone"))
      await turn()
    },
  ]) {
    const { life, lives, running, clock } = house()
    await prepare(await life(0))
    await running.stop()
    await running.ended
    await clock.pass(300_000)
    expect(running.progress).toMatchObject({ state: "stopped" })
    expect("error" in running.progress).toBe(false)
    expect(lives.length).toBe(1)
  }
})

test("one that ends by itself without an error is begun anew after a pause, with that as the reason", async () => {
  const { life, begins, state, running } = house()
  ;(await life(0)).end()
  await turn()
  const { state: shown, error } = state()
  expect({ shown, error }).toEqual({ shown: "retrying", error: "chain 7: its indexer ended by itself" })
  await life(1)
  expect((begins[1] as number) - (begins[0] as number)).toBeGreaterThanOrEqual(750)
  await running.stop()
})

test("the machine's clock set forward by hours ends no indexer that tells something", async () => {
  const { clock, life, lives, running } = house()
  const first = await life(0)
  first.tell({ state: "following", head: 1 })
  clock.move(6 * 3_600_000)
  await clock.pass(30_000)
  expect({ begun: lives.length, terminated: first.terminated }).toEqual({ begun: 1, terminated: 0 })
  await running.stop()
})

test("a pause tells when it is over", async () => {
  const pauses: Pause[] = []
  const inState: SuperviseOptions<Report>["inState"] = (progress, pause) => {
    pauses.push(pause)
    return { ...progress, state: pause.state }
  }
  const { clock, life, running, begins } = house({ inState })
  const begun = Math.floor(clock.now() / 1000)
  ;(await life(0)).fail(coded("STORE_CONNECTION", "refused"))
  await life(1)
  const [pause] = pauses
  expect(pause).toEqual({ state: "retrying", reason: "refused", retryAt: expect.any(Number) })
  expect(begun + Math.floor((begins[1] as number) / 1000)).toBe(pause?.retryAt)
  await running.stop()
})

test.each(["STORE_CONNECTION", "DISK_FULL", "DISK_FAILED"])(
  "%s is tried again at once, and then every second at most until something runs",
  async (code) => {
    const { life, begins, running } = house()
    for (let index = 0; index < 8; index++) (await life(index)).fail(coded(code, "gone"))
    const last = await life(8)
    last.tell({ state: "following" })
    last.fail(coded(code, "gone"))
    await life(9)
    const [first = 0, ...others] = begins.slice(1).map((at, index) => at - (begins[index] as number))
    const again = others.pop() ?? 0
    expect(Math.max(first, again)).toBeLessThanOrEqual(250)
    expect(Math.max(...others)).toBeLessThanOrEqual(1_000)
    expect(Math.min(...others)).toBeGreaterThanOrEqual(750)
    await running.stop()
  },
)

test("one whose store is away is begun once and waits for it, the newest reason is told, and no moment that is past", async () => {
  let isAway = true
  let opened = () => {}
  const starts: (boolean | undefined)[] = []
  const tried: number[] = []
  const pauses: Pause[] = []
  const { clock, life, begins, state, running } = house({
    waits: ({ awaitsStore }) => {
      starts.push(awaitsStore)
      if (!awaitsStore) return undefined
      return new Promise<void>((resolve) => {
        opened = resolve
      })
    },
    reach: async () => {
      tried.push(clock.elapsed())
      if (isAway) throw new Error("refused")
    },
    inState: (progress, pause) => {
      pauses.push({ ...pause, retryAt: (pause.retryAt ?? 0) - Math.floor(clock.now() / 1000) })
      return { ...progress, state: pause.state, error: String(pause.reason) }
    },
  })
  ;(await life(0)).fail(coded("STORE_CONNECTION", "cut"))
  await clock.pass(60_000)
  expect({ begun: begins.length, starts, state: state().state, error: state().error }).toEqual({
    begun: 2,
    starts: [false, true],
    state: "retrying",
    error: "refused",
  })
  const between = tried.slice(1).map((at, index) => at - (tried[index] as number))
  expect([Math.min(...between), Math.max(...between)]).toEqual([500, 500])
  // The state is reported every second, with the current second as the next attempt.
  expect(pauses.length).toBeGreaterThanOrEqual(59)
  expect([...new Set(pauses.map(({ retryAt }) => retryAt))].sort()).toEqual([0])
  isAway = false
  opened()
  ;(await life(1)).tell({ state: "following" })
  expect(state()).toEqual({ ...starting, state: "following", restarts: 1 })
  await clock.pass(5_000)
  expect(tried.length).toBeLessThanOrEqual(between.length + 2)
  await running.stop()
})

test("one that waits for its store is ended with its supervisor", async () => {
  const { clock, life, begins, running } = house({
    waits: ({ awaitsStore, signal }) =>
      awaitsStore
        ? new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }))
        : undefined,
    reach: () => new Promise(() => {}),
  })
  ;(await life(0)).fail(coded("STORE_CONNECTION", "no answer"))
  await clock.pass(10_000)
  expect(begins.length).toBe(2)
  await running.stop()
  expect(running.progress).toMatchObject({ state: "stopped" })
})

test("after a failure it does not count as at work before it has stored a block, or none is missing", async () => {
  const head = 8
  let nodeHead = 9
  const { life, state, running } = house({ isCurrent: (report) => report.head >= nodeHead })
  const first = await life(0)
  first.tell({ state: "following", head })
  first.fail(coded("STORE_CONNECTION", "read-only"))
  for (let index = 1; index < 4; index++) {
    const next = await life(index)
    next.tell({ state: "following", head })
    expect(state()).toMatchObject({ state: "retrying", error: "read-only" })
    next.fail(coded("STORE_CONNECTION", "read-only"))
  }
  const last = await life(4)
  last.tell({ state: "following", head })
  expect(state().state).toBe("retrying")
  nodeHead = 8
  last.tell({ state: "following", head })
  expect(state()).toEqual({ state: "following", head, faults: 0, restarts: 4 })
  await running.stop()
})

test("a disk that turned out to be full says what must be free, and is not written to before that is", async () => {
  let free = 0
  const space = freeSpaceOf({ kind: "sqlite", directory: "/data" }, { least: 0, freeOf: async () => free })
  const { clock, life, state, running, lives } = house({ space })
  ;(await life(0)).fail(coded("DISK_FULL", "database or disk is full"))
  free = 3 * 2 ** 20
  await clock.pass(30_000)
  expect([state(), lives.length]).toEqual([
    {
      ...starting,
      restarts: 1,
      state: "paused",
      error:
        "the disk of /data has 3 MiB free; indexing pauses below 0 MiB and goes on at 4 MiB: make space, or set indexer.minFreeSpace",
    },
    1,
  ])
  free = 4 * 2 ** 20
  const before = clock.elapsed()
  await life(1)
  expect(clock.elapsed() - before).toBeLessThanOrEqual(1_000)
  await running.stop()
})
