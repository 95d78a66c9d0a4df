import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createService, DocumentError, type Service } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type AnyRequest, handlersWith, shelfService } from "./support/shelf-service.ts"

const tell = (id: string) => async (request: AnyRequest) => ({ bookId: `${id} ${JSON.stringify(request.path)}` })
const told = Object.fromEntries(["getLatestBook", "getBook", "describeBook"].map((id) => [id, tell(id)]))
const lent: unknown[] = []

let service: Service
beforeAll(() => {
  service = shelfService({
    ...told,
    lendBook: async ({ path }) => {
      lent.push(path.bookId)
    },
  })
})
afterAll(() => service.close())

async function answered(url: string): Promise<string> {
  const response = await service.fastify.inject(url)
  return response.json().bookId
}

async function status(method: "GET" | "POST" | "DELETE" | "HEAD", url: string): Promise<number> {
  return (await service.fastify.inject({ method, url })).statusCode
}

async function lend(tokenPath: string): Promise<unknown> {
  lent.length = 0
  const response = await service.fastify.inject({ method: "POST", url: `/v1/books/${tokenPath}` })
  expect({ status: response.statusCode, body: response.body }).toEqual({ status: 200, body: "" })
  return lent[0]
}

describe("a literal suffix", () => {
  test("is a part of the path, not of the parameter before it", async () => {
    expect(await lend("7:lend")).toBe("7")
    expect(await answered("/v1/books/7:describe")).toBe('describeBook {"bookId":"7"}')
    expect(await answered("/v1/books:latest")).toBe("getLatestBook {}")
  })

  test("leaves the plain path beside it to its own operation", async () => {
    expect(await answered("/v1/books/7")).toBe('getBook {"bookId":"7"}')
    expect(await answered("/v1/books/7:describes")).toBe('getBook {"bookId":"7:describes"}')
  })

  test("is no part of a parameter for methods that only the plain path has", async () => {
    const response = await service.fastify.inject("/v1/books/7:lend")
    expect({ status: response.statusCode, body: response.json(), allow: response.headers.allow }).toEqual({
      status: 404,
      body: {
        message: "GET is not served at this path, only POST, OPTIONS",
        statusCode: 404,
        error: "Not Found",
      },
      allow: "POST, OPTIONS",
    })
  })

  test("is the same with its colon percent-encoded", async () => {
    expect(await lend("7%3Alend")).toBe("7")
    expect(await lend("7%3alend")).toBe("7")
    expect(await answered("/v1/books%3Alatest")).toBe("getLatestBook {}")
  })

  test("counts where it occurs last", async () => {
    expect(await lend("7:lend:lend")).toBe("7:lend")
    expect(await lend("7%3Alend:lend")).toBe("7:lend")
  })
})

describe("a path parameter", () => {
  test("is decoded once, and may hold colons, slashes, spaces, percent signs, dots and any letter", async () => {
    const values = ["5:6", "a/b", "a b", "100%", "%2F", "..", "é/ü:ß", "日本", "a?b#c", "+", "a\nb"]
    for (const value of values) {
      expect(await lend(`${encodeURIComponent(value).replaceAll(".", "%2E")}:lend`)).toBe(value)
      if (value === "..") continue
      expect(await answered(`/v1/books/${encodeURIComponent(value)}`)).toBe(
        `getBook ${JSON.stringify({ bookId: value })}`,
      )
    }
  })

  test("may be as long as a request line can carry", async () => {
    const long = "9".repeat(14_000)
    expect(await lend(`${long}:lend`)).toBe(long)
    expect(await answered(`/v1/books/${long}`)).toBe(`getBook {"bookId":"${long}"}`)
  })

  test("that is empty is not given", async () => {
    const response = await service.fastify.inject({ method: "POST", url: "/v1/books/:lend" })
    expect(response.json()).toEqual({ message: "bookId must be given", statusCode: 400, error: "Bad Request" })
  })
})

describe("a path that is not an operation's", () => {
  const notFound = { message: "Cannot find the requested path", statusCode: 404, error: "Not Found" }

  test.each([
    "/v1",
    "/v2/books",
    "/V1/books",
    "/v1/Books",
    "/v1//books",
    "/v1/books:oldest",
    "/v1%2Fbooks",
    "/__proto__",
    "/v1/nothing/",
  ])("is a 404 in the shape of every error: %s", async (url) => {
    const response = await service.fastify.inject(url)
    expect({ body: response.json(), allow: response.headers.allow }).toEqual({ body: notFound, allow: undefined })
  })

  test.each(["/v1/books/", "/v1/books/7/", "/v1/shelves/1/books/", "/v1/books/?pageSize=0"])(
    "is a 404 that says so where only the slash at its end is too much: %s",
    async (url) => {
      const response = await service.fastify.inject(url)
      expect(response.json()).toEqual({ ...notFound, message: "Cannot find the requested path: it ends with a slash" })
    },
  )

  test("is a 404 that names the methods where another one is asked for", async () => {
    const response = await service.fastify.inject({ method: "DELETE", url: "/v1/books?pageSize=0" })
    expect({ body: response.json(), allow: response.headers.allow }).toEqual({
      body: { ...notFound, message: "DELETE is not served at this path, only GET, HEAD, POST, OPTIONS" },
      allow: "GET, HEAD, POST, OPTIONS",
    })
    const health = await service.fastify.inject({ method: "POST", url: "/health" })
    expect({ body: health.json(), allow: health.headers.allow }).toEqual({
      body: { ...notFound, message: "POST is not served at this path, only GET, HEAD, OPTIONS" },
      allow: "GET, HEAD, OPTIONS",
    })
    const query = await service.fastify.inject({ method: "QUERY" as "GET", url: "/v1/books" })
    expect({ status: query.statusCode, body: query.json() }).toEqual({
      status: 404,
      body: { ...notFound, message: "QUERY is not served at this path, only GET, HEAD, POST, OPTIONS" },
    })
    const lend = await service.fastify.inject("/v1/shelves/1/books")
    expect(lend.statusCode).toBe(400)
  })

  test("is a 400 where it cannot be decoded", async () => {
    const response = await service.fastify.inject("/v1/books/%zz")
    expect({ status: response.statusCode, body: response.json(), id: response.headers["x-request-id"] }).toEqual({
      status: 400,
      body: { message: "The path is malformed", statusCode: 400, error: "Bad Request" },
      id: expect.any(String),
    })
  })
})

test("HEAD is GET without its body, and is not there where GET is not", async () => {
  const [head, get] = await Promise.all([
    service.fastify.inject({ method: "HEAD", url: "/v1/books/7" }),
    service.fastify.inject("/v1/books/7"),
  ])
  expect({ status: head.statusCode, body: head.body, length: head.headers["content-length"] }).toEqual({
    status: 200,
    body: "",
    length: String(get.body.length),
  })
  expect(await status("HEAD", "/v1/books/7:describe")).toBe(200)
  expect(await status("HEAD", "/v1/books/7:lend")).toBe(404)
  expect(await status("HEAD", "/v1/nothing")).toBe(404)
})

describe("a document that cannot be served is refused when the service is made:", () => {
  const made =
    (document: object, handlers: object = handlersWith({})) =>
    () =>
      createService({ document, handlers, services: undefined, messages: "text" } as never)
  const nowhere = { type: "string", anyOf: [{ $ref: "#/components/schemas/none" }] }
  const operation = (path: string, more: object) =>
    made({ ...shelf, paths: { [path]: { get: { operationId: "x", responses: { 200: {} }, ...more } } } }, { x: null })

  test.each([
    [
      "a handler that is missing",
      made(shelf, { listBooks: null }),
      /^no handler for addBook, searchBooks, getLatestBook/,
    ],
    ["a handler of nothing", made(shelf, handlersWith({ burnBook: async () => {} })), /^no operation for .* burnBook$/],
    ["no operationId", operation("/a", { operationId: undefined }), /^GET \/a has no operationId$/],
    ["no success", operation("/a", { responses: { 202: {} } }), /^x has no 200 and no 201$/],
    ["an undeclared parameter", operation("/{a}", {}), /^x: the parameters in \/\{a\} are not those/],
    [
      "a cookie",
      operation("/a", { parameters: [{ name: "c", in: "cookie", schema: {} }] }),
      /^x: parameter "c" is in cookie/,
    ],
    [
      "a style of its own",
      operation("/a", { parameters: [{ name: "c", in: "query", style: "pipeDelimited", schema: { type: "array" } }] }),
      /^x: parameter "c" has the style pipeDelimited/,
    ],
    [
      "an object in the query",
      operation("/a", { parameters: [{ name: "c", in: "query", schema: { type: "object" } }] }),
      /^parameter "c" is neither a scalar nor a list/,
    ],
    [
      "a reference that leads nowhere",
      operation("/a", { parameters: [{ $ref: "#/components/parameters/none" }] }),
      /^a reference leads nowhere/,
    ],
    [
      "a schema that refers to nothing",
      operation("/a", { parameters: [{ name: "c", in: "query", schema: nowhere }] }),
      /^a reference leads nowhere: #\/components\/schemas\/none/,
    ],
    [
      "a pattern that is none",
      operation("/a", { parameters: [{ name: "c", in: "query", schema: { type: "string", pattern: "(" } }] }),
      /^the document has the pattern \(, which is none/,
    ],
    ["a literal that the router reads", operation("/a*", {}), /^\/a\* has a literal/],
  ])("%s", (_claim, make, message) => {
    expect(make).toThrow(DocumentError)
    expect(make).toThrow(message)
  })
})
