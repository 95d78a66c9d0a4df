import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Position, Service } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type AnyHandler, shelfService } from "./support/shelf-service.ts"

const rows = Array.from({ length: 237 }, (_, index) => ({ key: 1_000 - index, text: `{"bookId":"${1_000 - index}"}` }))
const reads: unknown[] = []

/** Where items stand by a number. */
const by = <Item>(of: (item: Item) => readonly [number]) => ({
  of,
  read: (position: Position) => (position.length === 1 ? ([Number(position[0])] as const) : undefined),
})

const books: AnyHandler = ({ page }) =>
  page.list(
    "books",
    async (range) => {
      reads.push(range)
      const [after = Number.POSITIVE_INFINITY] = range.after ?? []
      return rows.filter(({ key }) => key < Number(after)).slice(0, range.limit)
    },
    { json: (items) => items.map(({ text }) => text), position: by(({ key }: (typeof rows)[number]) => [key]) },
  )

const secret = new Uint8Array(32).fill(3)
let service: Service
beforeAll(() => {
  service = shelfService(
    { listBooks: books, listShelfBooks: books, searchBooks: books },
    { secret, checkResponses: true },
  )
})
afterAll(() => service.close())

interface Page {
  readonly nextPageToken?: string
  readonly books: readonly { readonly bookId: string }[]
}

async function page(url: string, token?: string): Promise<Page> {
  const response = await service.fastify.inject(token === undefined ? url : `${url}&pageToken=${token}`)
  expect({ status: response.statusCode, type: response.headers["content-type"] }).toEqual({
    status: 200,
    type: "application/json; charset=utf-8",
  })
  return response.json()
}

test("pages of any sizes concatenate to the whole list, and only the last has no token", async () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(sizes, async (choices) => {
      const found: string[] = []
      let token: string | undefined
      for (let turn = 0; turn === 0 || token !== undefined; turn++) {
        const size = choices[turn % choices.length]
        const { books, nextPageToken } = await page(`/v1/books?pageSize=${size}`, token)
        expect(books.length === size || nextPageToken === undefined).toBe(true)
        found.push(...books.map(({ bookId }) => bookId))
        token = nextPageToken
      }
      expect(found).toEqual(rows.map(({ key }) => String(key)))
    }),
    { numRuns: 20 },
  )
})

test("one item more than the page is read, after the one that the page before ended with", async () => {
  reads.length = 0
  const { nextPageToken } = await page("/v1/books?pageSize=2")
  await page("/v1/books?pageSize=3", nextPageToken)
  expect(reads).toEqual([
    { after: undefined, limit: 3 },
    { after: [999], limit: 4 },
  ])
})

test("a page size of 0, where the document allows it, is as many as fit", async () => {
  const paths = shelf.paths as Readonly<Record<string, { readonly get: { readonly parameters: readonly object[] } }>>
  const listBooks = paths["/v1/books"]
  const pageSize = { name: "pageSize", in: "query", schema: { type: "integer", minimum: 0, maximum: 100, default: 0 } }
  const get = { ...listBooks?.get, parameters: [listBooks?.get.parameters[0], pageSize] }
  const document = { ...shelf, paths: { ...shelf.paths, "/v1/books": { ...listBooks, get } } } as typeof shelf
  const unlimited = shelfService({ listBooks: books }, { secret, document })
  reads.length = 0
  for (const url of ["/v1/books", "/v1/books?pageSize=0"]) {
    const { books, ...rest } = (await unlimited.fastify.inject(url)).json()
    expect({ length: books.length, rest }).toEqual({ length: rows.length, rest: {} })
  }
  await unlimited.close()
  expect(reads).toEqual([
    { after: undefined, limit: 10_001 },
    { after: undefined, limit: 10_001 },
  ])
})

test("a list that ends with its page has no token", async () => {
  const { nextPageToken } = await page("/v1/books?pageSize=100")
  const second = await page("/v1/books?pageSize=100", nextPageToken)
  const { books, ...rest } = await page("/v1/books?pageSize=37", second.nextPageToken)
  expect({ length: books.length, rest }).toEqual({ length: 37, rest: {} })
})

test("an empty token is none, as the last page of some services has it", async () => {
  expect(await page("/v1/books?pageSize=5", "")).toEqual(await page("/v1/books?pageSize=5"))
})

test("a page that was cut has a token for the rest, however few items it has", async () => {
  const cut: AnyHandler = ({ page }) =>
    page.list(
      "books",
      async ({ after: [after = 0] = [] }) => {
        const items = [1, 2, 3].filter((key) => key > Number(after)).slice(0, 2)
        return items.length === 2 ? { items, isCut: true } : items
      },
      { json: (items) => items.map((key) => `{"bookId":"${key}"}`), position: by((key: number) => [key]) },
    )
  const cutting = shelfService({ listBooks: cut }, { secret })
  const first = (await cutting.fastify.inject("/v1/books?pageSize=10")).json()
  expect(first).toEqual({ nextPageToken: expect.any(String), books: [{ bookId: "1" }, { bookId: "2" }] })
  const last = await cutting.fastify.inject(`/v1/books?pageSize=10&pageToken=${first.nextPageToken}`)
  expect(last.json()).toEqual({ books: [{ bookId: "3" }] })
  await cutting.close()
})

test("a page that was cut before its first item has a token for where it goes on", async () => {
  const cut: AnyHandler = ({ page }) =>
    page.list(
      "books",
      async ({ after: [after = 0] = [] }) =>
        after === 0 ? { items: [], isCut: true, next: [7] as const } : [Number(after) + 1],
      { json: (items) => items.map((key) => `{"bookId":"${key}"}`), position: by((key: number) => [key]) },
    )
  const cutting = shelfService({ listBooks: cut }, { secret })
  const first = (await cutting.fastify.inject("/v1/books")).json()
  expect(first).toEqual({ nextPageToken: expect.any(String), books: [] })
  const last = await cutting.fastify.inject(`/v1/books?pageToken=${first.nextPageToken}`)
  expect(last.json()).toEqual({ books: [{ bookId: "8" }] })
  await cutting.close()
})

test("a token that another version of the service signed for other positions is a 400", async () => {
  const before: AnyHandler = ({ page }) =>
    page.list("books", async () => [1, 2], {
      json: (items) => items.map((key) => `{"bookId":"${key}"}`),
      position: { of: (key) => [key, "x"] as const, read: () => undefined },
    })
  const [older, newer] = [before, books].map((listBooks) => shelfService({ listBooks }, { secret }))
  const { nextPageToken } = (await older?.fastify.inject("/v1/books?pageSize=1"))?.json() ?? {}
  const response = await newer?.fastify.inject(`/v1/books?pageSize=1&pageToken=${nextPageToken}`)
  expect(response?.json()).toMatchObject({
    statusCode: 400,
    message: "pageToken must be the nextPageToken of a page of this list, with the same path and filters",
  })
  await Promise.all([older?.close(), newer?.close()])
})

test("a page that is smaller than what was cut goes on after its own last item", async () => {
  const cut: AnyHandler = ({ page }) =>
    page.list(
      "books",
      async ({ after: [after = 0] = [] }) =>
        after === 0 ? { items: [1, 2, 3], isCut: true, next: [7] as const } : [Number(after) + 1],
      { json: (items) => items.map((key) => `{"bookId":"${key}"}`), position: by((key: number) => [key]) },
    )
  const cutting = shelfService({ listBooks: cut }, { secret })
  const first = (await cutting.fastify.inject("/v1/books?pageSize=2")).json()
  const second = await cutting.fastify.inject(`/v1/books?pageSize=2&pageToken=${first.nextPageToken}`)
  expect([first.books, second.json().books]).toEqual([[{ bookId: "1" }, { bookId: "2" }], [{ bookId: "3" }]])
  await cutting.close()
})

test("items that are left out count for the page and stand on none", async () => {
  const odd: AnyHandler = ({ page }) =>
    page.list(
      "books",
      async ({ after: [after = 0] = [], limit }) =>
        [1, 2, 3, 4, 5].filter((key) => key > Number(after)).slice(0, limit),
      {
        json: (items) => items.map((key) => (key % 2 === 1 ? `{"bookId":"${key}"}` : undefined)),
        position: by((key: number) => [key]),
      },
    )
  const leaving = shelfService({ listBooks: odd }, { secret })
  const pages: unknown[] = []
  for (let token = ""; ; ) {
    const answer = (await leaving.fastify.inject(`/v1/books?pageSize=2&pageToken=${token}`)).json()
    pages.push(answer.books)
    token = answer.nextPageToken
    if (token === undefined) break
  }
  expect(pages).toEqual([[{ bookId: "1" }], [{ bookId: "3" }], [{ bookId: "5" }]])
  await leaving.close()
})

test("a page of large items ends early, with a token for the rest, and has one item at least", async () => {
  const large = (size: number): AnyHandler => {
    const texts = Array.from({ length: 5 }, (_, at) => `{"bookId":"${String(at).padEnd(size, "x")}"}`)
    return ({ page }) =>
      page.list(
        "books",
        async ({ after: [after = -1] = [], limit }) => texts.slice(Number(after) + 1).slice(0, limit),
        {
          json: (items) => items,
          position: by((item: string) => [texts.indexOf(item)]),
        },
      )
  }
  const counts = async (size: number) => {
    const library = shelfService({ listBooks: large(size) }, { secret })
    const found: number[] = []
    for (let token: string | undefined = ""; token !== undefined; ) {
      const { books, nextPageToken } = (await library.fastify.inject(`/v1/books?pageToken=${token}`)).json() as Page
      found.push(books.length)
      token = nextPageToken
    }
    await library.close()
    return found
  }
  expect(await counts(2_000_000)).toEqual([2, 2, 1])
  expect(await counts(5_000_000)).toEqual([1, 1, 1, 1, 1])
})

test("a filter in hexadecimal is the same filter in either letter case", async () => {
  const { nextPageToken } = await page("/v1/shelves/1/books?owner=0xAb")
  expect((await page("/v1/shelves/1/books?owner=0xaB", nextPageToken)).books[0]).toEqual({ bookId: "990" })
})

describe("a token is refused", () => {
  const refused = (message: string) => ({ message, statusCode: 400, error: "Bad Request" })
  const rule = "pageToken must be the nextPageToken of a page of this list, with the same path and filters"
  const shown = (text: string) => `'${text.slice(0, 60)}${text.length > 60 ? "..." : ""}'`
  let token: string
  beforeAll(async () => {
    token = (await page("/v1/books?status=new&pageSize=5")).nextPageToken ?? ""
  })

  test.each([
    ["with another filter", "/v1/books?status=used"],
    ["without the filter", "/v1/books?"],
    ["with one filter more", "/v1/books?status=new&from=1"],
    ["with another default", "/v1/books?status=new&language=de"],
    ["by another operation", "/v1/shelves/1/books?owner=a"],
  ])("%s", async (_claim, url) => {
    const response = await service.fastify.inject(`${url}&pageToken=${token}`)
    expect(response.json()).toEqual(refused(`${rule}, not ${shown(token)}`))
  })

  test("in another path", async () => {
    const { nextPageToken } = await page("/v1/shelves/1/books?owner=a")
    expect((await page("/v1/shelves/1/books?owner=a", nextPageToken)).books[0]).toEqual({ bookId: "990" })
    const other = await service.fastify.inject(`/v1/shelves/2/books?owner=a&pageToken=${nextPageToken}`)
    expect(other.json()).toEqual(refused(`${rule}, not ${shown(nextPageToken as string)}`))
  })

  test("with another body", async () => {
    const search = async (title: string, pageToken = "") => {
      const url = `/v1/books:search?pageToken=${pageToken}`
      const response = await service.fastify.inject({ method: "POST", url, body: { title } })
      return response.json()
    }
    const { nextPageToken } = await search("ice")
    expect((await search("ice", nextPageToken)).books[0]).toEqual({ bookId: "990" })
    expect(await search("snow", nextPageToken)).toEqual(refused(`${rule}, not ${shown(nextPageToken)}`))
  })

  test.each([
    ["no token", "2f0d6b8e-6f4c-4d0f-9a53-0b8f6c1f7f5e"],
    ["far too long", "A".repeat(9_000)],
  ])("that is %s", async (_claim, text) => {
    const response = await service.fastify.inject(`/v1/books?pageToken=${text}`)
    expect(response.json()).toEqual(refused(`${rule}, not ${shown(text)}`))
  })

  test("together with a page size, and with another filter that is wrong if it can be no token of any list", async () => {
    const answers = await Promise.all(
      [`pageSize=0&pageToken=${token}`, "status=x&pageToken=nonsense", `status=x&pageToken=${token}`].map((query) =>
        service.fastify.inject(`/v1/books?${query}`),
      ),
    )
    const status = "status must be new, used or lost, not 'x'"
    expect(answers.map((answer) => answer.json())).toEqual([
      refused(`pageSize must be an integer from 1 to 100, not 0; ${rule}, not ${shown(token)}`),
      refused(`${status}; ${rule}, not 'nonsense'`),
      refused(status),
    ])
  })

  test("that is given twice", async () => {
    const response = await service.fastify.inject(`/v1/books?status=new&pageToken=${token}&pageToken=${token}`)
    expect(response.json()).toEqual(refused("pageToken must be given once"))
  })
})

test("a token stays good with another page size, the same filters in another order, and a default that is written out", async () => {
  const { nextPageToken } = await page("/v1/books?status=new&from=3&pageSize=5")
  const next = await page("/v1/books?language=en&pageSize=2&from=3&status=new", nextPageToken)
  expect(next.books).toEqual([{ bookId: "995" }, { bookId: "994" }])
})

test("a service with the same secret goes on with the token of another", async () => {
  const { nextPageToken } = await page("/v1/books?pageSize=5")
  const other = shelfService({ listBooks: books }, { secret })
  const response = await other.fastify.inject(`/v1/books?pageSize=1&pageToken=${nextPageToken}`)
  expect(response.json().books).toEqual([{ bookId: "995" }])
  await other.close()
})

test("a service without a secret signs with one of its own", async () => {
  const [one, other] = [shelfService({ listBooks: books }), shelfService({ listBooks: books })]
  const { nextPageToken } = (await one.fastify.inject("/v1/books")).json()
  const answers = await Promise.all(
    [one, other].map(({ fastify }) => fastify.inject(`/v1/books?pageToken=${nextPageToken}`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400])
  await Promise.all([one.close(), other.close()])
})

test("a secret that is short is refused", () => {
  expect(() => shelfService({}, { secret: new Uint8Array(15) })).toThrow(RangeError)
})

test("an operation without pageToken has no page: asking for it is a fault of the handler", async () => {
  const wrong = shelfService({ getBook: async ({ page }) => ({ bookId: String(page.size) }) })
  expect((await wrong.fastify.inject("/v1/books/1")).statusCode).toBe(500)
  expect(wrong.lines.find(({ level }) => level === 50)).toMatchObject({
    err: { message: "getBook has no pageToken and pageSize" },
  })
  await wrong.close()
})
