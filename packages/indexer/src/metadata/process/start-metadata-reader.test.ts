import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { FakeChild, wellBehaved } from "../../../test/metadata/fake-child.ts"
import type { ToReader } from "../messages/messages.ts"
import { answerGrace, type Child, pingInterval, pingsMissed, startLimit } from "./reader-process.ts"
import { idleTime, type MetadataReader, startMetadataReader } from "./start-metadata-reader.ts"

type Heed = (message: ToReader, child: FakeChild) => void

const settings = { maxBytes: 1000, timeout: 2000, maxRedirects: 1, allowedPrivateHosts: ["127.0.0.1:1"] }
const request = { url: "https://a.io/1", standard: 721, tokenId: `0x${"0".repeat(64)}` } as const
const never = new AbortController().signal
const answer = { kind: "read", metadata: { name: "https://a.io/1" } }
const mute: Heed = (message, child) => message.kind !== "read" && wellBehaved(message, child)
const deaf: Heed = () => {}

let readers: MetadataReader[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.close()))
  readers = []
  vi.useRealTimers()
})

/** A reader whose processes behave in these ways in turn; the last way repeats. */
function readerOf(...ways: (Heed | Error)[]) {
  const children: FakeChild[] = []
  const lines: string[] = []
  const reader = startMetadataReader({
    ...settings,
    log: (level, message, facts) => lines.push(`${level} ${message} ${JSON.stringify(facts)}`),
    start: () => {
      const way = (ways.length > 1 ? ways.shift() : ways[0]) as Heed | Error
      if (way instanceof Error) throw way
      const child = new FakeChild(way)
      children.push(child)
      return child as unknown as Child
    },
  })
  readers.push(reader)
  return { reader, children, lines }
}

/** Tracks the state of a promise. */
function watched<Value>(work: Promise<Value>) {
  const state: { value?: Value; error?: unknown } = {}
  work.then(
    (value) => {
      state.value = value
    },
    (error) => {
      state.error = error
    },
  )
  return state
}

test("no process is started before there is something to read; it is told how to read, and then what", async () => {
  const { reader, children } = readerOf(wellBehaved)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([children.length, reader.pid]).toEqual([0, undefined])
  expect(await reader.read(request, never)).toEqual(answer)
  expect([children[0]?.told, reader.pid]).toEqual([
    [
      { kind: "begin", settings },
      { kind: "read", id: 1, request },
    ],
    4711,
  ])
})

test("documents are read by one process at the same time, each answer for its own question", async () => {
  const { reader, children } = readerOf(wellBehaved)
  const urls = ["https://a.io/1", "https://a.io/2", "https://a.io/3"]
  const answers = await Promise.all(urls.map((url) => reader.read({ ...request, url }, never)))
  expect(answers).toEqual(urls.map((name) => ({ kind: "read", metadata: { name } })))
  expect(children.length).toBe(1)
})

test("a process that ends while it reads is replaced after a second, and the document is read by the next", async () => {
  const { reader, children, lines } = readerOf(mute, wellBehaved)
  const reading = watched(reader.read(request, never))
  await vi.advanceTimersByTimeAsync(100)
  children[0]?.stderr.write("\nFATAL ERROR: heap out of memory\n----- trace\n")
  await vi.advanceTimersByTimeAsync(0)
  children[0]?.exit(134)
  await vi.advanceTimersByTimeAsync(999)
  const trouble = "the metadata reader ended: it ended with code 134: FATAL ERROR: heap out of memory"
  expect([reading, children.length, reader.trouble, reader.pid]).toEqual([{}, 1, trouble, undefined])
  await vi.advanceTimersByTimeAsync(1)
  expect([reading, children.length, reader.trouble]).toEqual([{ value: answer }, 2, undefined])
  expect(lines).toEqual([
    'debug The metadata reader has started {"pid":4711}',
    'warn The metadata reader ended; NFT metadata waits {"reason":"it ended with code 134: FATAL ERROR: heap out of memory","again":"in 1 s"}',
    'debug The metadata reader has started {"pid":4711}',
  ])
})

test("a document with which two processes ended is left for later", async () => {
  const fatal: Heed = (message, child) => (message.kind === "read" ? child.exit(1) : wellBehaved(message, child))
  const { reader, children } = readerOf(fatal)
  const reading = watched(reader.read(request, never))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([reading, children.length]).toEqual([
    {
      value: {
        kind: "unreachable",
        reason: "the process that read it ended twice",
        lasting: false,
        hostFailed: false,
      },
    },
    2,
  ])
})

test("a process that owes an answer for too long is ended and replaced", async () => {
  const { reader, children } = readerOf(mute, wellBehaved)
  const reading = watched(reader.read(request, never))
  await vi.advanceTimersByTimeAsync(settings.timeout + answerGrace - 1)
  expect([reading, reader.trouble]).toEqual([{}, undefined])
  await vi.advanceTimersByTimeAsync(2)
  expect(reader.trouble).toBe("the metadata reader ended: it has not answered in time")
  await vi.advanceTimersByTimeAsync(1_000)
  expect([reading, children.length]).toEqual([{ value: answer }, 2])
})

test("one that hangs while nothing is read is ended too", async () => {
  const hangs: Heed = (message, child) => message.kind !== "ping" && wellBehaved(message, child)
  const { reader, lines } = readerOf(hangs)
  await reader.read(request, never)
  await vi.advanceTimersByTimeAsync(pingInterval * (pingsMissed + 1) - 1)
  expect(reader.pid).toBe(4711)
  await vi.advanceTimersByTimeAsync(1)
  const told =
    'warn The metadata reader ended; NFT metadata waits {"reason":"it has not answered for 15 s","again":"in 1 s"}'
  // No caller waits, so the end is only logged.
  expect([reader.pid, reader.trouble, lines.at(-1)]).toEqual([undefined, undefined, told])
})

test("one that answers questions is left alone, and ends when there was nothing to read for a minute", async () => {
  const { reader, children, lines } = readerOf(wellBehaved)
  await reader.read(request, never)
  await vi.advanceTimersByTimeAsync(idleTime - 1)
  expect(reader.pid).toBe(4711)
  await vi.advanceTimersByTimeAsync(1)
  expect([reader.pid, reader.trouble, lines.length]).toEqual([undefined, undefined, 1])
  expect(await reader.read(request, never)).toEqual(answer)
  expect(children.length).toBe(2)
})

test.each<[string, Heed, string]>([
  [
    "a message that is too long",
    (_, child) => child.stdout.write(Buffer.from([0, 16, 0, 1])),
    "it said what it must not: a message of 1048577 bytes; 1048576 are read at most",
  ],
  [
    "an answer with something else than metadata",
    (_, child) => child.stdout.write(Buffer.from("\0\0\0\u0002[]")),
    "it said what it must not: no message",
  ],
])("one that tells %s is ended", async (_, way, reason) => {
  const { reader } = readerOf((message, child) =>
    message.kind === "read" ? way(message, child) : wellBehaved(message, child),
  )
  void reader.read(request, never).catch(() => {})
  await vi.advanceTimersByTimeAsync(100)
  expect(reader.trouble).toBe(`the metadata reader ended: ${reason}`)
})

test("one that cannot start is tried again after 1 s, then 2, 4 ... up to a minute, is told once, and holds up only who reads", async () => {
  const { reader, lines } = readerOf(new Error("spawn EAGAIN"))
  const reading = watched(reader.read(request, never))
  const ready = watched(reader.ready(never))
  await vi.advanceTimersByTimeAsync(600_000)
  expect([reading, ready]).toEqual([{}, {}])
  expect(reader.trouble).toBe("the metadata reader cannot be started: spawn EAGAIN")
  const delays = [1, 2, 4, 8, 16, 32, ...Array(9).fill(60)]
  expect(lines).toEqual(
    delays.map(
      (seconds, at) =>
        `${at === 0 ? "warn" : "debug"} The metadata reader cannot be started; NFT metadata waits {"reason":"spawn EAGAIN","again":"in ${seconds} s"}`,
    ),
  )
})

test("one that is never ready is ended after half a minute", async () => {
  const { reader } = readerOf(deaf)
  void reader.ready(never).catch(() => {})
  await vi.advanceTimersByTimeAsync(startLimit)
  expect(reader.trouble).toBe("the metadata reader cannot be started: it was not ready within 30 s")
})

test("who gives up is not waited for, and the process hears of it", async () => {
  const { reader, children } = readerOf(mute)
  const giving = new AbortController()
  const reading = watched(reader.read(request, giving.signal))
  await vi.advanceTimersByTimeAsync(100)
  giving.abort(new Error("stopped"))
  await vi.advanceTimersByTimeAsync(0)
  expect([reading, children[0]?.told.at(-1)]).toEqual([{ error: new Error("stopped") }, { kind: "cancel", id: 1 }])
})

test("who has given up already asks for nothing", async () => {
  const { reader, children } = readerOf(wellBehaved)
  await reader.read(request, never)
  const stopped = new Error("stopped")
  await expect(reader.read(request, AbortSignal.abort(stopped))).rejects.toThrow(stopped)
  await expect(reader.ready(AbortSignal.abort(stopped))).rejects.toThrow(stopped)
  expect(children[0]?.told.length).toBe(2)
})

test("closing ends the process and whatever waits for it, and may be asked twice", async () => {
  const { reader, children } = readerOf(mute)
  const reading = watched(reader.read(request, never))
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all([reader.close(), reader.close()])
  const closed = new Error("the metadata reader was closed")
  expect([reading, children.length, reader.pid, reader.trouble]).toEqual([{ error: closed }, 1, undefined, undefined])
  await expect(reader.read(request, never)).rejects.toThrow(closed)
})

test("closing does not wait for a process that starts", async () => {
  const { reader } = readerOf(deaf)
  const ready = watched(reader.ready(never))
  await vi.advanceTimersByTimeAsync(100)
  await reader.close()
  expect(ready).toEqual({ error: new Error("the metadata reader was closed") })
})

test("what is longer than a document may be is not sent", async () => {
  const { reader, children } = readerOf(wellBehaved)
  const url = `data:,${"x".repeat(4 * settings.maxBytes + 8192)}`
  expect(await reader.read({ ...request, url }, never)).toEqual({
    kind: "unusable",
    status: "METADATA_CONTENT_TOO_LARGE",
  })
  expect(children.length).toBe(0)
})

test("a private host that is none is refused at once", () => {
  expect(() => startMetadataReader({ ...settings, allowedPrivateHosts: ["a b"] })).toThrow(
    new TypeError('allowedPrivateHosts: "a b" is no host and no host:port'),
  )
})
