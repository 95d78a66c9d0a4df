import { request as httpRequest } from "node:http"
import { pino } from "pino"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import {
  type Caller,
  type EndedExchange,
  ReadyJson,
  type RunningService,
  type ServiceOptions,
  startService,
} from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { type AnyHandler, handlersWith, type LogLine, shelfService } from "./support/shelf-service.ts"

type ShelfPaths = { readonly "/v1/books:latest": { readonly get: object } }

const book = new ReadyJson('{"bookId":"1"}')

describe("a request id", () => {
  const idOf = async (given?: string) => {
    const service = shelfService({
      getBook: async ({ log }) => {
        log.info("found it")
        return book
      },
    })
    const response = await service.fastify.inject({
      url: "/v1/books/1",
      headers: given === undefined ? {} : { "x-request-id": given },
    })
    await service.close()
    const id = response.headers["x-request-id"]
    expect(service.lines.map(({ requestId, msg }) => [requestId, msg])).toEqual([
      [id, "found it"],
      [id, "request"],
    ])
    return id
  }

  test("is the caller's where that is a plain one", async () => {
    for (const id of ["a", "0f9c:1/2=3+4@host_5.6-7", "x".repeat(128)]) expect(await idOf(id)).toBe(id)
  })

  test("is a new one where it is not, or where there is none", async () => {
    const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    for (const id of [undefined, "", "a b", "é", 'a"b', "<script>", "x".repeat(129), "serac_abcd1234_word"])
      expect(await idOf(id)).toEqual(uuid)
  })
})

describe("the log has one line a request", () => {
  test("with its method, route, status and milliseconds, and nothing of its headers or query", async () => {
    const service = shelfService({}, { unknownParameters: "ignore" })
    const headers = { "x-data-api-key": "word-1", "x-glacier-api-key": "word-2", authorization: "word-3" }
    const urls = ["/v1/books/7?key=word-4", "/v1/books?pageSize=0", "/nowhere?key=word-5", "/v1/books/%zz?word-6"]
    for (const url of [...urls, "/nowhere/serac_abcd1234_word"])
      await service.fastify.inject({ url, headers: { ...headers, "x-request-id": "r" } })
    await service.close()
    const line = { level: 30, msg: "request", requestId: "r", method: "GET", ms: expect.any(Number) }
    expect(service.lines).toEqual([
      { ...line, route: "/v1/books/{bookId}", status: 200 },
      { ...line, route: "/v1/books", status: 400 },
      { ...line, path: "/nowhere", status: 404 },
      { ...line, path: "/v1/books/%zz", status: 400 },
      { ...line, path: "/nowhere/serac_abcd1234_…", status: 404 },
    ])
    expect(JSON.stringify(service.lines)).not.toContain("word")
  })

  test("cut where the path is long, and of no level that matters for the operators' endpoints", async () => {
    const service = shelfService()
    await service.fastify.inject(`/${"a".repeat(5_000)}`)
    await service.fastify.inject("/health")
    await service.close()
    expect(service.lines.map(({ level, path, route }) => [level, path ?? route])).toEqual([
      [30, `/${"a".repeat(199)}`],
      [20, "/health"],
    ])
  })
})

describe("an exchange that ended is told", () => {
  const nobody = {
    address: "127.0.0.1",
    keyId: undefined,
    orgId: undefined,
    tier: "unauthenticated",
    scopes: ["read", "reindex", "aggregate", "usage"],
  }

  test("with who asked for what, how it was answered, and what it costs", async () => {
    const told: EndedExchange[] = []
    const service = shelfService({}, { onExchange: (ended) => told.push(ended) })
    const headers = { "user-agent": "reader/1", "x-request-id": "r", "x-data-api-key": "word" }
    for (const url of ["/v1/books/7?a=word", "/v1/books?pageSize=0", "/nowhere?word"])
      await service.fastify.inject({ url, headers })
    await service.fastify.inject({ url: "/health", headers })
    await service.close()
    const common = {
      id: "r",
      method: "GET",
      milliseconds: expect.any(Number),
      caller: nobody,
      host: "localhost:80",
      userAgent: "reader/1",
      scope: "read",
    }
    expect(told).toEqual([
      { ...common, path: "/v1/books/7", route: "/v1/books/{bookId}", status: 400, weight: 1 },
      { ...common, path: "/v1/books", route: "/v1/books", status: 400, weight: 1 },
      { ...common, path: "/nowhere", route: undefined, status: 404, scope: undefined, weight: 0 },
    ])
  })

  test("with the weight that the document gives its operation", async () => {
    const told: EndedExchange[] = []
    const latest = { get: { ...(shelf.paths as ShelfPaths)["/v1/books:latest"].get, "x-execution-weight": 20 } }
    const document = { ...shelf, paths: { ...shelf.paths, "/v1/books:latest": latest } }
    const service = shelfService({}, { document, onExchange: (ended) => told.push(ended) })
    await service.fastify.inject("/v1/books:latest")
    await service.close()
    expect(told.map(({ route, status, weight }) => [route, status, weight])).toEqual([["/v1/books:latest", 200, 20]])
  })

  test("to one who fails without harm", async () => {
    const onExchange = () => {
      throw new Error("no room")
    }
    const service = shelfService({}, { onExchange })
    const { statusCode } = await service.fastify.inject({ url: "/v1/books/1", headers: { "x-request-id": "r" } })
    await service.close()
    expect(statusCode).toBe(200)
    expect(
      service.lines.map(({ msg, requestId, err }) => [msg, requestId, (err as Error | undefined)?.message]),
    ).toEqual([
      ["request", "r", undefined],
      ["an exchange could not be told", "r", "no room"],
    ])
  })
})

test("a handler is told who asks", async () => {
  const callers: Caller[] = []
  const service = shelfService({
    getBook: async ({ caller }) => {
      callers.push(caller)
      return book
    },
  })
  await service.fastify.inject("/v1/books/1")
  await service.close()
  expect(callers.map(({ address, tier }) => [address, tier])).toEqual([["127.0.0.1", "unauthenticated"]])
})

test("pages of any origin may call by default, one origin's by option, none where it is off", async () => {
  const headersWith = async (options: Partial<ServiceOptions<undefined>>, method: "GET" | "OPTIONS", url: string) => {
    const service = shelfService({}, options)
    const asked = { origin: "http://a.example", "access-control-request-method": "GET" }
    const { statusCode, headers } = await service.fastify.inject({ method, url, headers: asked })
    await service.close()
    const told = Object.entries(headers).filter(([name]) => /^access-control|^allow$/.test(name))
    return [statusCode, Object.fromEntries(told)]
  }
  const simple = {
    "access-control-allow-origin": "*",
    "access-control-expose-headers":
      "allow, etag, ratelimit, ratelimit-limit, ratelimit-policy, ratelimit-remaining, ratelimit-reset, retry-after, x-indexed-block, x-indexed-block-time, x-indexing-lag, x-request-id, x-should-retry",
  }
  const preflight = {
    ...simple,
    "access-control-allow-methods": "GET, HEAD, POST",
    "access-control-allow-headers":
      "content-type, if-none-match, last-event-id, x-data-api-key, x-glacier-api-key, x-request-id",
    "access-control-max-age": "86400",
  }
  expect(await headersWith({}, "GET", "/v1/books/1")).toEqual([200, simple])
  expect(await headersWith({}, "GET", "/nowhere")).toEqual([404, simple])
  expect(await headersWith({}, "OPTIONS", "/v1/books/1:lend")).toEqual([204, { ...preflight, allow: "POST, OPTIONS" }])
  expect(await headersWith({}, "OPTIONS", "/nowhere")).toEqual([204, preflight])
  expect(await headersWith({ cors: "http://a.example" }, "GET", "/v1/books/1")).toEqual([
    200,
    { ...simple, "access-control-allow-origin": "http://a.example" },
  ])
  expect(await headersWith({ cors: false }, "GET", "/v1/books/1")).toEqual([200, {}])
  expect(await headersWith({ cors: false }, "OPTIONS", "/v1/books")).toEqual([
    204,
    { allow: "GET, HEAD, POST, OPTIONS" },
  ])
  expect(await headersWith({ cors: false }, "OPTIONS", "/nowhere")).toEqual([404, {}])
})

describe("over a socket", () => {
  let service: RunningService
  let lines: LogLine[]
  let begun: (signal: AbortSignal) => void
  /** Fulfilled with the handler's signal when the handler runs. */
  let running: Promise<AbortSignal>
  let finish: () => void

  const slow: AnyHandler = async ({ signal }) => {
    begun(signal)
    await new Promise<void>((resolve, reject) => {
      finish = resolve
      signal.addEventListener("abort", () => reject(signal.reason))
    })
    return book
  }

  async function start(options: Partial<ServiceOptions<undefined>> = {}): Promise<void> {
    lines = []
    const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) })
    const handlers = handlersWith({ getBook: slow })
    service = await startService({
      document: shelf,
      handlers,
      services: undefined,
      messages: "text",
      logger,
      port: 0,
      ...options,
    })
  }

  beforeEach(() => {
    running = new Promise((resolve) => {
      begun = resolve
    })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await service.close()
  })

  test("the url is that of the interface, and a port that is taken is the system's error", async () => {
    await start()
    expect(service.url).toBe(`http://127.0.0.1:${service.port}`)
    expect((await fetch(`${service.url}/v1/books:latest`)).status).toBe(200)
    const again = startService({
      document: shelf,
      handlers: handlersWith({}),
      services: undefined,
      messages: "text",
      port: service.port,
    })
    await expect(again).rejects.toMatchObject({ code: "EADDRINUSE" })
  })

  test("a caller who goes away aborts the handler, and its failure is nobody's error", async () => {
    await start()
    const gone = new AbortController()
    const answer = fetch(`${service.url}/v1/books/1`, { signal: gone.signal })
    const signal = await running
    gone.abort()
    await expect(answer).rejects.toThrow("aborted")
    await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000)
    expect({ aborted: signal.aborted, reason: signal.reason.message }).toEqual({
      aborted: true,
      reason: "the caller went away",
    })
    const { requestId: _, ms: __, ...line } = lines[0] ?? {}
    expect(line).toEqual({ level: 30, msg: "request", method: "GET", route: "/v1/books/{bookId}", aborted: true })
    const metrics = await (await fetch(`${service.url}/metrics`)).text()
    expect(metrics).toContain('_count{method="GET",route="/v1/books/{bookId}",status="aborted"} 1')
  })

  test("a caller who goes away in the middle of a body is nobody's error either", async () => {
    await start()
    const request = httpRequest(`${service.url}/v1/books`, { method: "POST", headers: { "content-length": "9" } })
    const cut = new Promise((resolve) => request.once("error", resolve))
    request.write("{", () => setImmediate(() => request.destroy(new Error("cut"))))
    await cut
    await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000)
    await fetch(`${service.url}/v1/books:latest`)
    await vi.waitFor(() => expect(lines).toHaveLength(2), 20_000)
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, route: "/v1/books", aborted: true }),
      expect.objectContaining({ level: 30, route: "/v1/books:latest", status: 200 }),
    ])
  })

  test("a handler that takes too long is aborted, and the caller told 503", async () => {
    await start({ requestTimeout: 2_000 })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const answer = fetch(`${service.url}/v1/books/1`)
    const signal = await running
    await vi.advanceTimersByTimeAsync(1_999)
    expect(signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal.aborted).toBe(true)
    expect((await answer).headers.get("retry-after")).toBe("10")
    expect(await (await answer).json()).toEqual({
      message: "There was no answer within 2 seconds",
      statusCode: 503,
      error: "Service Unavailable",
    })
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, msg: "no answer within 2 s" }),
      expect.objectContaining({ level: 30, status: 503 }),
    ])
  })

  test("an answer in time leaves no timer behind", async () => {
    await start()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const answer = fetch(`${service.url}/v1/books/1`)
    await running
    expect(vi.getTimerCount()).toBe(1)
    finish()
    expect((await answer).status).toBe(200)
    await vi.waitFor(() => expect(lines).toHaveLength(1), 20_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  test("closing lets a running request finish, tells its connection to close, and takes no new ones", async () => {
    await start()
    const answer = fetch(`${service.url}/v1/books/1`)
    await running
    const closed = service.close()
    await vi.waitFor(
      () => expect(fetch(service.url)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } }),
      20_000,
    )
    finish()
    expect((await answer).status).toBe(200)
    await closed
  })

  test("closing ends connections that are kept alive, those that become idle later too", async () => {
    await start()
    const socketClosed = new Promise<void>((resolve) => {
      const asked = httpRequest(`${service.url}/v1/books/1`, { headers: { connection: "keep-alive" } }, (response) => {
        response.resume()
        response.socket.once("close", resolve)
      })
      asked.end()
    })
    await running
    const closed = service.close()
    finish()
    await Promise.all([socketClosed, closed])
  })

  test("closing cuts what still runs when its time is over", async () => {
    await start({ shutdownGrace: 100 })
    const answer = fetch(`${service.url}/v1/books/1`).catch((error: Error) => error.message)
    const signal = await running
    await service.close()
    expect(await answer).toBe("fetch failed")
    await vi.waitFor(() => expect(signal.aborted).toBe(true), 20_000)
  })
})
