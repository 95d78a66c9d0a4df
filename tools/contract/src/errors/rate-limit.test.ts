import { createDataService } from "@serac/api/data"
import { createDataClient, TooManyRequestsError } from "@serac/data"
import { openAccess } from "@serac/server/access"
import { afterAll, beforeAll, expect, test } from "vitest"
import { isTargeted } from "../servers.ts"
import { chain, type SeededStore, seededStore } from "./seeded-store.ts"

if (!isTargeted) {
  let seeded: SeededStore
  beforeAll(async () => {
    seeded = await seededStore()
  })
  afterAll(() => seeded.remove())

  /** A service with a limit of one request per minute, and a clock set to a number of seconds into that minute. */
  async function serviceAt(second: number) {
    const { store } = seeded
    let now = 1_800_000_000_000 + second * 1000
    const tiers = { unauthenticated: { minute: 1, day: 1_000 } }
    const access = await openAccess({ store, limits: true, tiers, clock: () => now })
    const service = await createDataService({ store, chains: [chain], access: access.data, usage: false })
    const baseUrl = await service.fastify.listen({ host: "127.0.0.1", port: 0 })
    const close = async () => {
      await service.close()
      await access.close()
    }
    const pass = (seconds: number) => {
      now += seconds * 1000
    }
    return { baseUrl, close, pass }
  }

  test("a client that exceeds the limit waits as long as the service says, and gets its answer then", async () => {
    const { baseUrl, close, pass } = await serviceAt(59)
    const statuses: number[] = []
    const waits: number[] = []
    const onRetry = ({ delay }: { readonly delay: number }) => {
      waits.push(delay)
      pass(delay / 1000)
    }
    const client = createDataClient({
      baseUrl,
      hooks: { onResponse: ({ status }) => void statuses.push(status), onRetry },
    })
    const answers = [await client.listChains(), await client.listChains()]
    expect(answers.map(({ chains }) => chains.length)).toEqual([1, 1])
    expect(waits).toEqual([1_000])
    expect(statuses).toEqual([200, 429, 200])
    await close()
  })

  test("a client that would have to wait for longer than it may is told what the limit is, and when it ends", async () => {
    const { baseUrl, close } = await serviceAt(10)
    const client = createDataClient({ baseUrl })
    const { rateLimit } = await client.listChains().withResponse()
    const policy = '"minute";q=1;w=60;qu="compute-units", "day";q=1000;w=86400;qu="compute-units"'
    expect(rateLimit).toEqual({ policy, limit: 1, remaining: 0, reset: undefined, retryAfter: undefined })
    const error = await client.listChains().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(TooManyRequestsError)
    const { message, rateLimit: told } = error as TooManyRequestsError
    expect(message).toContain("The rate limit of 1 compute units a minute is exceeded")
    expect(told).toEqual({ policy, limit: 1, remaining: 0, reset: 50, retryAfter: 50 })
    await close()
  })
}
