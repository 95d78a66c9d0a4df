import { expect, expectTypeOf, test } from "vitest"
import {
  type checkHealth,
  createHealthClient,
  createHealthRpcClient,
  type getHealth,
  type HealthResult,
  TimeoutError,
} from "./index.ts"

const unhealthy = {
  checks: { P: { error: "not yet run", timestamp: "0001-01-01T00:00:00Z", duration: 0 } },
  healthy: false,
}

test("503 is data, not an error, and never retried", async () => {
  let requests = 0
  const client = createHealthClient({
    baseUrl: "http://127.0.0.1",
    fetch: async () => {
      requests++
      return Response.json(unhealthy, { status: 503 })
    },
  })
  expect(await client.getHealth({ tag: ["a", "b"] })).toEqual(unhealthy)
  expect(requests).toBe(1)
})

test("tags are repeated in the query", async () => {
  const asked: string[] = []
  const client = createHealthClient({
    baseUrl: "http://127.0.0.1",
    fetch: async (request) => {
      asked.push(new Request(request).url)
      return Response.json(unhealthy)
    },
  })
  await client.getReadiness({ tag: ["a", "b"] })
  expect(asked).toEqual(["http://127.0.0.1/ext/health/readiness?tag=a&tag=b"])
})

test("both interfaces give the same result type", () => {
  expectTypeOf<Awaited<ReturnType<typeof getHealth>>>().toEqualTypeOf<HealthResult>()
  expectTypeOf<Awaited<ReturnType<typeof checkHealth>>>().toExtend<HealthResult>()
  expectTypeOf<ReturnType<typeof createHealthRpcClient>>().toHaveProperty("checkLiveness")
})

test("both halves throw the same errors", async () => {
  const silent = { fetch: () => new Promise<never>(() => {}), timeout: 1, retry: false } as const
  const overGet = createHealthClient({ baseUrl: "http://127.0.0.1", ...silent }).getLiveness()
  const overRpc = createHealthRpcClient({ baseUrl: "http://127.0.0.1", ...silent }).checkLiveness()
  await expect(overGet).rejects.toBeInstanceOf(TimeoutError)
  await expect(overRpc).rejects.toBeInstanceOf(TimeoutError)
})
