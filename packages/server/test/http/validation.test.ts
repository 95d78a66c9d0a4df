import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { ReadyJson, type Service } from "../../src/http/index.ts"
import { shelfService } from "./support/shelf-service.ts"

const echo = async ({ path, query, body }: { path: unknown; query: unknown; body: unknown }) =>
  new ReadyJson(JSON.stringify({ path, query, body }))

let service: Service
beforeAll(() => {
  service = shelfService({ listBooks: echo, addBook: echo, listShelfBooks: echo })
})
afterAll(() => service.close())

const page = { pageSize: 10, language: "en" }

async function query(text: string): Promise<unknown> {
  const response = await service.fastify.inject(`/v1/books?${text}`)
  return response.statusCode === 200 ? response.json().query : response.json()
}

const refusal = (message: string) => ({ message, statusCode: 400, error: "Bad Request" })

describe("what a handler gets of the query is", () => {
  test("the defaults where nothing is given", async () => {
    expect(await query("")).toEqual(page)
  })

  test("typed as the document types it", async () => {
    expect(await query("from=0&score=2.5&lent=false&status=used&pageSize=100&language=de")).toEqual({
      from: 0,
      score: 2.5,
      lent: false,
      status: "used",
      pageSize: 100,
      language: "de",
    })
  })

  test("the first page where the page token is empty", async () => {
    expect(await query("pageToken=")).toEqual(page)
    expect(await query("pageToken")).toEqual(page)
  })

  test("without parameters that the document does not know, however often they come, if these are ignored", async () => {
    const lenient = shelfService({ listBooks: echo }, { unknownParameters: "ignore" })
    const response = await lenient.fastify.inject("/v1/books?x=1&x=2&__proto__=3&constructor=4&PageSize=5&kinds[]=a")
    expect(response.json().query).toEqual(page)
    await lenient.close()
  })

  test("a list of what stands between commas, encoded or not, for the style without explosion", async () => {
    expect(await query("ids=a,b")).toEqual({ ...page, ids: ["a", "b"] })
    expect(await query("ids=a%2Cb")).toEqual({ ...page, ids: ["a", "b"] })
    expect(await query("ids=a")).toEqual({ ...page, ids: ["a"] })
  })

  test("a list of what is repeated, for the exploded style", async () => {
    expect(await query("kinds=a,b&kinds=c")).toEqual({ ...page, kinds: ["a,b", "c"] })
    expect(await query("sizes=7")).toEqual({ ...page, sizes: [7] })
  })
})

describe("a query is refused with the name and the rule where", () => {
  test.each([
    ["a number is out of its range", "pageSize=101", "pageSize must be an integer from 1 to 100, not 101"],
    ["it is below it", "pageSize=0", "pageSize must be an integer from 1 to 100, not 0"],
    ["it is no integer", "from=1.5", "from must be an integer of at least 0, not '1.5'"],
    ["it is padded", "pageSize=%205", "pageSize must be an integer from 1 to 100, not ' 5'"],
    ["it has a plus, which is a space", "pageSize=+5", "pageSize must be an integer from 1 to 100, not ' 5'"],
    ["it has an encoded plus", "pageSize=%2B5", "pageSize must be an integer from 1 to 100, not '+5'"],
    ["it has an exponent", "pageSize=1e1", "pageSize must be an integer from 1 to 100, not '1e1'"],
    ["it is hexadecimal", "pageSize=0x10", "pageSize must be an integer from 1 to 100, not '0x10'"],
    ["it has a leading zero", "pageSize=05", "pageSize must be an integer from 1 to 100, not '05'"],
    [
      "it is no safe integer",
      "from=9007199254740993",
      "from must be an integer of at most 9007199254740991, not '9007199254740993'",
    ],
    ["a fraction is out of its range", "score=0.49", "score must be a number from 0.5 to 10, not 0.49"],
    ["a boolean is written otherwise", "lent=1", "lent must be true or false, not '1'"],
    ["a value is none of those named", "status=old", "status must be new, used or lost, not 'old'"],
    ["a scalar is repeated", "pageSize=5&pageSize=5", "pageSize must be given once"],
    ["a number is empty", "from=", "from must be an integer of at least 0, not ''"],
    ["a number has no value", "pageSize", "pageSize must be an integer from 1 to 100, not ''"],
    ["a boolean is empty", "lent=", "lent must be true or false, not ''"],
    ["one of those named is empty", "status=", "status must be new, used or lost, not ''"],
    ["a text without another rule is empty", "language=", "language must not be empty"],
    ["a list is empty", "ids=", "item 1 of ids must be lower-case letters, not ''"],
    ["what is repeated is empty", "kinds=a&kinds=", "item 2 of kinds must not be empty"],
    ["what is repeated is an empty number", "sizes=&sizes=7", "item 1 of sizes must be an integer, not ''"],
    ["a scalar is repeated, each time empty", "from=&from=", "from must be given once"],
    ["a text is repeated", "language=a&language=b", "language must be given once"],
    ["a list with commas is repeated", "ids=a&ids=b", "ids must be given once, with commas between its items"],
    ["an item of a list breaks its rule", "ids=a,B", "item 2 of ids must be lower-case letters, not 'B'"],
    ["an item of a list is empty", "ids=a,,b", "item 2 of ids must be lower-case letters, not ''"],
    ["a list is too long", "kinds=a&kinds=b&kinds=c", "kinds must be a list of at most 2 items, not a list of 3"],
    [
      "an item of a list is no integer",
      "sizes=1e1&sizes=2&sizes=x",
      "item 1 of sizes must be an integer, not '1e1'; item 3 of sizes must be an integer, not 'x'",
    ],
    ["a value exceeds the one that it must not", "from=10&to=5", "from must not exceed to, and 10 exceeds 5"],
    [
      "digits do, which no number could hold",
      "least=90000000000000000001&most=90000000000000000000",
      "least must not exceed most, and 90000000000000000001 exceeds 90000000000000000000",
    ],
    ["an escape is malformed", "pageSize=%zz", "pageSize must be an integer from 1 to 100, not '%zz'"],
  ])("%s: %s", async (_claim, text, message) => {
    expect(await query(text)).toEqual(refusal(message))
  })

  test("a scalar is repeated behind thousands of other names", async () => {
    const others = Array.from({ length: 2_500 }, (_, index) => `a${index}`).join("&")
    const lenient = shelfService({}, { unknownParameters: "ignore" })
    const response = await lenient.fastify.inject(`/v1/books?pageSize=5&${others}&pageSize=6`)
    expect(response.json()).toEqual(refusal("pageSize must be given once"))
    await lenient.close()
  })
})

test("a value that equals the one that it must not exceed is served, and one without the other", async () => {
  for (const text of ["from=5&to=5", "from=5&to=6", "from=5", "to=0", "least=010&most=10"])
    expect(await query(text)).toMatchObject(page)
})

test("of many problems the first ten are told, and how many more there are", async () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, at) => `item ${at + 1} of sizes must be an integer, not 'x'`)
  const sizes = (count: number) => query(Array.from({ length: count }, () => "sizes=x").join("&"))
  expect(await sizes(10)).toEqual(refusal(items(10).join("; ")))
  expect(await sizes(11)).toEqual(refusal([...items(10), "and 1 more problem"].join("; ")))
  expect(await sizes(500)).toEqual(refusal([...items(10), "and 490 more problems"].join("; ")))
})

test("every problem of a request is told at once, in the document's order", async () => {
  expect(await query("pageSize=0&from=x&status=old")).toEqual(
    refusal(
      "from must be an integer of at least 0, not 'x'; pageSize must be an integer from 1 to 100, not 0; status must be new, used or lost, not 'old'",
    ),
  )
})

test("a path parameter is typed too, and a required query parameter must be given", async () => {
  const good = await service.fastify.inject("/v1/shelves/3/books?owner=b")
  expect(good.json()).toEqual({ path: { shelfId: 3 }, query: { owner: "b", pageSize: 10 } })
  const bad = await service.fastify.inject("/v1/shelves/0/books")
  expect(bad.json()).toEqual(refusal("shelfId must be an integer of at least 1, not 0; owner must be given"))
  const worse = await service.fastify.inject("/v1/shelves/03/books?owner=a")
  expect(worse.json()).toEqual(refusal("shelfId must be an integer of at least 1, not '03'"))
})

describe("a body", () => {
  const json = { "content-type": "application/json" }
  const post = async (payload: string | undefined, headers: Record<string, string> = json) => {
    const response = await service.fastify.inject({
      method: "POST",
      url: "/v1/books",
      headers,
      ...(payload !== undefined && { payload }),
    })
    return response.statusCode === 200 ? response.json().body : response.json()
  }

  test("gets the defaults of its members", async () => {
    expect(await post('{"isbn":"0123456789"}')).toEqual({ isbn: "0123456789", copies: 1 })
    expect(await post('{"title":"a","copies":2}')).toEqual({ title: "a", copies: 2 })
  })

  test("may be declared with a charset, in any case", async () => {
    expect(await post('{"title":"é"}', { "content-type": "Application/JSON; charset=UTF-8" })).toEqual({
      title: "é",
      copies: 1,
    })
  })

  test("keeps members that the document does not know, and is not polluted by them", async () => {
    expect(await post('{"title":"a","x":1,"__proto__":{"copies":5}}')).toEqual(
      JSON.parse('{"title":"a","x":1,"__proto__":{"copies":5},"copies":1}'),
    )
  })

  test.each([
    ["breaks a member's rule", '{"title":"a","copies":10}', "copies must be an integer from 1 to 9, not 10"],
    ["breaks one alternative alone", '{"isbn":"x"}', "isbn must be an ISBN, not 'x'"],
    ["is none of the alternatives", "{}", "isbn or title must be given"],
    ["is a list", "[]", "body must be an object, not a list of 0"],
    ["is text", '"a"', "body must be an object, not 'a'"],
    ["is cut off", '{"title":', "body must be JSON"],
    ["is not JSON", "title=a", "body must be JSON"],
    ["is empty", "", "body must be given"],
  ])("that %s is refused", async (_claim, payload, message) => {
    expect(await post(payload)).toEqual(refusal(message))
  })

  test("that is missing is refused where it is required", async () => {
    expect(await post(undefined, {})).toEqual(refusal("body must be given"))
  })

  test.each([["text/plain"], ["application/jsonp"], ["multipart/form-data; boundary=x"]])(
    "of the type %s is refused",
    async (type) => {
      expect(await post('{"title":"a"}', { "content-type": type })).toEqual(
        refusal(`content-type must be application/json, not '${type}'`),
      )
    },
  )

  test("of no type or a malformed one is refused", async () => {
    expect(await post('{"title":"a"}', { "content-type": "json" })).toEqual(
      refusal("content-type must be application/json"),
    )
    expect(await post('{"title":"a"}', {})).toEqual(refusal("content-type must be application/json"))
  })

  test("beyond the limit is refused", async () => {
    const small = shelfService({}, { bodyLimit: 64 })
    const answer = await small.fastify.inject({
      method: "POST",
      url: "/v1/books",
      headers: json,
      payload: JSON.stringify({ title: "a".repeat(64) }),
    })
    expect(answer.json()).toEqual(refusal("body must have at most 64 bytes"))
    expect(small.lines.at(-1)).toMatchObject({ route: "/v1/books", status: 400 })
    await small.close()
  })

  test("is not looked at where the document shows none", async () => {
    const lend = { method: "POST", url: "/v1/books/7:lend" } as const
    for (const extra of [{ headers: json }, { headers: json, payload: "{" }, { payload: "x" }])
      expect((await service.fastify.inject({ ...lend, ...extra })).statusCode).toBe(200)
  })
})
