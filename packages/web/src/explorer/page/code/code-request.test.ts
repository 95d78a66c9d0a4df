import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { CodeRequest, type CodeState } from "./code-request.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A server of a page's code that a test starts and stops. */
function house({ isServed = true }: { readonly isServed?: boolean } = {}) {
  const loads: { readonly answer: (code: string) => void; readonly fail: () => void }[] = []
  const told: CodeState<string>[] = []
  const reload = vi.fn()
  const request = new CodeRequest<string>({
    load: () =>
      new Promise((answer, reject) => {
        loads.push({ answer, fail: () => reject(new TypeError("Failed to fetch dynamically imported module")) })
      }),
    tell: (state) => told.push(state),
    isServed: async () => isServed,
    reload,
  })
  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { request, loads, told, reload, after }
}

test("code that is there is told of once", async () => {
  const { request, loads, told, after } = house()
  request.begin()
  loads[0]?.answer("page")
  await after(120_000)
  expect([told, loads.length]).toEqual([[{ status: "ready", code: "page" }], 1])
})

test("code that does not load is told of at once, and asked for again after longer and longer until it loads", async () => {
  const { request, loads, told, after } = house({ isServed: false })
  request.begin()
  for (const wait of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
    const before = loads.length
    loads.at(-1)?.fail()
    await after(0)
    expect(told.at(-1)).toEqual({ status: "failed" })
    await after(wait - 1)
    expect(loads).toHaveLength(before)
    await after(1)
    expect(loads).toHaveLength(before + 1)
  }
  loads.at(-1)?.answer("page")
  await after(0)
  expect(told.at(-1)).toEqual({ status: "ready", code: "page" })
})

test("who presses the button, or hears the service again, does not wait", async () => {
  const { request, loads, after } = house()
  request.begin()
  loads[0]?.fail()
  await after(0)
  request.retry()
  request.retry()
  expect(loads).toHaveLength(2)
})

test("code that nobody answers for is not waited for in silence, and is taken when it comes", async () => {
  const { request, loads, told, after } = house({ isServed: false })
  request.begin()
  await after(10_000)
  expect(told).toEqual([{ status: "failed" }])
  loads[0]?.answer("page")
  await after(0)
  expect(told.at(-1)).toEqual({ status: "ready", code: "page" })
})

test("the page is loaded anew where the service answers and its code still does not load: it is another version", async () => {
  const { request, loads, reload, after } = house()
  request.begin()
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(reload).not.toHaveBeenCalled()
    loads.at(-1)?.fail()
    await after(attempt === 2 ? 0 : 10_000)
  }
  expect(reload).toHaveBeenCalledTimes(1)
})

test("while the service is gone the page is not loaded anew: nothing would be left", async () => {
  const { request, loads, reload, after } = house({ isServed: false })
  request.begin()
  for (let attempt = 0; attempt < 9; attempt++) {
    loads.at(-1)?.fail()
    await after(15_000)
  }
  expect(reload).not.toHaveBeenCalled()
})

test("after its end nothing is told and nothing asked for", async () => {
  const { request, loads, told, after } = house()
  request.begin()
  request.end()
  loads[0]?.fail()
  await after(60_000)
  expect([told, loads.length]).toEqual([[], 1])
})
