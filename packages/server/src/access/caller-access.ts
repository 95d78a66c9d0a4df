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

/** Somebody who asks, and what counts for each of his requests: whoever asks again is looked up once. */
interface CallerAccount {
  readonly caller: Caller
  /** Undefined without a key. */
  readonly key: StoredApiKey | undefined
  /** Whom his limits are counted for. */
  readonly subject: string
  /** Undefined where there are no limits. */
  readonly tier: TierLimits | undefined
}

/** Who asks, and why that is no use. */
interface Identified {
  readonly account: CallerAccount
  readonly refusal: ServiceError | undefined
}

/** The limits of a tier, and what is told of them. */
interface TierLimits {
  readonly limiter: Limiter
  readonly limits: readonly Limit[]
  readonly headers: LimitHeaders
}

/** Where the key is: the header that the documents name, else the hosted service's. */
const keyHeaders = ["x-data-api-key", "x-glacier-api-key"] as const
/** What is told where there are no limits. */
const noHeaders: ReplyHeaders = {}
/** Accounts that are remembered; of more, all are forgotten. */
const maxAccounts = 10_000
/** What a request costs an address that is refused by its key. */
const refusalWeight = 1

/** Access by keys and limits. */
export class CallerAccess implements Access {
  readonly #options: CallerAccessOptions
  readonly #keyless: readonly Scope[]
  /** None where there are no limits. */
  readonly #tiers = new Map<string, TierLimits>()
  readonly #reindexing: readonly Limit[]
  /** Of callers without a key by their addresses, and of the others by the names of their keys. */
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

  /** Charges who wants an NFT to be read again, beside for that. */
  #chargeReindex(account: CallerAccount, tier: TierLimits, weight: number): Admission | Promise<Admission> {
    const decide = ({ exceeded }: Charge) =>
      exceeded === undefined
        ? this.#charge(account, tier, weight, undefined)
        : this.#charge(account, tier, refusalWeight, reindexesExceeded(exceeded))
    const charge = tier.limiter.charge(`reindex ${account.subject}`, this.#reindexing, 1)
    return charge instanceof Promise ? charge.then(decide) : decide(charge)
  }

  /** Charges who asks, who is refused for nothing else or for a limit; at once where it is there at once. */
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

  /** Who asks, and why this key may not. */
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
    // A key may have changed, and may be sent from anywhere.
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
