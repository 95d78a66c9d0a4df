import { expect, test } from "vitest"
import { answer, type Script, scriptedFetch } from "../../test/rest/scripted-fetch.ts"
import { writeExactJson } from "./bodies/exact-json.ts"
import { createRestCore } from "./core.ts"
import {
  type NextPage,
  nextByCursor,
  nextByItem,
  nextByLink,
  nextByNumber,
  nextByOffset,
  nextByUrl,
  pagesBy,
} from "./paging.ts"

interface Asked {
  readonly items: readonly unknown[]
  /** The path and query of each request. */
  readonly sent: readonly string[]
}

/** All items of a listing, and the requests that it took. */
async function listed(
  script: readonly Script[],
  items: string,
  next: NextPage,
  { parameters = {}, baseUrl = "https://api.example", detectRestart = true } = {},
): Promise<Asked> {
  const { fetch, requests } = scriptedFetch(...script)
  const core = createRestCore({ baseUrl, apiKey: "secret", fetch, retry: false })
  const operation = {
    id: "list",
    method: "GET",
    path: "/things",
    query: ["cursor", "after", "offset", "page", "limit"],
    pages: pagesBy(items, next),
  } as const
  const all: unknown[] = []
  for await (const item of core.pages(operation, parameters, { detectRestart })) all.push(item)
  return { items: all, sent: requests.map(({ url }) => url.replace("https://api.example", "")) }
}

test("a cursor of the page goes with the next request, until there is none", async () => {
  const script = [
    answer(200, { data: { rows: [1, 2] }, paging: { next: "a/b" } }),
    answer(200, { data: { rows: [] }, paging: { next: 7 } }),
    answer(200, { data: { rows: [3] }, paging: { next: null } }),
  ]
  const next = nextByCursor({ parameter: "cursor", member: "paging/next" })
  expect(await listed(script, "data/rows", next, { parameters: { limit: 2 } })).toEqual({
    items: [1, 2, 3],
    sent: ["/things?limit=2", "/things?limit=2&cursor=a%2Fb", "/things?limit=2&cursor=7"],
  })
})

test("a flag that says there is no more ends it, although there is a cursor", async () => {
  const script = [
    answer(200, { data: [1], last_id: "1", has_more: true }),
    answer(200, { data: [2], last_id: "2", has_more: false }),
  ]
  const next = nextByCursor({ parameter: "after", member: "last_id", more: "has_more" })
  expect(await listed(script, "data", next)).toEqual({ items: [1, 2], sent: ["/things", "/things?after=1"] })
})

test("the last item says where the next page starts", async () => {
  const script = [
    answer(200, { data: [{ id: "a" }, { id: "b" }], has_more: true }),
    answer(200, { data: [{ id: "c" }], has_more: false }),
  ]
  const next = nextByItem({ parameter: "after", member: "id", more: "has_more" })
  expect(await listed(script, "data", next)).toEqual({
    items: [{ id: "a" }, { id: "b" }, { id: "c" }],
    sent: ["/things", "/things?after=b"],
  })
})

test("an offset grows by what came, from where the call begins, until nothing comes", async () => {
  const script = [answer(200, [1, 2, 3]), answer(200, [4]), answer(200, [])]
  expect(await listed(script, "", nextByOffset({ parameter: "offset" }), { parameters: { offset: 10 } })).toEqual({
    items: [1, 2, 3, 4],
    sent: ["/things?offset=10", "/things?offset=13", "/things?offset=14"],
  })
})

test("an offset ends at the total, counted from its first number", async () => {
  const script = [answer(200, { all: [1, 2], total: 3 }), answer(200, { all: [3], total: 3 })]
  const next = nextByOffset({ parameter: "offset", first: 1, total: "total" })
  expect(await listed(script, "all", next)).toEqual({ items: [1, 2, 3], sent: ["/things", "/things?offset=3"] })
})

test("a total that is null or absent does not end it", async () => {
  const script = [answer(200, { all: [1], total: null }), answer(200, { all: [2] }), answer(200, { all: [] })]
  const next = nextByOffset({ parameter: "offset", total: "total" })
  expect((await listed(script, "all", next)).items).toEqual([1, 2])
})

test("pages have numbers, up to their count", async () => {
  const script = [answer(200, { all: [1], pages: 2 }), answer(200, { all: [2], pages: 2 })]
  expect(await listed(script, "all", nextByNumber({ parameter: "page", total: "pages" }))).toEqual({
    items: [1, 2],
    sent: ["/things", "/things?page=2"],
  })
})

test("pages from 0 go on with 1", async () => {
  const script = [answer(200, { all: [1], more: true }), answer(200, { all: [2], more: false })]
  const next = nextByNumber({ parameter: "page", first: 0, more: "more" })
  expect(await listed(script, "all", next)).toEqual({ items: [1, 2], sent: ["/things", "/things?page=1"] })
})

test("a URL of the next page is requested below the base URL, with its whole query", async () => {
  const script = [
    answer(200, { all: [1], next: "https://api.example/v2/things?page=2&limit=1" }),
    answer(200, { all: [2], next: "/v2/things/after%2F2?x=%20" }),
    answer(200, { all: [3], next: "" }),
  ]
  const asked = await listed(script, "all", nextByUrl({ member: "next" }), {
    baseUrl: "https://api.example/v2/",
    parameters: { limit: 1 },
  })
  expect(asked).toEqual({
    items: [1, 2, 3],
    sent: ["/v2/things?limit=1", "/v2/things?page=2&limit=1", "/v2/things/after%2F2?x=%20"],
  })
})

test("of a URL of another origin or beside the base URL only the query is used, so that no key leaves the base URL", async () => {
  const script = [
    answer(200, { all: [1], next: "https://evil.example/v2/things?page=2" }),
    answer(200, { all: [2], next: "https://api.example/other?page=3" }),
    answer(200, { all: [3] }),
  ]
  const asked = await listed(script, "all", nextByUrl({ member: "next" }), { baseUrl: "https://api.example/v2" })
  expect(asked.sent).toEqual(["/v2/things", "/v2/things?page=2", "/v2/things?page=3"])
})

test("the query of the base URL goes with a next URL once, which repeats it", async () => {
  const script = [answer(200, { all: [1], next: "/things?key=k&page=2" }), answer(200, { all: [2] })]
  const asked = await listed(script, "all", nextByUrl({ member: "next" }), { baseUrl: "https://api.example?key=k" })
  expect(asked.sent).toEqual(["/things?key=k", "/things?key=k&page=2"])
})

test("the header Link names the next page of a list", async () => {
  const link = {
    link: '<https://api.example/things?page=1>; rel="prev", <https://api.example/things?page=3>; rel="next"',
  }
  const script = [answer(200, [1], link), answer(200, [2], { link: '</things?page=1>; rel="first"' })]
  expect(await listed(script, "", nextByLink())).toEqual({ items: [1, 2], sent: ["/things", "/things?page=3"] })
})

test("a page without the list, or with null for it, has no items", async () => {
  const script = [answer(200, { next: "a" }), answer(200, { all: null })]
  const next = nextByCursor({ parameter: "cursor", member: "next" })
  expect(await listed(script, "all", next)).toEqual({ items: [], sent: ["/things", "/things?cursor=a"] })
})

test.each<[string, NextPage, readonly Script[]]>([
  ["a number", nextByNumber({ parameter: "page" }), [answer(200, [{ id: 1 }]), answer(200, [{ id: 1 }])]],
  ["an offset", nextByOffset({ parameter: "offset" }), [answer(200, [{ id: 1 }]), answer(200, [{ id: 1 }])]],
])("a server that ignores %s and repeats its page is an error, not a loop without end", async (_, next, script) => {
  await expect(listed(script, "", next)).rejects.toMatchObject({
    name: "ListingRestartedError",
    pageToken: expect.any(String),
  })
})

test("a cursor that comes back is an error", async () => {
  const script = ["a", "b", "a"].map((next) => answer(200, { all: [next], next }))
  const next = nextByCursor({ parameter: "cursor", member: "next" })
  await expect(listed(script, "all", next)).rejects.toMatchObject({ name: "ListingRestartedError", pageToken: "b" })
})

test("a repeated page passes where the call says so", async () => {
  const script = [answer(200, [{ id: 1 }]), answer(200, [{ id: 1 }]), answer(200, [])]
  const next = nextByNumber({ parameter: "page" })
  expect((await listed(script, "", next, { detectRestart: false })).items).toHaveLength(2)
})

test("a cursor in the body leaves the rest of the body as it is", async () => {
  const { fetch, requests } = scriptedFetch(
    answer(200, { all: [1], next_cursor: "a" }),
    answer(200, { all: [2], next_cursor: "" }),
  )
  const core = createRestCore({ baseUrl: "https://api.example", fetch })
  const next = nextByCursor({ parameter: "body/options/cursor", member: "next_cursor" })
  const operation = {
    id: "list",
    method: "POST",
    path: "/list",
    body: { type: "application/json", write: writeExactJson },
    pages: pagesBy("all", next),
  } as const
  const pages = core.pages(operation, { body: { kind: "x", options: { count: 2 } } })
  expect(await pages.toArray({ limit: 9 })).toEqual([1, 2])
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { kind: "x", options: { count: 2 } },
    { kind: "x", options: { count: 2, cursor: "a" } },
  ])
})

test("a page shows its token, by which a listing can begin again", async () => {
  const { fetch } = scriptedFetch(answer(200, { all: [1], next: 12 }))
  const core = createRestCore({ baseUrl: "https://api.example", fetch })
  const next = nextByCursor({ parameter: "cursor", member: "next" })
  const page = await core.pages({
    id: "list",
    method: "GET",
    path: "/",
    query: ["cursor"],
    pages: pagesBy("all", next),
  })
  expect([page.items, page.nextPageToken, page.hasNextPage]).toEqual([[1], "12", true])
})

test.each([
  ["in the page", { next: "http://[" }, {}, nextByUrl({ member: "next" })],
  ["in its header", {}, { link: '<http://[>; rel="next"' }, nextByLink()],
])(
  "a next URL %s that is none is an InvalidResponseError with the URL, not the end of the listing",
  async (_, more, headers, next) => {
    const script = [answer(200, { data: [1], ...more }, headers)]
    await expect(listed(script, "data", next)).rejects.toMatchObject({
      name: "InvalidResponseError",
      operation: "list",
      status: 200,
      text: "http://[",
      message: expect.stringContaining("status 200 with no valid URL of the next page"),
    })
  },
)
