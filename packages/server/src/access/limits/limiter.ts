import type { QuotaTaken } from "@serac/store"
import type { Counters } from "./counters.ts"
import { MemoryCounters } from "./memory-counters.ts"

/** A limit: a quota per window. Windows start at multiples of their length: days at 00:00 UTC. */
export interface Limit {
  /** The name of the limit in headers. */
  readonly name: string
  readonly seconds: number
  readonly quota: number
}

/** The rest of a limit. */
export interface Left {
  readonly limit: Limit
  /** Units, as known to this process where several share the counts. */
  readonly remaining: number
  /** Seconds until the window ends, at least 1. */
  readonly reset: number
}

/** The result of a charge. */
export interface Charge {
  /** The rest of each limit, in the order of the limits. */
  readonly left: readonly Left[]
  /** The exceeded limit, of several the one with the longest window; in this case nothing was charged. */
  readonly exceeded: Left | undefined
}

/** Options of a {@link Limiter}. */
export interface LimiterOptions {
  readonly counters: Counters
  /** Called with the error when shared counting fails, and with undefined when it succeeds again. */
  readonly onOutage?: (error: unknown | undefined) => void
  /** Milliseconds to wait for the shared counts, before the process counts alone. Default 250. */
  readonly timeoutMs?: number
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}

/** The units of a limit's window that a process has taken and not used. */
interface Lease {
  limit: Limit
  start: number
  free: number
  /** Units that all processes had used or taken at the last request to the counters. */
  used: number
  /** Whether nothing is left to take. */
  exhausted: boolean
  taking: Promise<void> | undefined
}

/** The share of a quota that a process takes ahead, so that most charges need no request; units that it does not use are lost to other processes. */
const ahead = 0.02
const defaultTimeoutMs = 250
/** Milliseconds until the counters are tried again after a failure. */
const countersPauseMs = 1_000
/** Maximum subjects with leases; beyond it the first one is removed and its free units are lost. */
const maxSubjects = 200_000

/**
 * Charges the requests of callers to their limits. With counts in this process a charge is synchronous. With shared counts each process takes
 * a little ahead, so that most charges are synchronous too, and the quota is never exceeded; while the counters are unavailable each process
 * counts alone.
 */
export class Limiter {
  readonly #counters: Counters
  readonly #onOutage: LimiterOptions["onOutage"]
  readonly #timeoutMs: number
  readonly #clock: () => number
  readonly #leases = new Map<string, Lease[]>()
  /** The counts while the shared counters are unavailable. */
  readonly #alone = new MemoryCounters()
  #outUntil = 0
  #isOut = false

  constructor({ counters, onOutage, timeoutMs = defaultTimeoutMs, clock = Date.now }: LimiterOptions) {
    this.#counters = counters
    this.#onOutage = onOutage
    this.#timeoutMs = timeoutMs
    this.#clock = clock
  }

  /** Whether the shared counters are available, as of the last request. */
  get isTogether(): boolean {
    return !this.#isOut
  }

  /** Charges units to all limits of a subject, or to none if one is exceeded. */
  charge(subject: string, limits: readonly Limit[], units: number): Charge | Promise<Charge> {
    const now = this.#clock()
    const leases = this.#leasesOf(subject, limits, now)
    const waits = this.#fill(subject, leases, units)
    return waits === undefined ? this.#settle(subject, leases, units, now) : this.#later(waits, subject, limits, units)
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#leases.values()].flat().map(({ taking }) => taking))
    await this.#counters.close()
  }

  async #later(waits: Promise<unknown>, subject: string, limits: readonly Limit[], units: number): Promise<Charge> {
    await waits
    return this.charge(subject, limits, units)
  }

  /** Takes missing units; undefined where nothing needs to be awaited. */
  #fill(subject: string, leases: readonly Lease[], units: number): Promise<unknown> | undefined {
    let waits: Promise<void>[] | undefined
    for (const lease of leases) {
      if (lease.free >= units || lease.exhausted) continue
      const taking = lease.taking ?? this.#take(subject, lease, units)
      if (taking !== undefined) waits = [...(waits ?? []), taking]
    }
    return waits && Promise.all(waits)
  }

  #settle(subject: string, leases: readonly Lease[], units: number, now: number): Charge {
    let exceeded: Lease | undefined
    for (const lease of leases) {
      if (lease.free >= units) continue
      if (exceeded === undefined || lease.limit.seconds > exceeded.limit.seconds) exceeded = lease
    }
    const left: Left[] = []
    for (const lease of leases) {
      if (exceeded === undefined) this.#use(subject, lease, units)
      left.push(leftOf(lease, now))
    }
    return { left, exceeded: exceeded && leftOf(exceeded, now) }
  }

  #use(subject: string, lease: Lease, units: number): void {
    lease.free -= units
    if (!this.#counters.isShared || lease.exhausted || lease.taking !== undefined) return
    // Refills before the lease is used up, so that later charges need not wait.
    if (lease.free < (lease.limit.quota * ahead) / 2) this.#take(subject, lease, 0)
  }

  /** Takes units and a share ahead; undefined where that was synchronous. */
  #take(subject: string, lease: Lease, units: number): Promise<void> | undefined {
    const { limit, start } = lease
    const window = { subject, seconds: limit.seconds, start }
    const missing = Math.max(0, units - lease.free)
    const apply = ({ granted, used }: QuotaTaken, wanted: number) => {
      if (lease.start !== start) return
      lease.free += granted
      lease.used = used
      lease.exhausted = granted < wanted
    }
    const alone = () => apply(this.#alone.take(window, missing, limit.quota), missing)
    if (this.#clock() < this.#outUntil) {
      alone()
      return undefined
    }
    const wanted = Math.max(missing, Math.ceil(limit.quota * ahead))
    const taken = this.#counters.take(window, wanted, limit.quota)
    if (!(taken instanceof Promise)) {
      apply(taken, wanted)
      return undefined
    }
    const taking = settledWithin(taken, this.#timeoutMs).then(
      (result) => {
        this.#tell(undefined)
        apply(result, wanted)
      },
      (error: unknown) => {
        this.#tell(error)
        alone()
      },
    )
    const done = taking.finally(() => {
      if (lease.taking === done) lease.taking = undefined
    })
    lease.taking = done
    return done
  }

  #tell(error: unknown): void {
    const isOut = error !== undefined
    this.#outUntil = isOut ? this.#clock() + countersPauseMs : 0
    if (isOut !== this.#isOut) this.#onOutage?.(error)
    this.#isOut = isOut
  }

  #leasesOf(subject: string, limits: readonly Limit[], now: number): readonly Lease[] {
    let leases = this.#leases.get(subject)
    if (leases === undefined) {
      if (this.#leases.size >= maxSubjects) this.#leases.delete(this.#leases.keys().next().value ?? "")
      leases = limits.map((limit) => ({ limit, start: -1, free: 0, used: 0, exhausted: false, taking: undefined }))
      this.#leases.set(subject, leases)
    }
    for (let at = 0; at < leases.length; at += 1) {
      const lease = leases[at] as Lease
      // The key may have a new tier, of which more may be left.
      if (lease.limit.quota !== limits[at]?.quota) lease.exhausted = false
      lease.limit = limits[at] as Limit
      const { seconds } = lease.limit
      const start = Math.floor(now / 1000 / seconds) * seconds
      // A pending take of the window before is obsolete, and no charge awaits it.
      if (lease.start !== start) Object.assign(lease, { start, free: 0, used: 0, exhausted: false, taking: undefined })
    }
    return leases
  }
}

function leftOf({ limit, start, free, used }: Lease, now: number): Left {
  const remaining = Math.max(0, limit.quota - used + free)
  return { limit, remaining, reset: Math.max(1, Math.ceil(start + limit.seconds - now / 1000)) }
}

function settledWithin<Result>(promise: Promise<Result>, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
