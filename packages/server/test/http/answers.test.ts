import { connect } from "node:net"
import { afterEach, describe, expect, test } from "vitest"
import { ReadyJson, type Service, ServiceError, startService } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type AnyHandler, handlersWith, shelfService } from "./support/shelf-service.ts"

const services: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

function serviceWith(getBook: AnyHandler, options: Parameters<typeof shelfService>[1] = {}) {
  const service = shelfService({ getBook }, options)
  services.push(service)
  return service
}

const ask = ({ fastify }: Service) => fastify.inject("/v1/books/1")

describe("an error", () => {
  test.each([
    [400, "Bad Request"],
    [401, "Unauthorized"],
    [403, "Forbidden"],
    [404, "Not Found"],
    [429, "Too Many Requests"],
    [500, "Internal Server Error"],
    [502, "Bad Gateway"],
    [503, "Service Unavailable"],
  ] as const)("%d has exactly its message, status and name", async (status, error) => {
    const service = serviceWith(async () => {
      throw new ServiceError(status, "It is so")
    })
    const response = await ask(service)
    expect({ status: response.statusCode, type: response.headers["content-type"], body: response.body }).toEqual({
      status,
      type: "application/json; charset=utf-8",
      body: `{"message":"It is so","statusCode":${status},"error":"${error}"}`,
    })
    expect(service.lines.filter(({ msg }) => msg !== "request")).toEqual([])
  })

  test("says when to come again, in whole seconds", async () => {
    const after = async (retryAfter: number) => {
      const response = await ask(
        serviceWith(async () => {
          throw new ServiceError(429, "Later", { retryAfter })
        }),
      )
      return response.headers["retry-after"]
    }
    expect(await Promise.all([1800, 0.2, -3].map(after))).toEqual(["1800", "1", "0"])
  })

  test("is a 503 that either passes, and says when to come again, or is permanent, and says that nobody should", async () => {
    const headersOf = async (...[status, message, options]: ConstructorParameters<typeof ServiceError>) => {
      const { headers } = await ask(
        serviceWith(async () => {
          throw new ServiceError(status, message, options)
        }),
      )
      return [headers["retry-after"], headers["x-should-retry"]]
    }
    expect(await headersOf(503, "Not yet", { retryAfter: 5 })).toEqual(["5", undefined])
    expect(await headersOf(503, "This service does not do it")).toEqual([undefined, "false"])
    expect(await headersOf(429, "Too much")).toEqual([undefined, undefined])
  })

  test("tells nothing of what a handler did not mean to say, and logs it with the request's id and without a password", async () => {
    const service = serviceWith(async () => {
      throw new Error("postgres://user:word@host is down")
    })
    const response = await service.fastify.inject({ url: "/v1/books/1", headers: { "x-request-id": "r-1" } })
    expect(response.json()).toEqual({
      message: "An internal error occurred",
      statusCode: 500,
      error: "Internal Server Error",
    })
    expect(service.lines.filter(({ level }) => level === 50)).toEqual([
      expect.objectContaining({
        requestId: "r-1",
        route: "/v1/books/{bookId}",
        err: expect.objectContaining({
          message: "postgres://user:…@host is down",
          stack: expect.stringMatching(/^Error: postgres:\/\/user:…@host is down\n/),
        }),
      }),
    ])
  })

  test("keeps its cause for the log", async () => {
    const service = serviceWith(async () => {
      throw new ServiceError(502, "The node is down", { cause: new Error("refused") })
    })
    expect((await ask(service)).json().message).toBe("The node is down")
    expect(service.lines.filter(({ level }) => level === 40)).toEqual([
      expect.objectContaining({ msg: "The node is down", err: expect.objectContaining({ message: "refused" }) }),
    ])
  })

  test("of a store that a read takes too long is a 503 that says when to come again, and is no failure", async () => {
    const service = serviceWith(async () => {
      throw Object.assign(new Error("15 seconds"), { code: "STATEMENT_TIMEOUT" })
    })
    const response = await ask(service)
    expect({ after: response.headers["retry-after"], body: response.json() }).toEqual({
      after: "10",
      body: {
        message: "This takes too long to find; ask for less, or again later",
        statusCode: 503,
        error: "Service Unavailable",
      },
    })
    expect(service.lines.map(({ level }) => level)).toEqual([40, 30])
  })

  test.each<[string, AnyHandler]>([
    [
      "is thrown before there is a promise",
      () => {
        throw new ServiceError(404, "No")
      },
    ],
    ["is what a promise is rejected with", () => Promise.reject(new ServiceError(404, "No"))],
  ])("may be one that %s", async (_claim, handler) => {
    expect((await ask(serviceWith(handler))).statusCode).toBe(404)
  })

  test("is a 500 when something that is no error is thrown", async () => {
    expect((await ask(serviceWith(() => Promise.reject(undefined)))).statusCode).toBe(500)
  })

  test("has a list of messages in the other style, one a problem", async () => {
    const service = serviceWith(
      async () => {
        throw new ServiceError(404, "No")
      },
      { messages: "list" },
    )
    const urls = ["/v1/books/1", "/v1/books?pageSize=0&status=x", "/nowhere", "/v1/books/%zz"]
    const answers = await Promise.all(urls.map((url) => service.fastify.inject(url)))
    expect(answers.map((answer) => answer.json())).toEqual([
      { message: ["No"], statusCode: 404, error: "Not Found" },
      {
        message: ["pageSize must be an integer from 1 to 100, not 0", "status must be new, used or lost, not 'x'"],
        statusCode: 400,
        error: "Bad Request",
      },
      { message: ["Cannot find the requested path"], statusCode: 404, error: "Not Found" },
      { message: ["The path is malformed"], statusCode: 400, error: "Bad Request" },
    ])
  })
})

describe("a success", () => {
  test("is ready text as it is", async () => {
    const text = '{"bookId":"é\\u0000日", "pages":1e2}'
    expect((await ask(serviceWith(async () => new ReadyJson(text)))).body).toBe(text)
  })

  test("is a value as the document shows it", async () => {
    const response = await ask(serviceWith(async () => ({ bookId: 'a"b', pages: 3, secret: "x" })))
    expect({ body: response.body, type: response.headers["content-type"] }).toEqual({
      body: '{"bookId":"a\\"b","pages":3}',
      type: "application/json; charset=utf-8",
    })
  })

  test("without a body is empty, and of no type", async () => {
    const service = serviceWith(async () => ({ bookId: "1" }))
    const response = await service.fastify.inject({ method: "POST", url: "/v1/books/1:lend" })
    expect({ status: response.statusCode, body: response.body, headers: response.headers }).toEqual({
      status: 200,
      body: "",
      headers: expect.objectContaining({ "content-length": "0" }),
    })
    expect(response.headers).not.toHaveProperty("content-type")
  })

  test("that lacks a required member is a 500, with or without the check", async () => {
    for (const checkResponses of [false, true]) {
      const service = serviceWith(async () => ({ pages: 3 }), { checkResponses })
      expect((await ask(service)).statusCode).toBe(500)
    }
  })
})

describe("with checkResponses an answer against the document is a 500 that tells the log why:", () => {
  test.each<[string, unknown, string]>([
    ["a wrong type", new ReadyJson('{"bookId":"1","pages":"3"}'), "pages must be an integer"],
    ["a missing member", new ReadyJson("{}"), "bookId must be given"],
    ["text that is no JSON", new ReadyJson('{"bookId":'), "the text is not JSON"],
    ["a member that is not shown", { bookId: "1", secret: 1 }, "the document's schema made"],
    ["a value of another type", { bookId: 1 }, "the document's schema made"],
  ])("%s", async (_claim, result, reason) => {
    const service = serviceWith(async () => result, { checkResponses: true })
    const response = await ask(service)
    expect(response.json()).toEqual({
      message: "An internal error occurred",
      statusCode: 500,
      error: "Internal Server Error",
    })
    const { err } = service.lines.find(({ level }) => level === 50) as { err: { message: string; type: string } }
    expect(err.type).toBe("ResponseError")
    expect(err.message).toContain(`getBook answered against its document: ${reason}`)
  })

  test("a body where none is shown", async () => {
    const service = shelfService({ lendBook: async () => ({ lent: true }) }, { checkResponses: true })
    services.push(service)
    expect((await service.fastify.inject({ method: "POST", url: "/v1/books/1:lend" })).statusCode).toBe(500)
  })

  test("while what keeps to it passes", async () => {
    const service = serviceWith(async () => ({ bookId: "1", pages: 3 }), { checkResponses: true })
    expect((await ask(service)).body).toBe('{"bookId":"1","pages":3}')
  })
})

describe("what is no request that Fastify sees is answered in the same shape:", () => {
  async function raw(text: string): Promise<string> {
    const service = await startService({
      document: shelf,
      handlers: handlersWith({}),
      services: undefined,
      messages: "text",
      port: 0,
    })
    services.push(service)
    const socket = connect(service.port, "127.0.0.1").setEncoding("utf8")
    socket.write(text)
    let answer = ""
    for await (const piece of socket) answer += piece
    return answer
  }

  test.each([
    ["no Host", ""],
    ["two of them", "host: a\r\nhost: b\r\n"],
    ["the same one twice", "host: a\r\nHost: a\r\n"],
  ])("%s", async (_claim, hosts) => {
    for (const path of ["/v1/books/1", "/health/live", "/nowhere"]) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
      const [head = "", body = ""] = answer.split("\r\n\r\n")
      expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      expect(JSON.parse(body)).toEqual({
        message: "The request must have exactly one Host header",
        statusCode: 400,
        error: "Bad Request",
      })
    }
  })

  test("HTTP/1.0 needs no Host", async () => {
    expect(await raw("GET /health/live HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  test.each([
    ["no HTTP", "hello\r\n\r\n", "The request is not HTTP"],
    [
      "an endless address",
      `GET /v1/books?x=${"a".repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      "The request's address and headers are too long or too many",
    ],
  ])("%s", async (_claim, text, message) => {
    const [head = "", body = ""] = (await raw(text)).split("\r\n\r\n")
    expect(head.split("\r\n")).toEqual([
      "HTTP/1.1 400 Bad Request",
      "content-type: application/json; charset=utf-8",
      `content-length: ${body.length}`,
      "connection: close",
    ])
    expect(JSON.parse(body)).toEqual({ message, statusCode: 400, error: "Bad Request" })
  })
})
