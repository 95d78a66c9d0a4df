import { afterEach, expect, test, vi } from "vitest"
import { answer, type Script, scriptedFetch } from "../../test/rest/scripted-fetch.ts"
import { createRestCore } from "./core.ts"
import type { RestOperation } from "./operation.ts"
import type { CallOptions } from "./options.ts"
import { createPages } from "./pages.ts"

interface BlockPage {
  readonly nextPageToken?: string
  readonly blocks: readonly number[]
}

const listBlocks: RestOperation = {
  id: "listBlocks",
  method: "GET",
  path: "/v1/blocks",
  query: ["pageToken", "pageSize"],
  items: "blocks",
  pages: createPages,
}
const pageOf = (blocks: readonly number[], nextPageToken?: string) => answer(200, { blocks, nextPageToken })
const three = () => [pageOf([6, 5], "a"), pageOf([4, 3], "b"), pageOf([2, 1])] as const

function listing(script: readonly Script[], parameters?: object, options?: CallOptions, operation = listBlocks) {
  const { fetch, requests } = scriptedFetch(...script)
  const core = createRestCore({ baseUrl: "https://data.example", fetch, retry: false })
  const blocks = core.pages<BlockPage, number>(operation, parameters, options)
  return { blocks, queries: () => requests.map(({ url }) => new URL(url).search), requests }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = []
  for await (const item of items) collected.push(item)
  return collected
}

afterEach(() => void vi.useRealTimers())

test("awaited, it is the first page with its body, response and items", async () => {
  const { blocks } = listing([pageOf([6, 5], "a")])
  const page = await blocks
  expect(page).toMatchObject({
    data: { blocks: [6, 5], nextPageToken: "a" },
    items: [6, 5],
    nextPageToken: "a",
    hasNextPage: true,
    next: expect.any(Function),
    [Symbol.asyncIterator]: expect.any(Function),
    status: 200,
    response: expect.any(Response),
    rateLimit: expect.any(Object),
  })
})

test("iterated, it is every item of every page", async () => {
  const { blocks, queries } = listing([...three()], { pageSize: 2 })
  expect(await collect(blocks)).toEqual([6, 5, 4, 3, 2, 1])
  expect(queries()).toEqual(["?pageSize=2", "?pageSize=2&pageToken=a", "?pageSize=2&pageToken=b"])
})

test(".pages() is every page", async () => {
  const { blocks } = listing([...three()])
  const pages = await collect(blocks.pages())
  expect(pages.map(({ items, hasNextPage }) => [items, hasNextPage])).toEqual([
    [[6, 5], true],
    [[4, 3], true],
    [[2, 1], false],
  ])
})

test("next() leads from page to page and ends in undefined", async () => {
  const { blocks, requests } = listing([...three()])
  const seen: (readonly number[])[] = []
  for (let page: Awaited<typeof blocks> | undefined = await blocks; page; page = await page.next())
    seen.push(page.items)
  expect([seen, requests.length]).toEqual([
    [
      [6, 5],
      [4, 3],
      [2, 1],
    ],
    3,
  ])
})

test("an awaited page, iterated, is its items and those of the pages after it", async () => {
  const { blocks, requests } = listing([...three(), ...three().slice(1)])
  const first = await blocks
  const second = await first.next()
  expect(second && (await collect(second))).toEqual([4, 3, 2, 1])
  expect(await collect(first)).toEqual([6, 5, 4, 3, 2, 1])
  expect(requests).toHaveLength(5)
})

test("a loop over an awaited page that is left early makes no further request", async () => {
  const { blocks, requests } = listing([...three()])
  for await (const block of await blocks) if (block === 5) break
  await new Promise((resolve) => setImmediate(resolve))
  expect(requests).toHaveLength(1)
})

test("an abort ends a loop over an awaited page before its next item", async () => {
  const controller = new AbortController()
  const { blocks } = listing([...three()], {}, { signal: controller.signal })
  const page = await blocks
  const loop = async () => {
    for await (const _ of page) controller.abort("enough")
  }
  await expect(loop()).rejects.toBe("enough")
})

test.each([
  [0, [], 0],
  [2, [6, 5], 1],
  [3, [6, 5, 4], 2],
  [9, [6, 5, 4, 3, 2, 1], 3],
])("toArray takes the first %d items, and asks for no page beyond them", async (limit, expected, asked) => {
  const { blocks, requests } = listing([...three()])
  expect(await blocks.toArray({ limit })).toEqual(expected)
  expect(requests).toHaveLength(asked)
})

test.each([undefined, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "toArray refuses the limit %s before anything is sent",
  async (limit) => {
    const { blocks, requests } = listing([...three()])
    await expect(blocks.toArray({ limit: limit as number })).rejects.toMatchObject({
      name: "InvalidParameterError",
      parameter: "limit",
      operation: "listBlocks",
    })
    expect(requests).toHaveLength(0)
  },
)

test("an empty token is the end, like none", async () => {
  const page = await listing([pageOf([1], "")]).blocks
  expect([page.nextPageToken, page.hasNextPage, await page.next()]).toEqual([undefined, false, undefined])
})

test("an empty page with a token is not the end", async () => {
  expect(await collect(listing([pageOf([], "a"), pageOf([1])]).blocks)).toEqual([1])
})

test("nothing is sent before it is awaited, and once when it is awaited twice", async () => {
  const { blocks, requests } = listing([...three()])
  await new Promise((resolve) => setImmediate(resolve))
  expect(requests).toHaveLength(0)
  const [first, again] = await Promise.all([blocks, blocks])
  expect([first === again, requests.length]).toEqual([true, 1])
})

test("a loop after an await begins with the page that is there", async () => {
  const { blocks, requests } = listing([...three()])
  await blocks
  expect([await collect(blocks), requests.length]).toEqual([[6, 5, 4, 3, 2, 1], 3])
})

test("a loop that is left early makes no further request", async () => {
  const { blocks, requests } = listing([...three()])
  for await (const block of blocks) if (block === 5) break
  await new Promise((resolve) => setImmediate(resolve))
  expect(requests).toHaveLength(1)
})

test("a listing can begin at a token", async () => {
  const { blocks, queries } = listing([pageOf([4], "b"), pageOf([3])], { pageToken: "a" })
  expect(await collect(blocks)).toEqual([4, 3])
  expect(queries()).toEqual(["?pageToken=a", "?pageToken=b"])
})

test("the options of the call go with every page", async () => {
  const { blocks, requests } = listing(
    [...three()],
    {},
    { headers: { "x-trace": "7" }, baseUrl: "https://other.example/" },
  )
  await collect(blocks)
  const sent = requests.map(({ url, headers }) => [new URL(url).origin, headers.get("x-trace")])
  expect(sent).toEqual(Array(3).fill(["https://other.example", "7"]))
})

test("an abort ends the loop before the next item, without a request", async () => {
  const controller = new AbortController()
  const { blocks, requests } = listing([...three()], {}, { signal: controller.signal })
  const seen: number[] = []
  const loop = async () => {
    for await (const block of blocks) {
      seen.push(block)
      if (block === 6) controller.abort("enough")
    }
  }
  await expect(loop()).rejects.toBe("enough")
  expect([seen, requests.length]).toEqual([[6], 1])
})

test("an abort while a page is on its way ends the loop", async () => {
  const controller = new AbortController()
  const hanging = () => {
    setImmediate(() => controller.abort("enough"))
    return new Promise<Response>(() => {})
  }
  const { blocks } = listing([pageOf([6], "a"), hanging], {}, { signal: controller.signal })
  await expect(collect(blocks)).rejects.toBe("enough")
})

test("a page that fails ends the loop after the items before it, and can be asked for again", async () => {
  const { blocks } = listing([pageOf([6], "a"), answer(500), pageOf([5])])
  const first = await blocks
  await expect(first.next()).rejects.toMatchObject({ status: 500 })
  expect((await first.next())?.items).toEqual([5])
})

test("a token that comes back is an error that names it, and its page is withheld", async () => {
  const { blocks } = listing([pageOf([6], "a"), pageOf([5], "b"), pageOf([4], "a")])
  const seen: number[] = []
  const loop = async () => {
    for await (const block of blocks) seen.push(block)
  }
  await expect(loop()).rejects.toMatchObject({
    name: "ListingRestartedError",
    code: "LISTING_RESTARTED",
    operation: "listBlocks",
    pageToken: "b",
  })
  expect(seen).toEqual([6, 5])
})

const growing: RestOperation = { ...listBlocks, restarts: "items" }

test("a listing that begins again under a fresh token is an error where its items tell", async () => {
  const { blocks } = listing([pageOf([6, 5], "a"), pageOf([6, 5], "b")], {}, {}, growing)
  await expect(collect(blocks)).rejects.toMatchObject({ name: "ListingRestartedError", pageToken: "a" })
})

test("items that come twice are no restart where only tokens tell", async () => {
  const { blocks } = listing([pageOf([1, 2], "a"), pageOf([3, 1], "b"), pageOf([2, 1])])
  expect(await collect(blocks)).toEqual([1, 2, 3, 1, 2, 1])
})

test("offset pages that new items have shifted are no restart", async () => {
  const { blocks } = listing([pageOf([6, 5], "offset=2"), pageOf([5, 4], "offset=4"), pageOf([3])])
  expect(await collect(blocks)).toEqual([6, 5, 5, 4, 3])
})

test.each<[string, RestOperation]>([
  ["tokens", listBlocks],
  ["items", growing],
])("a call can have a restart that %s tell pass", async (_, operation) => {
  const script = [pageOf([6], "a"), pageOf([6], "a"), pageOf([5])]
  const { blocks } = listing(script, {}, { detectRestart: false }, operation)
  expect(await collect(blocks)).toEqual([6, 6, 5])
})

test("onError is told of a restart", async () => {
  const { fetch } = scriptedFetch(pageOf([6], "a"), pageOf([6], "a"))
  const onError = vi.fn()
  const core = createRestCore({ baseUrl: "https://data.example", fetch, hooks: { onError } })
  await expect(collect(core.pages(listBlocks))).rejects.toThrow()
  expect(onError.mock.calls).toEqual([
    [expect.objectContaining({ error: expect.objectContaining({ code: "LISTING_RESTARTED" }) })],
  ])
})

test("catch and finally work as on any promise", async () => {
  const ended = vi.fn()
  const failed = listing([answer(404)]).blocks
  expect(await failed.catch((error) => error.status)).toBe(404)
  await listing([pageOf([1])]).blocks.finally(ended)
  expect(ended).toHaveBeenCalledOnce()
  expect(Object.prototype.toString.call(failed)).toBe("[object Pages]")
})

test("a listing that nobody awaits cannot be an unhandled rejection", async () => {
  const unhandled = vi.fn()
  process.on("unhandledRejection", unhandled)
  const { blocks } = listing([answer(404)])
  const loop = collect(blocks)
  await expect(loop).rejects.toMatchObject({ status: 404 })
  await new Promise((resolve) => setImmediate(resolve))
  process.off("unhandledRejection", unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test.each([["GET"], ["POST"]] as const)("a listing by %s that is answered by 204 is an empty page", async (method) => {
  const { fetch } = scriptedFetch(new Response(null, { status: 204 }))
  const core = createRestCore({ baseUrl: "https://data.example", fetch })
  const page = await core.pages({ id: "list", method, path: "/v1/blocks", items: "blocks", pages: createPages })
  expect([page.items, page.hasNextPage, page.status, await page.next()]).toEqual([[], false, 204, undefined])
})

test("a listing by POST with no body under another status is no page", async () => {
  const { fetch } = scriptedFetch(new Response(null, { status: 200 }))
  const core = createRestCore({ baseUrl: "https://data.example", fetch })
  const listing = core.pages({ id: "list", method: "POST", path: "/v1/blocks", items: "blocks", pages: createPages })
  await expect(listing).rejects.toMatchObject({ name: "InvalidResponseError", status: 200 })
})
