import { expect, test } from "vitest"
import type { IndexerState } from "./indexers.ts"
import { lagWords } from "./lag-words.ts"

const state: IndexerState = {
  state: "following",
  head: { number: 12_000, timestamp: 1 },
  nodeHead: { number: 12_000, observedAt: 9_998 },
  lag: { blocks: 0, seconds: 0 },
  heardAgo: 2,
  answeredAt: 10_000,
  quarantined: 0,
  differences: 0,
}
const words = (parts: { readonly [Name in keyof IndexerState]?: IndexerState[Name] | undefined }, now = 10_003) =>
  lagWords({ ...state, ...parts } as IndexerState, now)

test("a chain is up to date only while its node was heard within 10 s", () => {
  expect(words({})).toBe("Up to date with its node")
  expect(words({}, 10_008)).toBe("Up to date with its node")
  // Nothing was told since, or the node tells the service nothing.
  expect(words({}, 10_009)).toBe("Its node was last heard 11 s ago; every block until then is indexed.")
  expect(words({ heardAgo: 960 }, 10_000)).toBe(
    "Its node was last heard 16 min ago; every block until then is indexed.",
  )
})

test("while the service does not answer nobody knows whether a chain is up to date", () => {
  expect(lagWords(state, 10_003, true)).toBe("Its node was last heard 5 s ago; every block until then is indexed.")
})

test("a node that is not heard is never 0 blocks ahead", () => {
  const told = words({ state: "retrying", lag: { blocks: 0, seconds: 960 }, heardAgo: 960 })
  expect(told).toBe("Its node was last heard 16 min ago; every block until then is indexed.")
  expect(told).not.toMatch(/behind|\b0 blocks/)
})

test("what is missing is counted, and as of when where the node is not heard", () => {
  const lag = { blocks: 1_200, seconds: 90 }
  expect(words({ lag })).toBe("1,200 blocks, 1 min behind its node")
  expect(words({ lag: { blocks: 1, seconds: 4 } })).toBe("1 block, 4 s behind its node")
  expect(words({ lag, heardAgo: 120 }, 10_000)).toBe("1,200 blocks behind its node, which was last heard 2 min ago")
})

test("what is not known is not 0", () => {
  expect(words({ nodeHead: undefined, lag: undefined, heardAgo: undefined })).toBe("Its node was not heard yet.")
  expect(words({ head: undefined, lag: undefined })).toBe("Nothing of it is indexed yet.")
  expect(words({ lag: undefined })).toBe("How far it is behind its node is not known.")
  expect(words({ lag: { seconds: 960 }, heardAgo: 960 }, 10_000)).toMatch(/^Its node was last heard 16 min ago/)
  expect(words({ state: "stuck", reason: "a block of no known type" })).toBe("a block of no known type")
})

test("a node that is behind what is indexed is not up to date", () => {
  const nodeHead = { number: 11_000, observedAt: 9_998, behindSince: 9_990 }
  const reason = "its node is behind: it has block 11000, and block 12000 is stored"
  expect(words({ nodeHead, reason })).toBe(reason)
})
