import type { Page } from "@serac/data"
import { expect, test } from "vitest"
import { scanPages } from "./scan-pages.ts"

/** A list of the numbers below a limit, in pages of ten. */
function numbers(limit: number) {
  const asked: (string | undefined)[] = []
  const load = async (token: string | undefined) => {
    asked.push(token)
    const first = Number(token ?? 0)
    const items = Array.from({ length: Math.min(10, limit - first) }, (_, at) => first + at)
    return {
      items,
      data: "body",
      nextPageToken: first + 10 < limit ? String(first + 10) : undefined,
    } as unknown as Page<string, number>
  }
  return { asked, load }
}
const isFifth = (item: number) => item % 5 === 0

test("pages are read until enough are chosen, and the next scan goes on after them", async () => {
  const { asked, load } = numbers(100)
  const first = await scanPages(load, { has: isFifth, from: undefined, wanted: 3 })
  expect(first).toEqual({ items: [0, 5, 10, 15], data: "body", next: "20", looked: 20 })
  expect((await scanPages(load, { has: isFifth, from: first.next, wanted: 3 })).items).toEqual([20, 25, 30, 35])
  expect(asked).toEqual([undefined, "10", "20", "30"])
})

test("the end of the list ends it, and so do twenty pages without enough", async () => {
  expect(await scanPages(numbers(15).load, { has: isFifth, from: undefined, wanted: 9 })).toMatchObject({
    items: [0, 5, 10],
    looked: 15,
    next: undefined,
  })
  expect(await scanPages(numbers(1_000).load, { has: () => false, from: undefined, wanted: 9 })).toMatchObject({
    items: [],
    looked: 200,
    next: "200",
  })
})
