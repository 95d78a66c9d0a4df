import { PassThrough } from "node:stream"
import type { ClientBase } from "pg"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type BackendState, type WatchedConnection, watchConnection, watched } from "./connection-watch.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A connection with one running statement whose server reports the given states, and the outcome of the statement. */
function waiting(said: readonly BackendState[], more: Partial<WatchedConnection> = {}) {
  const stream = Object.assign(new PassThrough(), { bytesWritten: 0 })
  const client = { connection: { stream } } as unknown as ClientBase
  const asked: number[] = []
  const outcome: { error?: string; released: number } = { released: 0 }
  stream.on("error", ({ message }) => {
    outcome.error = message
  })
  const begunAt = performance.now()
  watchConnection({
    client,
    ask: async () => said[asked.push(performance.now() - begunAt) - 1] ?? (said.at(-1) as BackendState),
    release: async () => void outcome.released++,
    failsWhenAway: false,
    ...more,
  })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const statement = watched(client, () => answered)
  return { client, stream, asked, outcome, statement, answer: () => answer() }
}

test("a connection is lost when the server says twice that it waits for what was sent, and its session is ended", async () => {
  const { asked, outcome } = waiting(["lost"])
  await vi.advanceTimersByTimeAsync(10_000)
  expect({ asked, outcome }).toEqual({
    asked: [1_500, 2_000],
    outcome: { error: "no answer for 2 s: the connection is lost", released: 1 },
  })
})

test("a statement that takes its time is waited for, and the server is asked about it twice a second at most", async () => {
  const { asked, outcome, statement, answer } = waiting(["working", "lost", "working"])
  await vi.advanceTimersByTimeAsync(60_000)
  expect({ times: asked.length, outcome }).toEqual({ times: 118, outcome: { released: 0 } })
  answer()
  await statement
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBe(118)
})

test.each([
  [true, { error: "no answer for 2 s", released: 0 }],
  [false, { released: 0 }],
])("of a server that is away statements fail: %s", async (failsWhenAway, expected) => {
  const { outcome } = waiting(["away"], { failsWhenAway })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(outcome).toEqual(expected)
})

test("a server that refuses to say leaves a connection as it is", async () => {
  const { outcome } = waiting(["unknown"], { failsWhenAway: true })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(outcome).toEqual({ released: 0 })
})

test("a connection that something comes through is not asked about", async () => {
  const { stream, asked } = waiting(["lost"])
  for (let second = 0; second < 30; second++) {
    stream.write("x")
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(asked).toEqual([])
})

test("what is sent has time to arrive", async () => {
  const { stream, asked } = waiting(["lost"])
  stream.bytesWritten = 2 ** 20
  await vi.advanceTimersByTimeAsync(5_500)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual([5_596])
})

test("an idle connection, and one that is not watched, are nobody's concern", async () => {
  const { asked, statement, answer, client } = waiting(["lost"])
  answer()
  await statement
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toEqual([])
  expect(await watched(client, async () => 1)).toBe(1)
  expect(await watched({} as ClientBase, async () => 2)).toBe(2)
})
