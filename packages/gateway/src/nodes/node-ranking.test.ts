import { expect, test } from "vitest"
import { maxRest, NodeRanking } from "./node-ranking.ts"

const urls = ["http://a.example", "http://b.example", "http://c.example"] as const
const [a, b, c] = urls

function ranking(lags: Record<string, number> = {}) {
  const time = { now: 0 }
  const heads = { lagOf: (_: string, url: string) => lags[url] ?? 0 }
  const ranked = new NodeRanking({ pause: 5_000, clock: () => time.now, heads })
  const fail = (url: string, times: number) => {
    for (let failure = 0; failure < times; failure++) ranked.answered(url, true)
  }
  return { time, ranked, fail, order: () => ranked.inTurn(urls, "C") }
}

test("a node that fails again and again is out of its turn for twice as long each time, up to a minute", () => {
  const { time, ranked, order } = ranking()
  const rests: number[] = []
  for (let failure = 0; failure < 6; failure++) {
    const began = time.now
    ranked.rest(a)
    // A parallel request fails together with the first and does not count.
    ranked.rest(a)
    while (order()[0] === b) time.now += 1_000
    rests.push(time.now - began)
  }
  expect(rests).toEqual([5_000, 10_000, 20_000, 40_000, maxRest, maxRest])
  ranked.answered(a, false)
  ranked.rest(a)
  time.now += 5_000
  expect(order()).toEqual(urls)
})

test("nodes that are behind come after those at the head, the last one last, and before those that cannot be reached", () => {
  const { ranked, order } = ranking({ [a]: 50, [b]: 10 })
  expect(order()).toEqual([c, b, a])
  ranked.rest(c)
  expect(order()).toEqual([b, a, c])
})

test("three errors in a row have a node asked after the others, for as long as their share is large", () => {
  const { time, order, fail } = ranking()
  fail(a, 2)
  expect(order()).toEqual(urls)
  fail(a, 1)
  expect(order()).toEqual([b, c, a])
  fail(b, 20)
  expect(order()).toEqual([c, a, b])
  time.now += 30_000
  expect(order()).toEqual([a, c, b])
  time.now += 90_000
  expect(order()).toEqual(urls)
})

test("answers without an error make up for those with one", () => {
  const { ranked, order, fail } = ranking()
  fail(a, 3)
  for (let answer = 0; answer < 6; answer++) ranked.answered(a, false)
  expect(order()).toEqual(urls)
})

test("errors, which callers can cause, send nobody to a node that is behind", () => {
  const { order, fail } = ranking({ [b]: 5, [c]: 6 })
  fail(a, 100)
  expect(order()).toEqual(urls)
})
