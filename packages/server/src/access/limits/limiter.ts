import type { QuotaTaken } from "@serac/store"
import type { Counters } from "./counters.ts"
import { MemoryCounters } from "./memory-counters.ts"

/** A limit: so much in each window of a length. Windows begin when the clock is a multiple of it: days at 00:00 UTC. */
export interface Limit {
  /** Names it to callers. */
  readonly name: string
  readonly seconds: number
  readonly quota: number
}

/** What is left of a limit. */
export interface Left {
  readonly limit: Limit
  /** Units; as far as this process knows, where several count together. */
  readonly remaining: number
  /** Seconds until its window ends, at least 1. */
  readonly reset: number
}

/** What became of a charge. */
export interface Charge {
  /** Of each limit, in their order. */
  readonly left: readonly Left[]
  /** The limit that was exceeded, of several the one that lasts longest: nothing was charged then. */
  readonly exceeded: Left | undefined
}

/** How a {@link Limiter} counts. */
export interface LimiterOptions {
  readonly counters: Counters
  /** Is told when counting with others fails, and when it succeeds again. */
  readonly onOutage?: (error: unknown | undefined) => void
  /** Milliseconds that those who count together are waited for, before a process counts by itself. Default 250. */
  readonly timeoutMs?: number
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}

/** What a process took of a window of a limit and has not used. */
interface Lease {
  limit: Limit
  start: number
  free: number
  /** Units that were used or taken by all when it was last asked. */
  used: number
  /** Nothing was left to take. */
  exhausted: boolean
  taking: Promise<void> | undefined
}

/**
 * The share of a quota that is taken ahead, so that most charges have nothing to take: what a process does not use is lost to others that count
 * with it.
 */
const ahead = 0.02
const defaultTimeoutMs = 250
/** Milliseconds until they are asked again. */
const countersPauseMs = 1_000
/** Callers whose leases are remembered; those of more, from the first on, are forgotten and what they hold is lost. */
const maxSubjects = 200_000

/**
 * Charges callers for what they ask, by limits. Where counts are in this process it never waits. Where several processes count together it
 * takes a little ahead, so that most charges do not wait either, and the whole is never exceeded; while they cannot be reached each
 * process counts by itself.
 */
export class Limiter {
  readonly #counters: Counters
  readonly #onOutage: LimiterOptions["onOutage"]
  readonly #timeoutMs: number
  readonly #clock: () => number
  readonly #leases = new Map<string, Lease[]>()
  /** What counts while the others cannot be reached. */
  readonly #alone = new MemoryCounters()
  #outUntil = 0
  #isOut = false

  constructor({ counters, onOutage, timeoutMs = defaultTimeoutMs, clock = Date.now }: LimiterOptions) {
    this.#counters = counters
    this.#onOutage = onOutage
    this.#timeoutMs = timeoutMs
    this.#clock = clock
  }

  /** Whether those who count together can be reached, as far as is known. */
  get isTogether(): boolean {
    return !this.#isOut
  }

  /** Charges a subject for units of all limits, or for none where one is exceeded. */
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

  /** Takes what is missing; undefined where nothing has to be waited for. */
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
    // Before it is used up, so that the next ones need not wait.
    if (lease.free < (lease.limit.quota * ahead) / 2) this.#take(subject, lease, 0)
  }

  /** Takes units and a share ahead; undefined where it is done already. */
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
      // A key may have got another tier.
      lease.limit = limits[at] as Limit
      const { seconds } = lease.limit
      const start = Math.floor(now / 1000 / seconds) * seconds
      // What is being taken of the window before is of no use any more, and nobody waits for it.
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
