import { pino } from "pino"
import { describe, expect, test } from "vitest"
import {
  type Access,
  type Admission,
  type Caller,
  DocumentError,
  type EndedExchange,
  type OpenApiDocument,
  ServiceError,
} from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type LogLine, shelfService } from "./support/shelf-service.ts"

const reader: Caller = { address: "192.0.2.7", keyId: "abcd1234", orgId: "library", tier: "base", scopes: ["read"] }
const limits = { "ratelimit-remaining": "9" }
const passing: Access = { admit: () => ({ caller: reader, headers: limits }) }
const refusing = (refusal: ServiceError, headers = {}): Access => ({
  admit: () => ({ caller: reader, headers, refusal }),
})

/** The shelf, of which lending a book changes something and costs more. */
const weighted = {
  ...shelf,
  paths: {
    ...shelf.paths,
    "/v1/books/{bookId}:lend": withOperation("/v1/books/{bookId}:lend", {
      "x-scope": "reindex",
      "x-execution-weight": 10,
    }),
  },
} as OpenApiDocument

function withOperation(path: string, members: object): object {
  const item = (shelf.paths as Readonly<Record<string, { readonly post: object }>>)[path]
  return { ...item, post: { ...item?.post, ...members } }
}

describe("a service with access", () => {
  test("asks for each request of an operation or of an unknown path, with what it needs and costs", async () => {
    const asked: unknown[] = []
    const access: Access = {
      admit: ({ headers, socket }, use) => {
        asked.push([headers["x-data-api-key"], socket.remoteAddress, use])
        return { caller: reader }
      },
    }
    const service = shelfService({}, { access, document: weighted })
    const headers = { "x-data-api-key": "k" }
    await service.fastify.inject({ url: "/v1/books/1", headers })
    await service.fastify.inject({ method: "HEAD", url: "/v1/books/1", headers })
    await service.fastify.inject({ method: "POST", url: "/v1/books/1:lend", headers })
    await service.fastify.inject({ url: "/v1/nowhere", headers })
    await service.fastify.inject({ method: "DELETE", url: "/v1/books/1", headers })
    for (const url of ["/health", "/health/live", "/metrics", "/docs", "/openapi.json", "/"])
      await service.fastify.inject({ url, headers })
    await service.fastify.inject({ method: "OPTIONS", url: "/v1/books/1", headers })
    await service.close()
    const read = ["k", "127.0.0.1", { scope: "read", weight: 1 }]
    expect(asked).toEqual([read, read, ["k", "127.0.0.1", { scope: "reindex", weight: 10 }], read, read])
  })

  test("sends what it tells of limits with successes, errors and refusals", async () => {
    const refusal = new ServiceError(429, "Too much", { retryAfter: 30 })
    const headersOf = async (access: Access, url: string) => {
      const service = shelfService({}, { access })
      const { statusCode, headers } = await service.fastify.inject(url)
      await service.close()
      return [statusCode, headers["ratelimit-remaining"], headers["retry-after"]]
    }
    expect(await headersOf(passing, "/v1/books/1")).toEqual([200, "9", undefined])
    expect(await headersOf(passing, "/v1/books?pageSize=0")).toEqual([400, "9", undefined])
    expect(await headersOf(passing, "/v1/nowhere")).toEqual([404, "9", undefined])
    expect(await headersOf(refusing(refusal, limits), "/v1/books/1")).toEqual([429, "9", "30"])
    expect(await headersOf(refusing(refusal, limits), "/v1/nowhere")).toEqual([429, "9", "30"])
  })

  test.each([401, 403, 429] as const)(
    "refuses with %s before it looks for mistakes, and before a body is read",
    async (status) => {
      let answered = 0
      const access = refusing(new ServiceError(status, "No"))
      const service = shelfService({ addBook: async () => ({ bookId: String(++answered) }) }, { access, bodyLimit: 10 })
      const requests = [
        { url: "/v1/books?pageSize=0" },
        { url: "/v1/books/" },
        {
          method: "POST" as const,
          url: "/v1/books",
          headers: { "content-type": "application/json" },
          body: "{not JSON, and long",
        },
      ]
      for (const request of requests) {
        const response = await service.fastify.inject(request)
        expect([response.statusCode, response.json().message]).toEqual([status, "No"])
      }
      await service.close()
      expect(answered).toBe(0)
    },
  )

  test("words a refusal as all errors: a list where these are lists", async () => {
    const service = shelfService({}, { access: refusing(new ServiceError(429, "Too much")), messages: "list" })
    const { body } = await service.fastify.inject("/v1/books/1")
    await service.close()
    expect(JSON.parse(body)).toEqual({ message: ["Too much"], statusCode: 429, error: "Too Many Requests" })
  })

  test("waits where the caller has to be looked up", async () => {
    const slow: Access = { admit: async () => ({ caller: reader, headers: limits }) }
    const service = shelfService({ getBook: async ({ caller }) => ({ bookId: caller.keyId }) }, { access: slow })
    const { headers, body } = await service.fastify.inject("/v1/books/1")
    await service.close()
    expect([headers["ratelimit-remaining"], JSON.parse(body)]).toEqual(["9", { bookId: "abcd1234" }])
  })

  test.each([
    [
      "at once",
      (): Admission => {
        throw new Error("secret of the store")
      },
    ],
    [
      "later",
      async (): Promise<Admission> => {
        throw new Error("secret of the store")
      },
    ],
  ])("lets nobody in by a fault of it, %s: that is a 500 that says nothing of it", async (_, admit) => {
    const service = shelfService({}, { access: { admit } })
    const { statusCode, body } = await service.fastify.inject("/v1/books/1")
    await service.close()
    expect([statusCode, body.includes("secret")]).toEqual([500, false])
    expect(service.lines.map(({ msg }) => msg)).toEqual(["a request failed", "request"])
  })

  test("tells each exchange with who asked", async () => {
    const told: EndedExchange[] = []
    const options = { document: weighted, onExchange: (ended: EndedExchange) => told.push(ended) }
    for (const access of [passing, refusing(new ServiceError(403, "No"))]) {
      const service = shelfService({}, { ...options, access })
      await service.fastify.inject({ method: "POST", url: "/v1/books/1:lend" })
      await service.close()
    }
    expect(told.map(({ caller, scope, status, weight }) => ({ caller, scope, status, weight }))).toEqual([
      { caller: reader, scope: "reindex", status: 200, weight: 10 },
      { caller: reader, scope: "reindex", status: 403, weight: 10 },
    ])
  })

  test("adds its metrics to those of the service", async () => {
    const access: Access = { ...passing, measure: (registry) => void registry.setDefaultLabels({ guarded: "yes" }) }
    const service = shelfService({}, { access })
    const { body } = await service.fastify.inject("/metrics")
    await service.close()
    expect(body).toContain('guarded="yes"')
  })
})

test("each request that changes something has a line in the audit log, also where requests are not logged", async () => {
  const lines: LogLine[] = []
  const audit = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) })
  const logger = pino({ level: "warn" }, { write: () => {} })
  const service = shelfService({}, { document: weighted, access: passing, audit, logger })
  const headers = { "x-request-id": "r", "x-data-api-key": "serac_abcd1234_word" }
  await service.fastify.inject({ method: "POST", url: "/v1/books/1:lend?word", headers })
  await service.fastify.inject({ method: "POST", url: "/v1/books/1:lend", headers })
  await service.fastify.inject({ url: "/v1/books/1", headers })
  await service.close()
  const line = {
    level: 30,
    msg: "audit",
    requestId: "r",
    scope: "reindex",
    method: "POST",
    path: "/v1/books/1:lend",
    address: "192.0.2.7",
    keyId: "abcd1234",
    orgId: "library",
  }
  expect(lines).toEqual([
    { ...line, status: 400 },
    { ...line, status: 200 },
  ])
  expect(JSON.stringify(lines)).not.toContain("word")
})

test("a document with a scope that there is not is refused", () => {
  const latest = { get: { ...(shelf.paths as ShelfPaths)["/v1/books:latest"].get, "x-scope": "write" } }
  const document = { ...shelf, paths: { ...shelf.paths, "/v1/books:latest": latest } }
  expect(() => shelfService({}, { document })).toThrow(
    new DocumentError('getLatestBook has the x-scope "write"; there are read, reindex, aggregate, usage'),
  )
})

type ShelfPaths = { readonly "/v1/books:latest": { readonly get: object } }
