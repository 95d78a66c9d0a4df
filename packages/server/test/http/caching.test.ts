import { request as httpRequest } from "node:http"
import { afterEach, describe, expect, test } from "vitest"
import { cached, ReadyJson, type Service, ServiceError } from "../../src/http/index.ts"
import { type AnyHandler, type AnyRequest, shelfService } from "./support/shelf-service.ts"

const services: Service[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.close()
})

/** A service whose answers tell how many were made. */
function countingService(options: { readonly version?: () => Promise<string>; readonly cacheSize?: number } = {}) {
  const state = { version: "1", made: 0 }
  const version = options.version ?? (async () => state.version)
  const answer: AnyHandler = async ({ path, query }) => {
    state.made += 1
    if (path.bookId === "none") throw new ServiceError(404, "it was not found")
    return new ReadyJson(JSON.stringify({ bookId: `${path.bookId ?? query.language}`, pages: state.made }))
  }
  const wrapped = cached<unknown, undefined>(version, answer as never) as never as AnyHandler
  const { cacheSize } = options
  const service = shelfService(
    { getBook: wrapped, listBooks: wrapped, searchBooks: wrapped, describeBook: answer },
    cacheSize === undefined ? {} : { cacheSize },
  )
  services.push(service)
  const get = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
    service.fastify.inject({ url, headers })
  return { service, state, get, pages: async (url: string) => (await get(url)).json().pages as number }
}

describe("an answer of a cached handler", () => {
  test("is made once while its version stays", async () => {
    const { state, get } = countingService()
    const [first, second] = [await get("/v1/books/1"), await get("/v1/books/1")]
    expect([second.body, second.headers.etag, state.made]).toEqual([first.body, first.headers.etag, 1])
  })

  test("is made again when its version is another", async () => {
    const { state, pages } = countingService()
    const seen = [await pages("/v1/books/1")]
    state.version = "2"
    seen.push(await pages("/v1/books/1"), await pages("/v1/books/1"))
    expect(seen).toEqual([1, 2, 2])
  })

  test("is of one path and query: of the same in other words too", async () => {
    const { pages } = countingService()
    const urls = [
      "/v1/books/1",
      "/v1/books/2",
      "/v1/books?pageSize=10",
      "/v1/books",
      "/v1/books?language=en&pageSize=10&pageToken=",
      "/v1/books?pageSize=11",
      "/v1/books?from=0",
      "/v1/books?status=new&from=1",
      "/v1/books?from=1&status=new",
      "/v1/books?ids=a,b",
      "/v1/books?ids=b,a",
      "/v1/books/0xAB",
      "/v1/books/0xaB",
    ]
    const seen: number[] = []
    for (const url of urls) seen.push(await pages(url))
    expect(seen).toEqual([1, 2, 3, 3, 3, 4, 5, 6, 6, 7, 8, 9, 9])
  })

  test("is of one body, where there is one", async () => {
    const { service } = countingService()
    const search = (title: string) =>
      service.fastify.inject({ method: "POST", url: "/v1/books:search", body: { title } })
    const pages = [await search("ice"), await search("snow"), await search("ice")].map((answer) => answer.json().pages)
    expect(pages).toEqual([1, 2, 1])
  })

  test("that is an error is made each time", async () => {
    const { state, get } = countingService()
    expect([(await get("/v1/books/none")).statusCode, (await get("/v1/books/none")).statusCode]).toEqual([404, 404])
    expect(state.made).toBe(2)
  })

  test("is made each time where its version cannot be told", async () => {
    const { pages } = countingService({ version: () => Promise.reject(new Error("no store")) })
    expect([await pages("/v1/books/1"), await pages("/v1/books/1")]).toEqual([1, 2])
    const throwing = countingService({
      version: () => {
        throw new Error("no store")
      },
    })
    expect([await throwing.pages("/v1/books/1"), await throwing.pages("/v1/books/1")]).toEqual([1, 2])
  })

  test("is made each time without room for it", async () => {
    const { pages } = countingService({ cacheSize: 0 })
    expect([await pages("/v1/books/1"), await pages("/v1/books/1")]).toEqual([1, 2])
  })

  test("of the version before a change that came while it was made is not given after it", async () => {
    const { state, pages } = countingService({
      // The change comes between the version and the answer.
      version: async () => (state.made === 0 ? "1" : "2"),
    })
    expect([await pages("/v1/books/1"), await pages("/v1/books/1"), await pages("/v1/books/1")]).toEqual([1, 2, 2])
  })
})

test("an answer of any other handler is made each time", async () => {
  const { pages } = countingService()
  expect([await pages("/v1/books/1:describe"), await pages("/v1/books/1:describe")]).toEqual([1, 2])
})

test("a request that breaks a rule breaks it again when it comes again", async () => {
  const { get } = countingService()
  const [first, second] = [await get("/v1/books?pageSize=0"), await get("/v1/books?pageSize=0")]
  expect([first.statusCode, second.statusCode, second.body]).toEqual([400, 400, first.body])
})

test("handlers of the same URL, asked again, get what the first one got", async () => {
  const seen: AnyRequest["query"][] = []
  const service = shelfService({
    listBooks: async ({ query }) => {
      seen.push(query)
      return new ReadyJson('{"books":[]}')
    },
  })
  services.push(service)
  for (let turn = 0; turn < 3; turn++) await service.fastify.inject("/v1/books?ids=a,b&from=3")
  const query = { pageSize: 10, from: 3, ids: ["a", "b"], language: "en" }
  expect(seen).toEqual([query, query, query])
})

describe("a success of GET", () => {
  const plain = () => shelfService({ getBook: async () => new ReadyJson('{"bookId":"é"}') })

  test("has a strong tag, the same from every service, and is to be asked for again", async () => {
    services.push(plain(), plain())
    const tags: unknown[] = []
    for (const { fastify } of services) {
      const { headers } = await fastify.inject("/v1/books/1")
      tags.push(headers.etag)
      expect(headers).toMatchObject({
        etag: expect.stringMatching(/^"[\w-]{22}"$/),
        "cache-control": "no-cache",
        "content-length": "15",
        "content-type": "application/json; charset=utf-8",
      })
    }
    expect(tags[0]).toBe(tags[1])
  })

  test.each([
    ["the tag", (etag: string) => etag, 304],
    ["the tag as a weak one", (etag: string) => `W/${etag}`, 304],
    ["a list with the tag", (etag: string) => `"a", ${etag}`, 304],
    ["anything", () => "*", 304],
    ["another tag", () => '"a"', 200],
    ["no tag", () => "a", 200],
  ])("that the caller has as %s is answered %#", async (_claim, header, status) => {
    const service = plain()
    services.push(service)
    const { headers: before } = await service.fastify.inject("/v1/books/1")
    const etag = String(before.etag)
    for (const method of ["GET", "HEAD"] as const) {
      const given = { "if-none-match": header(etag) }
      const { statusCode, headers, body } = await service.fastify.inject({ method, url: "/v1/books/1", headers: given })
      expect({ statusCode, etag: headers.etag, caching: headers["cache-control"] }).toEqual({
        statusCode: status,
        etag,
        caching: "no-cache",
      })
      expect(body).toBe(status === 304 || method === "HEAD" ? "" : '{"bookId":"é"}')
      expect(headers["content-type"]).toBe(status === 304 ? undefined : "application/json; charset=utf-8")
    }
  })

  test("that is not modified leaves the connection as it was, ready for the next request", async () => {
    const service = plain()
    services.push(service)
    const url = await service.fastify.listen({ host: "127.0.0.1", port: 0 })
    const etag = (await fetch(`${url}/v1/books/1`)).headers.get("etag") ?? ""
    const raw = await new Promise<string>((resolve, reject) => {
      const request = httpRequest(`${url}/v1/books/1`, { headers: { "if-none-match": etag } }, (response) => {
        let text = `${response.statusCode} ${response.headers["content-length"]} ${response.headers["x-request-id"]?.length} `
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part
        })
        response.on("end", () => resolve(text))
      })
      request.on("error", reject).end()
    })
    expect(raw).toBe("304 undefined 36 ")
  })
})

test("an error has no tag, whatever the caller has", async () => {
  const { get } = countingService()
  const { statusCode, headers } = await get("/v1/books/none", { "if-none-match": "*" })
  expect([statusCode, headers.etag, headers["cache-control"]]).toEqual([404, undefined, undefined])
})

test("an answer to POST has no tag and is never a 304", async () => {
  const service = shelfService({ addBook: async () => ({ bookId: "1" }) })
  services.push(service)
  const { statusCode, headers } = await service.fastify.inject({
    method: "POST",
    url: "/v1/books",
    headers: { "content-type": "application/json", "if-none-match": "*" },
    body: '{"title":"a"}',
  })
  expect([statusCode, headers.etag, headers["cache-control"]]).toEqual([200, undefined, undefined])
})
