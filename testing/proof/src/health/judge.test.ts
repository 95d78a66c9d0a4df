import { expect, test } from "vitest"
import type { ChainClaims, Claims } from "./claims.ts"
import { type JudgeOptions, judgeClaims, storeReads, storeWrites } from "./judge.ts"
import { Truth } from "./truth.ts"

const subject = "chain 7"
const fine: ChainClaims = {
  subject,
  state: "following",
  reason: undefined,
  retryAt: undefined,
  head: 10,
  missing: 0,
  seconds: 0,
  problems: [],
}

/** The rules that a statement at 20 s breaks, about a chain whose 10th block was made at 0 s. */
function broken(chain: Partial<ChainClaims>, happens: (truth: Truth) => void = () => {}, told: Partial<Claims> = {}) {
  const truth = new Truth()
  truth.head(subject, 10, 0)
  happens(truth)
  const options: JudgeOptions = { truth, limit: 5_000, wallTime: (at) => 1_000 + at / 1000 }
  const source = { source: "/health", askedAt: 20_000, at: 20_000, isReady: true, storeFault: undefined }
  return judgeClaims({ ...source, chains: [{ ...fine, ...chain }], ...told }, options).map(({ rule }) => rule)
}

const retrying = { state: "retrying", reason: "refused", retryAt: 1_021, missing: undefined, seconds: 9 } as const
const since = (what: string, condition: "works" | "fails", at: number) => (truth: Truth) =>
  truth.set(what, condition, at)

test("what is true breaks no rule", () => {
  expect([broken({}), broken(retrying, since(subject, "fails", 1_000))]).toEqual([[], []])
})

test("a chain that fails may be told to work for five seconds, and no longer", () => {
  expect(broken({}, since(subject, "fails", 15_001))).toEqual([])
  expect(broken({}, since(subject, "fails", 15_000))).toEqual([
    "nobody follows who can get or store nothing",
    "who hears nothing does not say that nothing is missing",
  ])
  expect(broken({ missing: 2, head: 8 }, since(storeWrites, "fails", 15_000))).toEqual([
    "nobody follows who can get or store nothing",
  ])
})

test("a chain that works again may be told to fail for five seconds, and no longer", () => {
  const fails = (until: number) => (truth: Truth) => {
    truth.set(subject, "fails", 1_000)
    truth.set(subject, "works", until)
  }
  const told = { ...retrying, problems: ["chain 7 is retrying"] }
  expect(broken(told, fails(15_001))).toEqual([])
  expect(broken(told, fails(15_000))).toEqual([
    "what works is not told to be broken",
    "what works has no problem",
    "how far behind it is, is known",
  ])
})

test("a pause says why and until when, and goes on then", () => {
  const fails = since(subject, "fails", 1_000)
  expect(broken({ ...retrying, reason: undefined }, fails)).toEqual(["a pause says what it waits for"])
  expect(broken({ ...retrying, retryAt: undefined }, fails)).toEqual(["a pause says when it goes on"])
  expect(broken({ ...retrying, retryAt: 1_013 }, fails)).toEqual(["a pause goes on when it says"])
})

test("a pause for space says where, what is free, and at which figure it goes on", () => {
  const paused = (reason: string) =>
    broken({ ...retrying, state: "paused", reason }, since(storeWrites, "fails", 1_000))
  expect(
    paused("the disk of /d has 3 MiB free; indexing pauses below 16 MiB and goes on at 20 MiB: make space"),
  ).toEqual([])
  expect(paused("There is no room left for /d/1.sqlite")).toEqual(["a pause for space names the figures"])
})

test("blocks are missing where they are, and no others", () => {
  const grows = (at: number) => (truth: Truth) => truth.head(subject, 12, at)
  expect([broken({}, grows(15_001)), broken({}, grows(15_000))]).toEqual([[], ["a lag of 0 is none"]])
  expect(broken({ missing: 2 }, grows(1_000))).toEqual([])
  expect(broken({ missing: 1 }, grows(1_000))).toEqual(["no less is missing than there is"])
  expect(broken({ missing: 3 }, grows(1_000))).toEqual(["no more is missing than there is"])
  expect(broken({ head: 11 })).toEqual(["no head is above the chain's"])
  expect(broken({ head: 9, missing: 1 }, (truth) => truth.stored(subject, 10, 15_000))).toEqual([
    "what is stored is told",
  ])
})

test("a store is told to be away while it is, and only then", () => {
  const away = { isReady: false, storeFault: "the store cannot be read" }
  const chain = { ...retrying, missing: undefined }
  expect(broken(chain, since(storeReads, "fails", 15_000), { isReady: true })).toContain(
    "a service whose store is away is not ready",
  )
  const broke = broken(chain, undefined, away)
  expect(broke).toContain("the store is not away while it is there")
  expect(broke).toContain("a service whose store is there is ready")
})
