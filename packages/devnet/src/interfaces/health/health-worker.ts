import { goTime, neverTime } from "../go-time.ts"
import type { CheckResult, Finding, HealthAnswer, HealthCheck } from "./health-check.ts"

const notYetRun: CheckResult = { error: "not yet run", timestamp: neverTime, duration: 0 }

/** Options of a health worker. */
export interface HealthWorkerOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds between two runs of the checks. Default: 30,000, like a node. */
  readonly frequency?: number
}

/** A check that a cheat makes fail. */
export interface FailedCheck {
  readonly name: string
  /** The error of the failed check. */
  readonly error: string
  /** Tags of a check that does not exist yet; see {@link HealthCheck}. */
  readonly tags?: readonly string[] | undefined
}

/**
 * Runs checks and keeps their results. A request runs them again if the last run is older than the
 * frequency, so that it needs no timer and works with a test's clock.
 */
export class HealthWorker {
  readonly #checks = new Map<string, HealthCheck>()
  readonly #results = new Map<string, CheckResult>()
  readonly #now: () => number
  readonly #frequency: number
  /** Error messages of the checks that a cheat makes fail. */
  readonly #failures = new Map<string, string>()
  /** The checks that exist only because a cheat made them fail. */
  readonly #made = new Set<string>()
  #lastLook = Number.NEGATIVE_INFINITY

  constructor({ now, frequency = 30_000 }: HealthWorkerOptions) {
    this.#now = now
    this.#frequency = frequency
  }

  /** Adds a check, or replaces the one with the same name. It first runs at the next request. */
  add(check: HealthCheck): void {
    this.#made.delete(check.name)
    this.#checks.set(check.name, check)
    this.#results.delete(check.name)
  }

  /** Removes a check. */
  remove(name: string): void {
    this.#checks.delete(name)
    this.#results.delete(name)
  }

  /** The names of the checks that a cheat makes fail, in the order of the calls. */
  get failing(): readonly string[] {
    return [...this.#failures.keys()]
  }

  /** Makes a check fail, regardless of its result; creates it with the tags if it does not exist. */
  fail({ name, error, tags }: FailedCheck): void {
    if (!this.#checks.has(name)) {
      this.add({ name, look: () => ({}), ...(tags === undefined ? {} : { tags }) })
      this.#made.add(name)
    }
    this.#failures.set(name, error)
    this.#lookAt(this.#checks.get(name) as HealthCheck)
  }

  /** Ends the forced failure of a check, or of all checks without a name. */
  mend(name?: string): void {
    for (const one of name === undefined ? this.failing : [name]) {
      if (!this.#failures.delete(one)) continue
      const check = this.#checks.get(one)
      if (this.#made.delete(one)) this.remove(one)
      else if (check !== undefined) this.#lookAt(check)
    }
  }

  /** Runs all checks now. */
  look(): void {
    this.#lastLook = this.#now()
    for (const check of this.#checks.values()) this.#lookAt(check)
  }

  /** The results of the checks with one of the tags and of those of the node; without tags, or with `all`, of all checks. */
  answer(tags: readonly string[] = []): HealthAnswer {
    if (this.#now() - this.#lastLook >= this.#frequency) this.look()
    for (const check of this.#checks.values()) if (!this.#results.has(check.name)) this.#lookAt(check)
    const all = tags.length === 0 || tags.includes("all")
    const asked = [...this.#checks.values()].filter(
      ({ tags: own }) => all || own === undefined || own.some((tag) => tags.includes(tag)),
    )
    const checks = asked
      .map(({ name }): [string, CheckResult] => [name, this.#results.get(name) ?? notYetRun])
      .sort(([one], [other]) => (one < other ? -1 : 1))
    return { checks: Object.fromEntries(checks), healthy: checks.every(([, { error }]) => error === undefined) }
  }

  #lookAt(check: HealthCheck): void {
    if (check.waits?.() !== true) this.#results.set(check.name, this.#resultOf(check))
  }

  #resultOf(check: HealthCheck): CheckResult {
    const begun = this.#now()
    const found = findingOf(check)
    const { message } = found
    const error = this.#failures.get(check.name) ?? found.error
    const ended = this.#now()
    const timestamp = goTime(ended)
    const duration = Math.round((ended - begun) * 1e6)
    if (error === undefined) return { message, timestamp, duration }
    const { contiguousFailures = 0, timeOfFirstFailure = timestamp } = this.#results.get(check.name) ?? {}
    return { message, error, timestamp, duration, contiguousFailures: contiguousFailures + 1, timeOfFirstFailure }
  }
}

function findingOf(check: HealthCheck): Finding {
  try {
    return check.look()
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
