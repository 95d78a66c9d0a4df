import type { Store } from "@serac/store"
import { type Access, keylessTier, type Scope, scopes, TrustedProxies } from "../http/index.ts"
import { CallerAccess } from "./caller-access.ts"
import { KeyBook } from "./keys/key-book.ts"
import type { Counters } from "./limits/counters.ts"
import { Limiter } from "./limits/limiter.ts"
import { MemoryCounters } from "./limits/memory-counters.ts"
import { openRedis } from "./limits/open-redis.ts"
import { StoreCounters } from "./limits/store-counters.ts"
import { dataTiers, metricsQuotas, type Quotas } from "./limits/tiers.ts"
import { accessSettings } from "./settings.ts"

/** Options of the access to the services; plain data, except for the store and the callbacks. */
export interface AccessOptions {
  /** The store of the keys, and of the counts with `counters: "store"`. `close` does not close it. */
  readonly store: Pick<Store, "apiKeys" | "saveApiKeys" | "takeOfQuota" | "quotaUsed">
  /** Whether keys are checked; otherwise every caller has all scopes. Default false. */
  readonly keys?: boolean
  /** Scopes that need a key, where keys are checked; a request without one is a 401. Default none. */
  readonly keyRequired?: readonly Scope[]
  /** Whether limits apply. Default false. */
  readonly limits?: boolean
  /** Quotas by the name of a tier; they extend or override {@link dataTiers}. */
  readonly tiers?: Readonly<Record<string, Quotas>>
  /** Quotas of the metrics service, which has no keys. Default {@link metricsQuotas}. */
  readonly metricsQuotas?: Quotas
  /** Maximum reindex requests of NFTs per hour, of a key or an address: each makes the indexer send a request to a third-party host. Default 60. */
  readonly reindexesPerHour?: number
  /**
   * Where counts are kept: in the `memory` of this process, in the `store` for all processes that share it, or in the Redis of a URL. Default
   * `memory`.
   */
  readonly counters?: "memory" | "store" | { readonly redis: string }
  /** Milliseconds to wait for shared counts; then each process counts alone. Default 250. */
  readonly countersTimeout?: number
  /** Addresses and ranges of proxies whose `X-Forwarded-For` is trusted. Default none. */
  readonly trustedProxies?: readonly string[]
  /** Called with a message when keys or counts cannot be read, and when they can be again. */
  readonly warn?: (message: string, cause: unknown) => void
  /** Milliseconds between two reads of changed keys. Default 2,000. */
  readonly keyInterval?: number
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}

/** Access to both services, for `access` of their options. */
export interface OpenedAccess {
  readonly data: Access
  /** The access to the metrics service, which has no keys. */
  readonly metrics: Access
  /** Reads changed keys now instead of at the next interval. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens access by keys and limits. Throws a RangeError for a proxy that is not an address or a range, the errors of the store, and an Error
 * where the client of Redis is not installed.
 *
 * @example
 * ```ts
 * import { makeKey, openAccess } from "@serac/server/access"
 * import { startDataService } from "@serac/api/data"
 * import { openStore } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "serac-data" })
 * const { text } = await makeKey(store, { name: "mine", tier: "pro", scopes: ["read"] }, Date.now() / 1000)
 * const access = await openAccess({ store, keys: true, limits: true })
 * const service = await startDataService({ store, chains: [], port: 8080, access: access.data })
 * const response = await fetch(`${service.url}/v1/chains`, { headers: { "x-data-api-key": text } })
 * console.log(response.headers.get("ratelimit-remaining"))
 * await service.close()
 * await access.close()
 * await store.close()
 * ```
 */
export async function openAccess(options: AccessOptions): Promise<OpenedAccess> {
  const { store, keyRequired = [], clock = Date.now, warn = () => {} } = options
  const proxies = new TrustedProxies(options.trustedProxies ?? [])
  const limiter = options.limits === true ? await openLimiter(options, clock, warn) : undefined
  const told = (error: unknown) =>
    error === undefined
      ? warn("keys are read again", undefined)
      : warn("keys that changed cannot be read; those that are known still count", error)
  const interval = options.keyInterval === undefined ? {} : { interval: options.keyInterval }
  const keys = options.keys === true ? await KeyBook.open({ store, clock, onOutage: told, ...interval }) : undefined
  const keyless = scopes.filter((scope) => !keyRequired.includes(scope))
  const tiers = new Map<string, Quotas>(Object.entries({ ...dataTiers, ...options.tiers }))
  const perHour = options.reindexesPerHour ?? accessSettings.reindexesPerHour.default
  const limitsOf = (tiers: ReadonlyMap<string, Quotas>) => limiter && { limiter, tiers, reindexesPerHour: perHour }
  const metricsTiers = new Map([[keylessTier, options.metricsQuotas ?? metricsQuotas]])
  return {
    data: new CallerAccess({ service: "data", proxies, keys, keyless, limits: limitsOf(tiers) }),
    metrics: new CallerAccess({ service: "metrics", proxies, keyless: scopes, limits: limitsOf(metricsTiers) }),
    refresh: async () => keys?.refresh(),
    close: async () => {
      keys?.close()
      await limiter?.close()
    },
  }
}

async function openLimiter(
  { counters = "memory", countersTimeout, store }: AccessOptions,
  clock: () => number,
  warn: (message: string, cause: unknown) => void,
): Promise<Limiter> {
  const onOutage = (error: unknown) =>
    error === undefined
      ? warn("limits are counted together again", undefined)
      : warn("limits cannot be counted together; each process counts by itself", error)
  const opened = (): Counters | Promise<Counters> => {
    if (counters === "memory") return new MemoryCounters()
    // Connection errors also fail the counting, which reports the outage once.
    return counters === "store" ? new StoreCounters(store) : openRedis(counters.redis, () => {})
  }
  const timeoutMs = countersTimeout === undefined ? {} : { timeoutMs: countersTimeout }
  return new Limiter({ counters: await opened(), onOutage, clock, ...timeoutMs })
}
