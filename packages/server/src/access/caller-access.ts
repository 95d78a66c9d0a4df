import type { StoredApiKey } from "@serac/store"
import { Counter, Gauge, type Registry } from "prom-client"
import {
  type Access,
  type AccessRequest,
  type AccessUse,
  type Admission,
  type Caller,
  keylessTier,
  networkOf,
  type ReplyHeaders,
  type Scope,
  type ServiceError,
  scopes,
  type TrustedProxies,
} from "../http/index.ts"
import type { KeyBook } from "./keys/key-book.ts"
import { LimitHeaders } from "./limits/limit-headers.ts"
import type { Charge, Limit, Limiter } from "./limits/limiter.ts"
import type { Quotas } from "./limits/tiers.ts"
import { challenge, keyRefused, keyRequired, limitExceeded, noPrivilege, reindexesExceeded } from "./refusals.ts"

/** Options of {@link CallerAccess} of one service. */
export interface CallerAccessOptions {
  /** The name of the service; each service counts its own quotas. */
  readonly service: string
  readonly proxies: TrustedProxies
  /** Absent where keys are ignored. */
  readonly keys?: KeyBook | undefined
  /** Scopes of callers without a key. */
  readonly keyless: readonly Scope[]
  /** Absent without limits. */
  readonly limits?: CallerLimits | undefined
}

/** The limits of callers. */
export interface CallerLimits {
  readonly limiter: Limiter
  /** By the name of a tier; an unknown tier has the quotas of callers without a key. */
  readonly tiers: ReadonlyMap<string, Quotas>
  /** Maximum reindex requests of NFTs per hour. */
  readonly reindexesPerHour: number
}

/** A caller with the limits of each request; cached, so that a returning caller is looked up once. */
interface CallerAccount {
  readonly caller: Caller
  /** Undefined without a key. */
  readonly key: StoredApiKey | undefined
  /** The subject that the limits are counted for. */
  readonly subject: string
  /** Undefined without limits. */
  readonly tier: TierLimits | undefined
}

/** The identified caller, and the reason of a refusal. */
interface Identified {
  readonly account: CallerAccount
  readonly refusal: ServiceError | undefined
}

/** The limits of a tier, and their headers. */
interface TierLimits {
  readonly limiter: Limiter
  readonly limits: readonly Limit[]
  readonly headers: LimitHeaders
}

/** Headers of the key: the one of the documents, else the hosted service's. */
const keyHeaders = ["x-data-api-key", "x-glacier-api-key"] as const
/** Headers of responses without limits. */
const noHeaders: ReplyHeaders = {}
/** Maximum cached accounts; at the limit the cache is cleared. */
const maxAccounts = 10_000
/** Compute units that a refused request costs. */
const refusalWeight = 1

/** Access by keys and limits. */
export class CallerAccess implements Access {
  readonly #options: CallerAccessOptions
  readonly #keyless: readonly Scope[]
  /** Empty without limits. */
  readonly #tiers = new Map<string, TierLimits>()
  readonly #reindexing: readonly Limit[]
  /** Accounts of callers without a key by address, and of the others by key ID. */
  readonly #addresses = new Map<string, CallerAccount>()
  readonly #keyed = new Map<string, CallerAccount>()
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
      this.#tiers.set(tier, { limiter: own.limiter, limits, headers: new LimitHeaders(limits) })
    }
  }

  admit(request: AccessRequest, { scope, weight }: AccessUse): Admission | Promise<Admission> {
    const { account, refusal } = this.#identify(request, scope)
    const { tier } = account
    if (tier === undefined) return this.#answer(account, noHeaders, refusal)
    if (scope === "reindex" && refusal === undefined) return this.#chargeReindex(account, tier, weight)
    return this.#charge(account, tier, refusal === undefined ? weight : refusalWeight, refusal)
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

  /** Charges a reindex request to its own limit first, then to the limits of the tier. */
  #chargeReindex(account: CallerAccount, tier: TierLimits, weight: number): Admission | Promise<Admission> {
    const decide = ({ exceeded }: Charge) =>
      exceeded === undefined
        ? this.#charge(account, tier, weight, undefined)
        : this.#charge(account, tier, refusalWeight, reindexesExceeded(exceeded))
    const charge = tier.limiter.charge(`reindex ${account.subject}`, this.#reindexing, 1)
    return charge instanceof Promise ? charge.then(decide) : decide(charge)
  }

  /** Charges a request. The result is a refusal if a limit is exceeded, or else `refusal`; synchronous where the charge is. */
  #charge(
    account: CallerAccount,
    tier: TierLimits,
    units: number,
    refusal: ServiceError | undefined,
  ): Admission | Promise<Admission> {
    const charge = tier.limiter.charge(account.subject, tier.limits, units)
    if (charge instanceof Promise) return charge.then((charged) => this.#charged(account, tier, charged, refusal))
    return this.#charged(account, tier, charge, refusal)
  }

  #charged(
    account: CallerAccount,
    { headers }: TierLimits,
    charge: Charge,
    refusal: ServiceError | undefined,
  ): Admission {
    const exceeded = charge.exceeded && limitExceeded(charge.exceeded)
    return this.#answer(account, headers.of(charge), exceeded ?? refusal)
  }

  /** Identifies the caller, and refuses an invalid or insufficient key. */
  #identify(request: AccessRequest, scope: Scope): Identified {
    const address = this.#options.proxies.clientOf(request)
    const { keys } = this.#options
    if (keys === undefined) return { account: this.#accountOf(address), refusal: undefined }
    const { headers, socket } = request
    const text = headers[keyHeaders[0]] || headers[keyHeaders[1]]
    if (text === undefined || text === "")
      return {
        account: this.#accountOf(address),
        refusal: this.#keyless.includes(scope) ? undefined : keyRequired(),
      }
    const found = keys.find(String(text), socket)
    if (found.state !== "valid") return { account: this.#accountOf(address), refusal: keyRefused(found.state) }
    const account = this.#accountOfKey(found.key, address)
    return { account, refusal: account.caller.scopes.includes(scope) ? undefined : noPrivilege() }
  }

  #accountOf(address: string): CallerAccount {
    const known = this.#addresses.get(address)
    if (known !== undefined) return known
    const caller = { address, keyId: undefined, orgId: undefined, tier: keylessTier, scopes: this.#keyless }
    const subject = `${this.#options.service} address ${networkOf(address)}`
    const account = { caller, key: undefined, subject, tier: this.#tiers.get(keylessTier) }
    return remember(this.#addresses, address, account)
  }

  #accountOfKey(key: StoredApiKey, address: string): CallerAccount {
    const { keyId, orgId, tier } = key
    const known = this.#keyed.get(keyId)
    // The key may have changed or be sent from another address.
    if (known?.key === key && known.caller.address === address) return known
    const caller = { address, keyId, orgId, tier, scopes: key.scopes as readonly Scope[] }
    const subject = `${this.#options.service} key ${keyId}`
    const account = { caller, key, subject, tier: this.#tiers.get(tier) ?? this.#tiers.get(keylessTier) }
    return remember(this.#keyed, keyId, account)
  }

  #answer({ caller }: CallerAccount, headers: ReplyHeaders, refusal: ServiceError | undefined): Admission {
    if (refusal === undefined) return { caller, headers, refusal }
    const { status } = refusal
    this.#refused.set(status, (this.#refused.get(status) ?? 0) + 1)
    return { caller, headers: status === 401 ? { ...headers, ...challenge } : headers, refusal }
  }
}

function remember(accounts: Map<string, CallerAccount>, name: string, account: CallerAccount): CallerAccount {
  if (accounts.size >= maxAccounts) accounts.clear()
  accounts.set(name, account)
  return account
}
