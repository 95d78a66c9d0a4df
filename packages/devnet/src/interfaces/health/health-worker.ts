import { goTime, neverTime } from "../go-time.ts"
import type { CheckResult, Finding, HealthAnswer, HealthCheck } from "./health-check.ts"

const notYetRun: CheckResult = { error: "not yet run", timestamp: neverTime, duration: 0 }

/** What a worker needs to know. */
export interface HealthWorkerOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds between two looks. Default 30,000, as a node's. */
  readonly frequency?: number
}

/** A check that is told to fail. */
export interface FailedCheck {
  readonly name: string
  /** What it says. */
  readonly error: string
  /** Of a check that there is not yet, see {@link HealthCheck}. */
  readonly tags?: readonly string[] | undefined
}

/**
 * Keeps checks and what they found. They look again when an answer is asked for and the last look is older than the
 * frequency, so that no timer is needed and a clock that a test turns is enough.
 */
export class HealthWorker {
  readonly #checks = new Map<string, HealthCheck>()
  readonly #results = new Map<string, CheckResult>()
  readonly #now: () => number
  readonly #frequency: number
  /** Why checks fail whatever they find. */
  readonly #failures = new Map<string, string>()
  /** The checks that are there for no other reason than to fail. */
  readonly #made = new Set<string>()
  #lastLook = Number.NEGATIVE_INFINITY

  constructor({ now, frequency = 30_000 }: HealthWorkerOptions) {
    this.#now = now
    this.#frequency = frequency
  }

  /** Adds a check, in place of one of the same name. It looks when an answer is asked for next. */
  add(check: HealthCheck): void {
    this.#made.delete(check.name)
    this.#checks.set(check.name, check)
    this.#results.delete(check.name)
  }

  /** Takes a check away. */
  remove(name: string): void {
    this.#checks.delete(name)
    this.#results.delete(name)
  }

  /** The names of the checks that were told to fail, in that order. */
  get failing(): readonly string[] {
    return [...this.#failures.keys()]
  }

  /** Lets a check fail from now on, whatever it finds; one that there is not yet is made, and has the tags. */
  fail({ name, error, tags }: FailedCheck): void {
    if (!this.#checks.has(name)) {
      this.add({ name, look: () => ({}), ...(tags === undefined ? {} : { tags }) })
      this.#made.add(name)
    }
    this.#failures.set(name, error)
    this.#lookAt(this.#checks.get(name) as HealthCheck)
  }

  /** Lets a check that was told to fail be well again when it is; without a name all of them. */
  mend(name?: string): void {
    for (const one of name === undefined ? this.failing : [name]) {
      if (!this.#failures.delete(one)) continue
      const check = this.#checks.get(one)
      if (this.#made.delete(one)) this.remove(one)
      else if (check !== undefined) this.#lookAt(check)
    }
  }

  /** Lets all checks look now. */
  look(): void {
    this.#lastLook = this.#now()
    for (const check of this.#checks.values()) this.#lookAt(check)
  }

  /** What is known of the checks with one of these tags and of those of the node; without tags, and with `all`, of all. */
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
