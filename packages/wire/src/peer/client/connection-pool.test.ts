import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { PeerConnection } from "../connection/peer-connection.ts"
import { ConnectionPool } from "./connection-pool.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal
const settle = () => new Promise(setImmediate)

/** A pool whose connections are made and ended by hand, and its users. */
function pooling(most = 2) {
  const opened: {
    readonly target: string
    readonly signal: AbortSignal
    readonly onEnd: () => void
    readonly connect: () => void
    readonly fail: (error: Error) => void
    isClosed: boolean
  }[] = []
  const pool = new ConnectionPool<string>({
    keyOf: (target) => target.toLowerCase(),
    most,
    idleTimeout: 1_000,
    open: (target, { signal, onEnd }) =>
      new Promise((resolve, reject) => {
        const close = () => {
          one.isClosed = true
        }
        const connect = () => resolve({ close } as PeerConnection)
        const one = { target, signal, onEnd, connect, fail: reject, isClosed: false }
        opened.push(one)
      }),
  })
  /** Uses a connection until `leave`; what became of it stands in `is`. */
  const use = (target: string, signal = never) => {
    const user: { is?: unknown; leave: () => void } = { leave: () => {} }
    const task = (_: PeerConnection, isReused: boolean) => {
      user.is = isReused ? "reuses" : "uses"
      return new Promise<void>((resolve) => (user.leave = resolve))
    }
    pool.use(target, signal, task).then(
      () => (user.is = "left"),
      (error) => (user.is = error instanceof Error ? error.message : error),
    )
    return user
  }
  /** A connection that was used once. */
  const used = async (target: string) => {
    const user = use(target)
    await settle()
    opened.at(-1)?.connect()
    await settle()
    user.leave()
    await settle()
  }
  const targets = () => opened.map(({ target }) => target)
  const closed = () => opened.filter(({ isClosed }) => isClosed).map(({ target }) => target)
  return { pool, opened, use, used, targets, closed }
}

const closedWords = "The peer network of this client is closed"

test("users of one target share a connection, which is kept for a while after the last of them", async () => {
  const { pool, opened, use, targets, closed } = pooling()
  const users = [use("a"), use("A")] as const
  await settle()
  opened[0]?.connect()
  await settle()
  expect([users.map(({ is }) => is), targets(), pool.size]).toEqual([["uses", "reuses"], ["a"], 1])
  users[0].leave()
  await settle()
  expect(vi.getTimerCount()).toBe(0)
  users[1].leave()
  await settle()
  vi.advanceTimersByTime(999)
  const third = use("a")
  await settle()
  vi.advanceTimersByTime(5_000)
  expect([third.is, closed()]).toEqual(["reuses", []])
  third.leave()
  await settle()
  vi.advanceTimersByTime(999)
  await settle()
  expect([pool.size, closed()]).toEqual([1, []])
  vi.advanceTimersByTime(1)
  await settle()
  expect([pool.size, closed(), opened[0]?.signal.aborted, vi.getTimerCount()]).toEqual([0, ["a"], true, 0])
  const fourth = use("a")
  await settle()
  expect([fourth.is, targets()]).toEqual([undefined, ["a", "a"]])
})

test("a connection that cannot be made fails its users and is forgotten", async () => {
  const { pool, opened, use } = pooling(1)
  const users = [use("a"), use("a")]
  await settle()
  opened[0]?.fail(new Error("refused"))
  await settle()
  expect([users.map(({ is }) => is), pool.size, vi.getTimerCount()]).toEqual([["refused", "refused"], 0, 0])
  const next = use("b")
  await settle()
  opened[1]?.connect()
  await settle()
  expect(next.is).toBe("uses")
})

test("a connection that ended makes room once, and its users do not touch the one that follows", async () => {
  const { pool, opened, use, targets, closed } = pooling(1)
  const first = use("a")
  await settle()
  opened[0]?.connect()
  await settle()
  opened[0]?.onEnd()
  expect(pool.size).toBe(0)
  const [second, other] = [use("a"), use("b")]
  await settle()
  opened[0]?.onEnd()
  opened[1]?.connect()
  await settle()
  first.leave()
  await settle()
  expect([second.is, other.is, targets(), pool.size, vi.getTimerCount()]).toEqual(["uses", undefined, ["a", "a"], 2, 0])
  second.leave()
  await settle()
  expect([targets(), closed()]).toEqual([["a", "a", "b"], ["a"]])
})

test("an unused connection is closed for another one where there is no room, the one that was unused longest first", async () => {
  const { opened, use, used, closed } = pooling(3)
  await used("a")
  await used("b")
  await used("a")
  await used("c")
  expect([opened.length, closed()]).toEqual([3, []])
  const busy = use("a")
  use("d")
  await settle()
  expect(closed()).toEqual(["b"])
  use("e")
  await settle()
  expect([opened.length, closed()]).toEqual([5, ["b", "c"]])
  use("f")
  await settle()
  expect(opened.length).toBe(5)
  busy.leave()
  await settle()
  expect([opened.at(-1)?.target, closed()]).toEqual(["f", ["a", "b", "c"]])
})

test("who gives up waiting leaves the line, and the room of the others is as it was", async () => {
  const { pool, opened, use, targets } = pooling(1)
  const busy = use("a")
  await settle()
  opened[0]?.connect()
  const [gone, waits] = [new AbortController(), new AbortController()]
  const left = use("b", gone.signal)
  const stays = use("c", waits.signal)
  await settle()
  gone.abort("enough")
  await settle()
  expect([left.is, pool.size, targets(), vi.getTimerCount()]).toEqual(["enough", 2, ["a"], 0])
  // It gives up at the moment at which there is room for it: the next in line has it.
  const last = use("d")
  waits.abort("also enough")
  busy.leave()
  opened[0]?.onEnd()
  await settle()
  opened[1]?.connect()
  await settle()
  expect([stays.is, last.is, targets(), pool.size]).toEqual(["also enough", "uses", ["a", "d"], 1])
})

test("a connection that is being made is kept for a while when its users give up", async () => {
  const { opened, use, closed } = pooling()
  const controller = new AbortController()
  const user = use("a", controller.signal)
  await settle()
  controller.abort("enough")
  await settle()
  expect([user.is, opened[0]?.signal.aborted]).toEqual(["enough", false])
  vi.advanceTimersByTime(1_000)
  await settle()
  expect(opened[0]?.signal).toMatchObject({ aborted: true, reason: { code: "closed", message: closedWords } })
  // It is made all the same.
  opened[0]?.connect()
  await settle()
  expect(closed()).toEqual(["a"])
})

test("closing ends all connections, also those that are being made or wait; no other is made", async () => {
  const { pool, opened, use, used, closed, targets } = pooling(2)
  await used("a")
  const making = use("b")
  const busy = use("a")
  const waits = use("c")
  await settle()
  pool.close()
  opened[1]?.fail(opened[1].signal.reason)
  await settle()
  expect([making.is, waits.is, use("d"), closed()]).toEqual([closedWords, closedWords, expect.anything(), ["a"]])
  busy.leave()
  await settle()
  expect([busy.is, targets(), pool.size, vi.getTimerCount()]).toEqual(["left", ["a", "b"], 0, 0])
  await expect(pool.use("a", never, async () => 1)).rejects.toMatchObject({ code: "closed", message: closedWords })
})
