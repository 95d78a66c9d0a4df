import { Gauge, Histogram, Registry } from "prom-client"
import { afterEach, expect, test, vi } from "vitest"
import {
  type Health,
  type Metrics,
  mergeMetrics,
  metricsOf,
  type OperatorPages,
  ServiceError,
} from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { shelfService } from "./support/shelf-service.ts"

const services: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

function serviceWith(...given: Parameters<typeof shelfService>) {
  const service = shelfService(...given)
  services.push(service)
  return service
}

test("health is ready without details unless the service tells more", async () => {
  const { fastify } = serviceWith()
  const answers = await Promise.all(["/health", "/health/ready", "/health/live"].map((url) => fastify.inject(url)))
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual([
    [200, '{"status":"ready"}'],
    [200, '{"status":"ready"}'],
    [200, '{"status":"live"}'],
  ])
})

test("a service that is not ready is a 503 with its details, and lives all the same", async () => {
  const health: Health = { ready: false, details: { chains: [{ chainId: "1", lag: 12 }] } }
  const { fastify } = serviceWith({}, { health: async () => health })
  const answers = await Promise.all(["/health", "/health/live"].map((url) => fastify.inject(url)))
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [503, { status: "not ready", chains: [{ chainId: "1", lag: 12 }] }],
    [200, { status: "live" }],
  ])
})

test("a service that is degraded is ready all the same", async () => {
  const { fastify } = serviceWith({}, { health: () => ({ ready: true, degraded: true, details: { problems: ["a"] } }) })
  const response = await fastify.inject("/health/ready")
  expect([response.statusCode, response.json()]).toEqual([200, { status: "degraded", problems: ["a"] }])
})

test("a service that stops is a 503 with its details, however ready it is", async () => {
  let tell = (_health: Health) => {}
  const asked = vi.fn(() => new Promise<Health>((resolve) => (tell = resolve)))
  const service = serviceWith({}, { health: asked })
  const answer = service.fastify.inject("/health")
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 20_000)
  await service.close()
  tell({ ready: true, details: { chains: 2 } })
  const { statusCode, body } = await answer
  expect([statusCode, JSON.parse(body)]).toEqual([503, { status: "stopping", chains: 2 }])
})

test("no page of another origin reads health and metrics, while any may read the document", async () => {
  const { fastify } = serviceWith()
  const answers = await Promise.all(["/health", "/metrics", "/openapi.json"].map((url) => fastify.inject(url)))
  expect(answers.map(({ headers }) => [headers["access-control-allow-origin"], headers["cache-control"]])).toEqual([
    [undefined, "no-store"],
    [undefined, "no-store"],
    ["*", "no-cache"],
  ])
})

test("health that fails is a 500 without internals", async () => {
  const { fastify } = serviceWith({}, { health: () => Promise.reject(new Error("disk")) })
  const response = await fastify.inject("/health")
  expect([response.statusCode, response.json().message]).toEqual([500, "An internal error occurred"])
})

test("metrics count requests by method, route and status, beside the service's own", async () => {
  const { fastify } = serviceWith(
    {
      lendBook: async () => {
        throw new ServiceError(429, "Later")
      },
    },
    {
      metrics: (registry) => {
        new Gauge({ name: "books", help: "Books.", registers: [registry], collect: gaugeTo(7) })
      },
    },
  )
  for (const url of ["/v1/books/1", "/v1/books/2", "/nowhere/1", "/nowhere/2"]) await fastify.inject(url)
  await fastify.inject({ method: "POST", url: "/v1/books/1:lend" })
  const response = await fastify.inject("/metrics")
  const counts = response.body.split("\n").filter((line) => /^(http_request_duration_seconds_count|books)/.test(line))
  expect({ type: response.headers["content-type"], counts }).toEqual({
    type: "text/plain; version=0.0.4; charset=utf-8",
    counts: [
      'http_request_duration_seconds_count{method="GET",route="/v1/books/{bookId}",status="200"} 2',
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 2',
      'http_request_duration_seconds_count{method="POST",route="/v1/books/{bookId}:lend",status="429"} 1',
      "books 7",
    ],
  })
})

test("metrics tell what the process uses", async () => {
  const { fastify } = serviceWith()
  const { body } = await fastify.inject("/metrics")
  const numbers = [...body.matchAll(/^((?:nodejs|process)_\w+) ([\d.e-]+)$/gm)].map(([, name, value]) => [
    name,
    Number(value),
  ])
  expect(Object.fromEntries(numbers)).toEqual({
    nodejs_eventloop_lag_mean_seconds: expect.any(Number),
    nodejs_eventloop_lag_p99_seconds: expect.any(Number),
    nodejs_eventloop_lag_max_seconds: expect.any(Number),
    nodejs_heap_size_used_bytes: expect.toSatisfy((bytes: number) => bytes > 1e6),
    process_resident_memory_bytes: expect.toSatisfy((bytes: number) => bytes > 1e6),
    process_cpu_seconds_total: expect.toSatisfy((seconds: number) => seconds > 0),
  })
})

test("of processes that share a port any answers for all", async () => {
  const elsewhere = new Registry()
  const shareMetrics = (own: () => Promise<Metrics>) => async () =>
    (await mergeMetrics(await Promise.all([own(), metricsOf(elsewhere)]))).text
  new Histogram({
    name: "http_request_duration_seconds",
    help: "Elsewhere.",
    labelNames: ["method", "route", "status"],
    buckets: [1],
    registers: [elsewhere],
  }).observe({ method: "GET", route: "/v1/books/{bookId}", status: "200" }, 0.5)
  const { fastify } = serviceWith({}, { shareMetrics })
  await fastify.inject("/v1/books/1")
  const { body } = await fastify.inject("/metrics")
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/v1/books/{bookId}",status="200"} 2\n',
  )
})

test("two services of one process have metrics of their own", async () => {
  const [one, other] = [serviceWith(), serviceWith()]
  await one.fastify.inject("/v1/books/1")
  expect((await other.fastify.inject("/metrics")).body).not.toContain("bookId")
})

test("the document is served as it is, but for its servers: calls from /docs go to this service", async () => {
  const { fastify } = serviceWith()
  const response = await fastify.inject("/openapi.json")
  expect(response.json()).toEqual({ ...shelf, servers: [{ url: "/", description: "This service" }] })
})

function gaugeTo(value: number) {
  return function (this: Gauge) {
    this.set(value)
  }
}

test("/ leads to the API reference", async () => {
  const { statusCode, headers } = await serviceWith().fastify.inject("/")
  expect([statusCode, headers.location]).toEqual([308, "/docs"])
})

test("pages for people are at the root and at their paths, for their own origin; what they lack is a 404 like any other", async () => {
  const asked: unknown[] = []
  const { fastify } = serviceWith(
    {},
    {
      pages: {
        paths: ["/", "/shelves", "/shelves/"],
        find: async (request) => {
          asked.push(request)
          if (["/shelves/9", "/elsewhere"].includes(request.path)) return undefined
          return {
            status: 200,
            headers: { "content-type": "text/html", etag: "a" },
            body: new TextEncoder().encode("<p>"),
          }
        },
      },
    },
  )
  const headers = { "accept-encoding": "gzip", "if-none-match": "b", origin: "https://other.example" }
  const root = await fastify.inject({ url: "/", headers })
  expect([
    root.statusCode,
    root.body,
    root.headers["content-type"],
    root.headers["access-control-allow-origin"],
  ]).toEqual([200, "<p>", "text/html", undefined])
  expect((await fastify.inject("/shelves/7/books?x=1")).body).toBe("<p>")
  expect((await fastify.inject("/shelves/9")).json()).toMatchObject({ statusCode: 404, error: "Not Found" })
  expect((await fastify.inject("/elsewhere")).statusCode).toBe(404)
  expect(asked).toEqual([
    {
      path: "/",
      query: "",
      accept: undefined,
      encodings: "gzip",
      ifNoneMatch: "b",
      from: expect.objectContaining({ headers: expect.objectContaining(headers) }),
    },
    {
      path: "/shelves/7/books",
      query: "?x=1",
      accept: undefined,
      encodings: undefined,
      ifNoneMatch: undefined,
      from: expect.anything(),
    },
    {
      path: "/shelves/9",
      query: "",
      accept: undefined,
      encodings: undefined,
      ifNoneMatch: undefined,
      from: expect.anything(),
    },
    expect.objectContaining({ path: "/elsewhere" }),
  ])
})

test("a browser that goes astray gets the pages' own 404; a program, an operation's path and another method get the service's", async () => {
  const body = new TextEncoder().encode("<p>nothing here")
  const headers = { "content-type": "text/html" }
  const pages: OperatorPages = {
    paths: ["/"],
    find: async ({ path, accept }) => {
      if (path === "/broken") throw new Error("the disk")
      return accept === "text/html" ? { status: 404, headers, body } : undefined
    },
  }
  const { fastify } = serviceWith({}, { pages })
  const ask = async (url: string, accept: string, method: "GET" | "HEAD" | "POST" = "GET") => {
    const response = await fastify.inject({ url, method, headers: { accept } })
    return [response.statusCode, response.headers["content-type"], response.headers["access-control-allow-origin"]]
  }
  const json = [404, "application/json; charset=utf-8", "*"]
  expect(await ask("/foo?x=1", "text/html")).toEqual([404, "text/html", undefined])
  expect(await ask("/foo", "text/html", "HEAD")).toEqual([404, "text/html", undefined])
  expect(await ask("/foo", "application/json")).toEqual(json)
  expect(await ask("/v1/foo", "text/html")).toEqual(json)
  expect(await ask("/broken", "text/html")).toEqual(json)
  expect((await ask("/foo", "text/html", "POST"))[1]).toBe(json[1])
})

test.each(["/docs/", "/openapi.json/", "/health/", "/health/ready/", "/metrics/"])(
  "%s is as little there as an operation with a slash at its end",
  async (path) => {
    const response = await serviceWith().fastify.inject(path)
    expect(response.json()).toEqual({
      message: "Cannot find the requested path: it ends with a slash",
      statusCode: 404,
      error: "Not Found",
    })
  },
)
