import { expect, test, vi } from "vitest"
import { type CursorIterable, iterateByCursor, type PageCursor } from "./cursor.ts"

interface End {
  readonly address: string
  readonly utxo: string
}

interface UtxoPage {
  readonly numFetched: string
  readonly utxos: readonly string[]
  readonly endIndex: End
}

interface Parameters {
  readonly addresses: readonly string[]
  readonly limit?: bigint | number | string
  readonly startIndex?: Partial<End>
}

const cursor: PageCursor<Parameters, UtxoPage> = {
  items: "utxos",
  start: "startIndex",
  end: "endIndex",
  limit: "limit",
  maxLimit: 1024,
  count: "numFetched",
}

const iterate = (
  fetchPage: (parameters: Parameters) => Promise<UtxoPage>,
  parameters: Parameters,
): CursorIterable<UtxoPage, string> => iterateByCursor(fetchPage, parameters, cursor)

/** A server with these pages of items; a page ends at the number of its last item. */
function server(pages: readonly (readonly string[])[]) {
  const asked: Parameters[] = []
  const fetchPage = vi.fn(async (parameters: Parameters): Promise<UtxoPage> => {
    asked.push(parameters)
    const at = parameters.startIndex ? Number(parameters.startIndex.utxo) : 0
    const utxos = pages[at] ?? []
    return {
      numFetched: String(utxos.length),
      utxos,
      endIndex: { address: "X-a", utxo: String(utxos.length ? at + 1 : at) },
    }
  })
  return { fetchPage, asked }
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

const addresses = ["X-a", "X-b"]

test("every page begins where the last one ended", async () => {
  const { fetchPage, asked } = server([["1", "2"], ["3", "4"], ["5"]])
  await expect(collect(iterate(fetchPage, { addresses, limit: 2 }))).resolves.toStrictEqual(["1", "2", "3", "4", "5"])
  expect(asked).toStrictEqual([
    { addresses, limit: 2 },
    { addresses, limit: 2, startIndex: { address: "X-a", utxo: "1" } },
    { addresses, limit: 2, startIndex: { address: "X-a", utxo: "2" } },
  ])
})

test("an item that pages repeat comes once", async () => {
  const { fetchPage } = server([["1", "2"], ["2", "1"], ["2", "3"], ["1"]])
  await expect(collect(iterate(fetchPage, { addresses, limit: 2 }))).resolves.toStrictEqual(["1", "2", "3"])
})

test("pages come as the server gives them", async () => {
  const { fetchPage } = server([["1", "2"], ["2"]])
  const expected = [
    { numFetched: "2", utxos: ["1", "2"], endIndex: { address: "X-a", utxo: "1" } },
    { numFetched: "1", utxos: ["2"], endIndex: { address: "X-a", utxo: "2" } },
  ]
  await expect(collect(iterate(fetchPage, { addresses, limit: 2 }).pages())).resolves.toStrictEqual(expected)
})

test("a listing ends when the end does not move, however full the page is", async () => {
  const page = { numFetched: "2", utxos: ["1", "2"], endIndex: { address: "X-a", utxo: "9" } }
  const fetchPage = vi.fn(async (_: Parameters) => page)
  await expect(collect(iterate(fetchPage, { addresses, limit: 2 }))).resolves.toStrictEqual(["1", "2"])
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test("a start that lacks a member of the end is another place", async () => {
  const page = { numFetched: "1", utxos: ["1"], endIndex: { address: "X-a", utxo: "9" } }
  const fetchPage = vi.fn(async (_: Parameters) => page)
  await collect(iterate(fetchPage, { addresses, limit: 1, startIndex: { address: "X-a" } }))
  expect(fetchPage.mock.calls.map(([{ startIndex }]) => startIndex)).toStrictEqual([{ address: "X-a" }, page.endIndex])
})

test("a place may be a text", async () => {
  interface TextParameters {
    readonly after?: string
    readonly size: number
  }
  interface TextPage {
    readonly total: number
    readonly names: readonly string[]
    readonly last: string
  }
  const pages: readonly TextPage[] = [
    { total: 2, names: ["a", "b"], last: "b" },
    { total: 2, names: ["c", "d"], last: "d" },
    { total: 2, names: [], last: "d" },
  ]
  const fetchPage = vi.fn(async (_: TextParameters) => pages[fetchPage.mock.calls.length - 1] as TextPage)
  const names: CursorIterable<TextPage, string> = iterateByCursor(fetchPage, { size: 2 } as TextParameters, {
    items: "names",
    start: "after",
    end: "last",
    limit: "size",
    maxLimit: 100,
    count: "total",
  })
  await expect(collect(names)).resolves.toStrictEqual(["a", "b", "c", "d"])
  expect(fetchPage.mock.calls).toStrictEqual([[{ size: 2 }], [{ size: 2, after: "b" }], [{ size: 2, after: "d" }]])
})

test("the end has moved when only its address has", async () => {
  const ends = [
    { address: "X-a", utxo: "0" },
    { address: "X-b", utxo: "0" },
    { address: "X-b", utxo: "0" },
  ]
  const fetchPage = vi.fn(async (_: Parameters) => ({
    numFetched: "1",
    utxos: ["1"],
    endIndex: ends[fetchPage.mock.calls.length - 1] ?? { address: "", utxo: "" },
  }))
  await collect(iterate(fetchPage, { addresses, limit: 1 }))
  expect(fetchPage).toHaveBeenCalledTimes(3)
})

test.each([
  [undefined, 1024],
  [0, 1024],
  [-1, 1024],
  [5000, 1024],
  ["2", 2],
  [3n, 3],
])("the limit %s means pages of %i", async (limit, size) => {
  const full = Array.from({ length: size }, (_, n) => String(n))
  const { fetchPage } = server([full, full.slice(1)])
  await expect(collect(iterate(fetchPage, { addresses, ...(limit !== undefined && { limit }) }))).resolves.toHaveLength(
    size,
  )
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test("a listing begins where it is told to", async () => {
  const { fetchPage, asked } = server([["1"], ["2"], ["3"]])
  const startIndex = { address: "X-a", utxo: "1" }
  await expect(collect(iterate(fetchPage, { addresses, limit: 5, startIndex }))).resolves.toStrictEqual(["2"])
  expect(asked).toStrictEqual([{ addresses, limit: 5, startIndex }])
})

test("nothing is asked before it is needed, nor after", async () => {
  const { fetchPage } = server([["1", "2"], ["3", "4"], ["5"]])
  const utxos = iterate(fetchPage, { addresses, limit: 2 })
  expect(fetchPage).not.toHaveBeenCalled()
  for await (const utxo of utxos) if (utxo === "3") break
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test("each iteration begins anew", async () => {
  const { fetchPage } = server([["1"]])
  const utxos = iterate(fetchPage, { addresses })
  expect([await collect(utxos), await collect(utxos)]).toStrictEqual([["1"], ["1"]])
})

test("a failure ends the listing", async () => {
  const fetchPage = vi.fn(
    async (_: Parameters): Promise<UtxoPage> => Promise.reject(new Error("no addresses provided")),
  )
  await expect(collect(iterate(fetchPage, { addresses: [] }))).rejects.toThrow("no addresses provided")
  expect(fetchPage).toHaveBeenCalledTimes(1)
})
