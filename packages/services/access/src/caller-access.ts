import {
  type Access,
  type AccessRequest,
  type AccessUse,
  type Admission,
  type Caller,
  keylessTier,
  type Scope,
  type ServiceError,
  scopes,
} from "@serac/http"
import { Counter, Gauge, type Registry } from "prom-client"
import { networkOf } from "./address/network-of.ts"
import type { TrustedProxies } from "./address/trusted-proxies.ts"
import type { KeyBook } from "./keys/key-book.ts"
import { limitHeaders, policyOf } from "./limits/limit-headers.ts"
import type { Charge, Limit, Limiter } from "./limits/limiter.ts"
import type { Quotas } from "./limits/tiers.ts"
import { challenge, keyRefused, keyRequired, limitExceeded, noPrivilege, reindexesExceeded } from "./refusals.ts"

/** What the access to one service is made of. */
export interface CallerAccessOptions {
  /** Names the service, whose quotas are its own. */
  readonly service: string
  readonly proxies: TrustedProxies
  /** Absent where nobody's key is looked at. */
  readonly keys?: KeyBook | undefined
  /** What may be done without a key. */
  readonly keyless: readonly Scope[]
  /** Absent where there are no limits. */
  readonly limits?: CallerLimits | undefined
}

/** What callers may use. */
export interface CallerLimits {
  readonly limiter: Limiter
  /** By the name of a tier; one that is not here has what callers without a key have. */
  readonly tiers: ReadonlyMap<string, Quotas>
  /** Requests for NFTs to be read again, an hour. */
  readonly reindexesPerHour: number
}

/** The limits of a tier, and what is always told of them. */
interface TierLimits {
  readonly limits: readonly Limit[]
  readonly policy: string
}

/** Where the key is: the header that the documents name, else the hosted service's. */
const keyHeaders = ["x-data-api-key", "x-glacier-api-key"] as const
/** What a request costs an address that is refused by its key. */
const refusalWeight = 1

/** Access by keys and limits. */
export class CallerAccess implements Access {
  readonly #options: CallerAccessOptions
  readonly #keyless: readonly Scope[]
  readonly #tiers = new Map<string, TierLimits>()
  readonly #reindexing: readonly Limit[]
  readonly #refused = new Map<number, number>()

  constructor(options: CallerAccessOptions) {
    this.#options = options
    this.#keyless = options.keys === undefined ? scopes : options.keyless
    for (const [tier, { minute, day }] of options.limits?.tiers ?? []) {
      const limits = [
        { name: "minute", seconds: 60, quota: minute },
        { name: "day", seconds: 86_400, quota: day },
      ]
      this.#tiers.set(tier, { limits, policy: policyOf(limits) })
    }
    this.#reindexing = [{ name: "reindex", seconds: 3_600, quota: options.limits?.reindexesPerHour ?? 0 }]
  }

  admit(request: AccessRequest, { scope, weight }: AccessUse): Admission | Promise<Admission> {
    const address = this.#options.proxies.clientOf(request)
    const { caller, refusal } = this.#identify(request, address, scope)
    const { limits } = this.#options
    if (limits === undefined) return this.#answer(caller, {}, refusal)
    const subject = `${this.#options.service} ${caller.keyId === undefined ? `address ${networkOf(address)}` : `key ${caller.keyId}`}`
    const tier = this.#tiers.get(caller.tier) ?? this.#tiers.get(keylessTier)
    if (tier === undefined) return this.#answer(caller, {}, refusal)
    const decide = (reindexing: Charge | undefined): Admission | Promise<Admission> => {
      const excess = reindexing?.exceeded && reindexesExceeded(reindexing.exceeded)
      const units = refusal === undefined && excess === undefined ? weight : refusalWeight
      return whenDone(limits.limiter.charge(subject, tier.limits, units), (charge) => {
        const exceeded = charge.exceeded && limitExceeded(charge.exceeded)
        return this.#answer(caller, limitHeaders(tier.policy, charge), exceeded ?? excess ?? refusal)
      })
    }
    if (scope !== "reindex" || refusal !== undefined) return decide(undefined)
    return whenDone(limits.limiter.charge(`reindex ${subject}`, this.#reindexing, 1), decide)
  }

  measure(registry: Registry): void {
    const refused = this.#refused
    new Counter({
      name: "serac_access_refused_total",
      help: "Requests that were refused for their key or for a limit, by status.",
      labelNames: ["status"],
      registers: [registry],
      collect() {
        this.reset()
        for (const status of [401, 403, 429]) this.inc({ status }, refused.get(status) ?? 0)
      },
    })
    const limiter = this.#options.limits?.limiter
    if (limiter === undefined) return
    new Gauge({
      name: "serac_access_counts_shared",
      help: "1 where limits are counted as configured, 0 while each process counts by itself.",
      registers: [registry],
      aggregator: "min",
      collect() {
        this.set(limiter.isTogether ? 1 : 0)
      },
    })
  }

  /** Who asks, and why this key may not. */
  #identify(
    { headers }: AccessRequest,
    address: string,
    scope: Scope,
  ): { readonly caller: Caller; readonly refusal: ServiceError | undefined } {
    const { keys } = this.#options
    const nobody = { address, keyId: undefined, orgId: undefined, tier: keylessTier, scopes: this.#keyless }
    if (keys === undefined) return { caller: nobody, refusal: undefined }
    const text = headers[keyHeaders[0]] || headers[keyHeaders[1]]
    if (text === undefined || text === "")
      return { caller: nobody, refusal: this.#keyless.includes(scope) ? undefined : keyRequired() }
    const found = keys.find(String(text))
    if (found.state !== "valid") return { caller: nobody, refusal: keyRefused(found.state) }
    const { keyId, orgId, tier } = found.key
    const allowed = found.key.scopes as readonly Scope[]
    const caller = { address, keyId, orgId, tier, scopes: allowed }
    return { caller, refusal: allowed.includes(scope) ? undefined : noPrivilege() }
  }

  #answer(caller: Caller, headers: Admission["headers"], refusal: ServiceError | undefined): Admission {
    if (refusal === undefined) return { caller, headers }
    const { status } = refusal
    this.#refused.set(status, (this.#refused.get(status) ?? 0) + 1)
    return { caller, headers: status === 401 ? { ...headers, ...challenge } : headers, refusal }
  }
}

/** At once where it is there at once: a promise more would cost every request. */
function whenDone<Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(use) : use(value)
}
