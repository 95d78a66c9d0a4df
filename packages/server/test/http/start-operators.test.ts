import { Gauge } from "prom-client"
import { afterEach, expect, test } from "vitest"
import { type OperatorsOptions, startOperators } from "../../src/http/index.ts"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((service) => service.close()))
})

async function start(options: OperatorsOptions = {}) {
  const operators = await startOperators({ port: 0, ...options })
  open.push(operators)
  return operators
}

test("health and metrics are served, and nothing else", async () => {
  const { url } = await start({
    health: () => ({ ready: false, details: { problems: ["stuck"] } }),
    metrics: (registry) => {
      new Gauge({ name: "books", help: "Books.", registers: [registry] }).set(7)
    },
  })
  const answers = await Promise.all(
    ["/health", "/health/ready", "/health/live", "/docs"].map(async (path) => {
      const response = await fetch(url + path)
      return [response.status, await response.json()]
    }),
  )
  expect(answers).toEqual([
    [503, { status: "not ready", problems: ["stuck"] }],
    [503, { status: "not ready", problems: ["stuck"] }],
    [200, { status: "live" }],
    [404, { message: "Cannot find the requested path", statusCode: 404, error: "Not Found" }],
  ])
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain("\nbooks 7\n")
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/health",status="503"} 1\n')
})

test("no page of another origin reads them", async () => {
  const { url } = await start()
  const response = await fetch(`${url}/health`, { headers: { origin: "https://a.example" } })
  expect([response.headers.get("access-control-allow-origin"), response.headers.get("cache-control")]).toEqual([
    null,
    "no-store",
  ])
})

test("a path that is malformed is a 400", async () => {
  const { fastify } = await start()
  expect((await fastify.inject("/%")).statusCode).toBe(400)
})

test("a taken port is the system's error", async () => {
  const { port } = await start()
  await expect(startOperators({ port })).rejects.toMatchObject({ code: "EADDRINUSE" })
})
