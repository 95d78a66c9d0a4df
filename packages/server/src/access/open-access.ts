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

/** Who may ask services for what, and how much of it; plain data, but for the store and what is told. */
export interface AccessOptions {
  /** Where the keys are, and where limits are counted with `counters: "store"`. It stays the caller's. */
  readonly store: Pick<Store, "apiKeys" | "saveApiKeys" | "takeOfQuota" | "quotaUsed">
  /** Whether keys are looked at; else everybody may do everything. Default false. */
  readonly keys?: boolean
  /** What needs a key, where keys are looked at: without one it is a 401. Default nothing. */
  readonly keyRequired?: readonly Scope[]
  /** Whether there are limits. Default false. */
  readonly limits?: boolean
  /** Quotas by the name of a tier, beside those of {@link dataTiers} or in their places. */
  readonly tiers?: Readonly<Record<string, Quotas>>
  /** Of the metrics service, which takes no keys. Default {@link metricsQuotas}. */
  readonly metricsQuotas?: Quotas
  /** Requests for NFTs to be read again, an hour, of a key or an address: each has the indexer ask a stranger's host. Default 60. */
  readonly reindexesPerHour?: number
  /**
   * Where is counted: `memory` of this process, the `store`, for all processes that share it, or the Redis of a URL. Default `memory`.
   */
  readonly counters?: "memory" | "store" | { readonly redis: string }
  /** Milliseconds that a count which several processes share is waited for; then each counts by itself. Default 250. */
  readonly countersTimeout?: number
  /** Addresses and ranges of proxies of which it is believed for whom they ask. Default none. */
  readonly trustedProxies?: readonly string[]
  /** Is told in words when keys or counts cannot be read, and when they can be again. */
  readonly warn?: (message: string, cause: unknown) => void
  /** Milliseconds between two looks for keys that changed. Default 2,000. */
  readonly keyInterval?: number
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}

/** Access to both services, for `access` of their options. */
export interface OpenedAccess {
  readonly data: Access
  /** Without keys: the metrics service needs none. */
  readonly metrics: Access
  /** Looks for keys that changed now, rather than in a while. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens access by keys and limits. Throws a RangeError for a proxy that is no address, what the store throws, and an Error where the client
 * of Redis is not installed.
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
    // What is wrong with the connection shows when something is counted, which is told once.
    return counters === "store" ? new StoreCounters(store) : openRedis(counters.redis, () => {})
  }
  const timeoutMs = countersTimeout === undefined ? {} : { timeoutMs: countersTimeout }
  return new Limiter({ counters: await opened(), onOutage, clock, ...timeoutMs })
}
