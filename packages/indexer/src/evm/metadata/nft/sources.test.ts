import { beforeEach, expect, test } from "vitest"
import { Sources } from "./sources.ts"

const { signal } = new AbortController()
let now = 0
const clock = { now: () => now, elapsed: () => now }
beforeEach(() => {
  now = 1_000_000
})

/** Resolves when all readings that can start have started. */
const begun = () => new Promise((resolve) => setImmediate(resolve))

/** Starts readings that end when the test says so. */
function readings(sources: Sources) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (source: string, id: string) =>
    sources.read(
      source,
      () => {
        running.push(id)
        return new Promise<void>((resolve) => ends.set(id, resolve))
      },
      signal,
    )
  return { running, begin, end: (id: string) => ends.get(id)?.() }
}

test("a source gets half of what runs at the same time, so that a slow one leaves room for others", async () => {
  const { running, begin, end } = readings(new Sources(4, clock))
  const slow = ["s1", "s2", "s3"].map((id) => begin("slow.example", id))
  const fast = ["f1", "f2"].map((id) => begin("fast.example", id))
  await begun()
  expect(running).toEqual(["s1", "s2", "f1", "f2"])
  end("f1")
  end("f2")
  await Promise.all(fast)
  expect(running).toEqual(["s1", "s2", "f1", "f2"])
  end("s1")
  end("s2")
  await begun()
  expect(running.at(-1)).toBe("s3")
  end("s3")
  await Promise.all(slow)
})

test("a source of which enough is in hand gives the others a turn later, at its own pace", async () => {
  const sources = new Sources(4, clock)
  const { begin, end } = readings(sources)
  const source = "slow.example"
  const first = begin(source, "first")
  await begun()
  now += 19_767
  end("first")
  await first
  const ids = Array.from({ length: 8 }, (_, at) => `${at}`)
  const inHand = ids.map((id) => begin(source, id))
  // Three tenths of this reading and seven of the assumed 100 ms make six seconds; two readings run in parallel, so a turn takes three.
  const seconds = Math.ceil(now / 1000) + 1
  expect([1, 2, 3].map(() => sources.admit(source, source))).toEqual([
    { kind: "later", at: seconds, throttled: false },
    { kind: "later", at: seconds + 3, throttled: false },
    { kind: "later", at: seconds + 6, throttled: false },
  ])
  expect(sources.admit("fast.example", "fast.example")).toEqual({ kind: "now" })
  expect(sources.admit(source, source, true)).toEqual({ kind: "now" })
  for (const id of ids) {
    await begun()
    end(id)
  }
  await Promise.all(inHand)
  expect(sources.admit(source, source)).toEqual({ kind: "now" })
})

test("a source that fails three times in a row is left alone, each time for longer", () => {
  const sources = new Sources(4, clock)
  const source = "dead.example"
  const silences: number[] = []
  sources.failed(source)
  sources.failed(source)
  expect(sources.admit(source, source)).toEqual({ kind: "now" })
  for (let round = 0; round < 8; round++) {
    sources.failed(source)
    const began = now
    while (sources.admit(source, source).kind === "failing") now += 10_000
    silences.push((now - began) / 1000)
  }
  expect(silences).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600])
})

test("an answer forgives the failures", () => {
  const sources = new Sources(4, clock)
  sources.failed("a.example")
  sources.failed("a.example")
  sources.answered("a.example", "a.example")
  sources.failed("a.example")
  expect(sources.admit("a.example", "a.example")).toEqual({ kind: "now" })
})

test("a host that throttles is left alone for as long as it asks, with all its sources, then gets turns one by one", () => {
  const sources = new Sources(4, clock)
  sources.throttled("semaphore.example", 30)
  const at = now / 1000 + 30
  expect(["ipfs:a", "ipfs:b", "ipfs:c"].map((source) => sources.admit(source, "semaphore.example"))).toEqual([
    { kind: "later", at, throttled: true },
    { kind: "later", at: at + 1, throttled: true },
    { kind: "later", at: at + 2, throttled: true },
  ])
  expect(sources.admit("b.example", "b.example")).toEqual({ kind: "now" })
  now += 30_000
  expect(sources.admit("ipfs:a", "semaphore.example")).toEqual({ kind: "now" })
})

test("a gateway's bad path is no failure of the gateway", () => {
  const sources = new Sources(4, clock)
  for (let at = 0; at < 5; at++) sources.failed("ipfs:bad")
  expect(sources.admit("ipfs:bad", "semaphore.example")).toEqual({ kind: "failing" })
  expect(sources.admit("ipfs:good", "semaphore.example")).toEqual({ kind: "now" })
})

test("a turn is a time of the calendar, whenever the process began", () => {
  const machine = { now: () => 1_795_341_600_000, elapsed: () => 5_000 }
  const sources = new Sources(4, machine)
  sources.throttled("busy.example", 30)
  expect(sources.admit("busy.example", "busy.example")).toEqual({ kind: "later", at: 1_795_341_630, throttled: true })
})
