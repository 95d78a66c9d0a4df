import { expect, test } from "vitest"
import { lagWords } from "./lag-words.ts"

const state = { summary: "is up to date with its node", heardAgo: 2, answeredAt: 10_000 }

test("a chain is what the service says of it", () => {
  expect(lagWords(state, 10_003)).toBe("It is up to date with its node.")
  expect(lagWords({ ...state, summary: "has not heard from its node for 960 s" }, 10_000)).toBe(
    "It has not heard from its node for 960 s.",
  )
})

test("what the service said more than five seconds ago is not so any more", () => {
  const lost = (seconds: number) => `The service does not answer; its node was last heard ${seconds} s ago.`
  expect([lagWords(state, 10_005), lagWords(state, 10_006), lagWords(state, 10_001, true)]).toEqual([
    "It is up to date with its node.",
    lost(8),
    lost(3),
  ])
})

test("a node that was never heard has no time at which it was", () => {
  const { heardAgo: _, ...unheard } = state
  expect(lagWords(unheard, 10_010)).toBe("The service does not answer; its node was not heard before.")
})
