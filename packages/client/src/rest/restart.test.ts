import fc from "fast-check"
import { expect, test } from "vitest"
import { restartDetector } from "./restart.ts"

type Visit = readonly [items: readonly unknown[], nextPageToken: string | undefined]

/** The page on which the detector reports a restart; undefined if it never does. */
function noticed(
  visits: readonly Visit[],
  firstToken?: string,
  restarts: "items" | "tokens" = "items",
): number | undefined {
  const comesBack = restartDetector(firstToken, restarts)
  const index = visits.findIndex(([items, token], page) => comesBack(page + 1, items, token))
  return index < 0 ? undefined : index + 1
}

test("a token that an earlier page handed out is noticed", () => {
  expect(
    noticed([
      [[1], "a"],
      [[2], "b"],
      [[3], "a"],
    ]),
  ).toBe(3)
  expect(
    noticed([
      [[1], "a"],
      [[2], "a"],
    ]),
  ).toBe(2)
})

test("a token that the listing was begun with is noticed", () => {
  expect(
    noticed(
      [
        [[1], "b"],
        [[2], "a"],
      ],
      "a",
    ),
  ).toBe(2)
})

test("whatever pages hold passes where only tokens tell", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(3))), (pages) => {
      const visits = pages.map((items, page): Visit => [items, `token ${page}`])
      expect(noticed(visits, undefined, "tokens")).toBeUndefined()
    }),
  )
})

test("the first page under a new token is noticed", () => {
  const first = [{ blockNumber: "3" }, { blockNumber: "2" }]
  expect(
    noticed([
      [first, "a"],
      [[{ blockNumber: "1" }], "b"],
      [structuredClone(first), "c"],
    ]),
  ).toBe(3)
})

test("a series that begins again after its newest point changed is noticed", () => {
  const series = [
    [3, 0.5],
    [2, 20],
    [1, 10],
  ].map(([timestamp, value]) => ({ timestamp, value }))
  const later = [
    [4, 1],
    [3, 30],
    [2, 20],
  ].map(([timestamp, value]) => ({ timestamp, value }))
  expect(
    noticed([
      [series, "a"],
      [[{ timestamp: 0, value: 5 }], "b"],
      [later, "c"],
    ]),
  ).toBe(3)
})

test("a listing that grew by more than a page is noticed when it passes where it began", () => {
  expect(
    noticed([
      [[30, 29], "a"],
      [[28, 27], "b"],
      [[90, 89], "c"],
      [[31, 30], "d"],
    ]),
  ).toBe(4)
})

test("items that differ somewhere deep are different", () => {
  const item = (name: string) => ({ txHash: "0x1", from: { address: "0x2", name }, logs: [1, null] })
  expect(
    noticed([
      [[item("a")], "a"],
      [[item("b")], "b"],
    ]),
  ).toBeUndefined()
  expect(
    noticed([
      [[item("a")], "a"],
      [[item("a")], "b"],
    ]),
  ).toBe(2)
})

test("an item with one member more is another", () => {
  expect(
    noticed([
      [[{ id: 1 }], "a"],
      [[{ id: 1, name: "x" }], "b"],
    ]),
  ).toBeUndefined()
  expect(
    noticed([
      [[{ id: 1, name: "x" }], "a"],
      [[{ id: 1 }], "b"],
    ]),
  ).toBeUndefined()
})

test("a page may be asked for again", () => {
  const comesBack = restartDetector(undefined, "items")
  const visits: [number, number[], string | undefined][] = [
    [1, [9, 8], "a"],
    [2, [7, 6], "b"],
    [1, [9, 8], "a"],
    [2, [7, 6], "c"],
    [3, [5], undefined],
  ]
  expect(visits.map((visit) => comesBack(...visit))).toEqual([false, false, false, false, false])
})

test("the listing begins with its first page that has items", () => {
  expect(
    noticed([
      [[], "a"],
      [[5, 4], "b"],
      [[], "c"],
      [[3], "d"],
      [[5, 4], "e"],
    ]),
  ).toBe(5)
})

test("any listing of different items under different tokens passes", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.jsonValue(), { comparator: "SameValue" }),
      fc.integer({ min: 1, max: 5 }),
      (all, size) => {
        const items = all.map((value, id) => ({ id, value }))
        const pages = Array.from({ length: Math.ceil(items.length / size) }, (_, page) => page)
        const visits = pages.map((page): Visit => [items.slice(page * size, (page + 1) * size), `token ${page}`])
        expect(noticed(visits)).toBeUndefined()
      },
    ),
  )
})

test("any listing that begins again under new tokens is noticed on that page", () => {
  const items = fc.array(fc.jsonValue(), { minLength: 1 })
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 5 }), (values, size) => {
      const all = values.map((value, id) => ({ id, value }))
      const pages = Array.from({ length: Math.ceil(all.length / size) }, (_, page) => page)
      const listing = pages.map((page) => all.slice(page * size, (page + 1) * size))
      const twice = [...listing, ...structuredClone(listing)]
      expect(noticed(twice.map((page, number): Visit => [page, `token ${number}`]))).toBe(listing.length + 1)
    }),
  )
})

test("of a listing without an end few tokens are kept, and a restart or a round in its middle is still noticed", () => {
  const tokens = Array.from({ length: 20_000 }, (_, page) => `token ${page}`)
  const visits = (again: readonly string[]) => [...tokens, ...again].map((token): Visit => [[], token])
  const restart = noticed(visits(tokens), undefined, "tokens")
  const stuck = noticed(visits([tokens.at(-1) ?? ""]), undefined, "tokens")
  const round = noticed(visits(tokens.slice(10_000)), undefined, "tokens")
  expect([restart, stuck, round]).toEqual([20_001, 20_001, 20_000 + 16_384 - 10_000])
})
