import { setTimeout as sleep } from "node:timers/promises"
import { createService, type Service } from "@serac/server/http"
import type { Store } from "@serac/store"
import { expect } from "vitest"
import { assemble } from "../../../src/data/assemble.ts"
import type { DataServiceOptions } from "../../../src/data/index.ts"

/** Longer than the version of any store may be behind. */
const behind = 8

/** Two services over one store: one keeps answers, the other makes each anew. */
export interface Pair {
  readonly clock: { now: number }
  /** Has both look at the price file. */
  refreshPrices(): Promise<void>
  /** Asks both, the first one twice, and follows the tokens of pages. */
  expectSame(urls: readonly string[]): Promise<void>
  close(): Promise<void>
}

export async function pairOver(store: Store, options: Partial<DataServiceOptions>, now: number): Promise<Pair> {
  const clock = { now }
  const settings = { store, chains: [], clock: () => clock.now, ...options }
  const assembled = [await assemble(settings), await assemble({ ...settings, cacheSize: 0 })]
  const [keeping, plain] = assembled.map((each) => createService(each)) as [Service, Service]
  const ask = async ({ fastify }: Service, url: string) => {
    const { statusCode, body, headers } = await fastify.inject(url)
    return { url, statusCode, body, etag: headers.etag }
  }
  return {
    clock,
    async refreshPrices() {
      for (const { services } of assembled) {
        // The first one may have begun before there was anything new.
        await services.prices.refresh()
        await services.prices.refresh()
      }
    },
    async expectSame(urls) {
      if (store.location.kind === "postgres") await sleep(behind)
      for (const first of urls) {
        for (let url: string | undefined = first, page = 0; url !== undefined && page < 3; page += 1) {
          const made = await ask(plain, url)
          expect(await ask(keeping, url)).toEqual(made)
          expect(await ask(keeping, url)).toEqual(made)
          const { nextPageToken } = JSON.parse(made.body) as { nextPageToken?: string }
          url = nextPageToken && `${first}${first.includes("?") ? "&" : "?"}pageToken=${nextPageToken}`
        }
      }
    },
    async close() {
      for (const { services } of assembled) services.prices.close()
      await keeping.close()
      await plain.close()
    },
  }
}
