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

/** Who asks, and why that is no use. */
type Identified = Pick<Admission, "caller" | "refusal">

/** The limits of a tier, and what is always told of them. */
interface TierLimits {
  readonly limiter: Limiter
  readonly limits: readonly Limit[]
  readonly policy: string
}

/** Where the key is: the header that the documents name, else the hosted service's. */
const keyHeaders = ["x-data-api-key", "x-glacier-api-key"] as const
/** Callers of whom it is remembered whom they are counted for; of more, all are forgotten. */
const mostSubjects = 10_000
/** What a request costs an address that is refused by its key. */
const refusalWeight = 1

/** Access by keys and limits. */
export class CallerAccess implements Access {
  readonly #options: CallerAccessOptions
  readonly #keyless: readonly Scope[]
  /** None where there are no limits. */
  readonly #tiers = new Map<string, TierLimits>()
  readonly #reindexing: readonly Limit[]
  /** Whom callers are counted for, by the names of their keys and by their addresses. */
  readonly #keys = new Map<string, string>()
  readonly #addresses = new Map<string, string>()
  readonly #refused = new Map<number, number>()

  constructor(options: CallerAccessOptions) {
    this.#options = options
    this.#keyless = options.keys === undefined ? scopes : options.keyless
    const { limits: own } = options
    this.#reindexing = [{ name: "reindex", seconds: 3_600, quota: own?.reindexesPerHour ?? 0 }]
    if (own === undefined) return
    for (const [tier, { minute, day }] of own.tiers) {
      const limits = [
        { name: "minute", seconds: 60, quota: minute },
        { name: "day", seconds: 86_400, quota: day },
      ]
      this.#tiers.set(tier, { limiter: own.limiter, limits, policy: policyOf(limits) })
    }
  }

  admit(request: AccessRequest, { scope, weight }: AccessUse): Admission | Promise<Admission> {
    const address = this.#options.proxies.clientOf(request)
    const identified = this.#identify(request, address, scope)
    const { caller, refusal } = identified
    const tier = this.#tiers.get(caller.tier) ?? this.#tiers.get(keylessTier)
    if (tier === undefined) return this.#answer(caller, {}, refusal)
    const subject = this.#subjectOf(caller)
    if (scope === "reindex" && refusal === undefined) return this.#chargeReindex(identified, subject, tier, weight)
    return this.#charge(identified, subject, tier, refusal === undefined ? weight : refusalWeight)
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

  /** Whom a caller's limits are counted for. The text is made once: it takes longer than to look it up. */
  #subjectOf({ keyId, address }: Caller): string {
    const [subjects, name] = keyId === undefined ? [this.#addresses, address] : [this.#keys, keyId]
    const known = subjects.get(name)
    if (known !== undefined) return known
    const { service } = this.#options
    const subject = keyId === undefined ? `${service} address ${networkOf(address)}` : `${service} key ${keyId}`
    if (subjects.size >= mostSubjects) subjects.clear()
    subjects.set(name, subject)
    return subject
  }

  /** Charges who wants an NFT to be read again, beside for that. */
  #chargeReindex(
    identified: Identified,
    subject: string,
    tier: TierLimits,
    weight: number,
  ): Admission | Promise<Admission> {
    const decide = ({ exceeded }: Charge) => {
      if (exceeded === undefined) return this.#charge(identified, subject, tier, weight)
      const refused = { caller: identified.caller, refusal: reindexesExceeded(exceeded) }
      return this.#charge(refused, subject, tier, refusalWeight)
    }
    const charge = tier.limiter.charge(`reindex ${subject}`, this.#reindexing, 1)
    return charge instanceof Promise ? charge.then(decide) : decide(charge)
  }

  /** Charges who asks, who is refused for nothing else or for a limit; at once where it is there at once. */
  #charge(identified: Identified, subject: string, tier: TierLimits, units: number): Admission | Promise<Admission> {
    const charge = tier.limiter.charge(subject, tier.limits, units)
    if (charge instanceof Promise) return charge.then((charged) => this.#charged(identified, tier, charged))
    return this.#charged(identified, tier, charge)
  }

  #charged({ caller, refusal }: Identified, { policy }: TierLimits, charge: Charge): Admission {
    const exceeded = charge.exceeded && limitExceeded(charge.exceeded)
    return this.#answer(caller, limitHeaders(policy, charge), exceeded ?? refusal)
  }

  /** Who asks, and why this key may not. */
  #identify({ headers, socket }: AccessRequest, address: string, scope: Scope): Identified {
    const { keys } = this.#options
    const nobody = { address, keyId: undefined, orgId: undefined, tier: keylessTier, scopes: this.#keyless }
    if (keys === undefined) return { caller: nobody, refusal: undefined }
    const text = headers[keyHeaders[0]] || headers[keyHeaders[1]]
    if (text === undefined || text === "")
      return { caller: nobody, refusal: this.#keyless.includes(scope) ? undefined : keyRequired() }
    const found = keys.find(String(text), socket)
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
