import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import { WrongChainError } from "../wrong-chain-error.ts"
import { inBoth } from "./confirm.ts"
import { type Compared, type Difference, type DifferenceKind, type Finding, findingKey } from "./difference.ts"
import type { ReconciliationCheck } from "./reconciler.ts"

/** How {@link runChecks} compares. */
export interface VerifyOptions {
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Milliseconds until differing data is compared again. Default 5_000. */
  readonly confirmAfter?: number | undefined
  /** Parallel comparisons. Default 4. */
  readonly concurrency?: number | undefined
  /** Receives the group, the comparisons done, and their total if it is known. */
  readonly onProgress?: ((what: string, done: number, of?: number) => void) | undefined
}

/** The result of comparing all data. */
export interface Verification {
  /** How many things of each kind were compared. */
  readonly compared: Readonly<Partial<Record<DifferenceKind, number>>>
  /** Differences that two comparisons showed. At most 1,000. */
  readonly differences: readonly Difference[]
  /** What could not be compared, and why. Equal reasons of a group are counted together. */
  readonly skipped: readonly Skipped[]
}

/** Comparisons that could not be made. */
export interface Skipped {
  /** What was to be compared, in words. */
  readonly what: string
  readonly reason: string
  readonly times: number
}

/** Comparisons of one kind. */
export interface CheckGroup {
  /** The kind in words, such as `blocks`. */
  readonly what: string
  /** The number of comparisons, if it is known. */
  readonly count?: number | undefined
  readonly checks: Iterable<ReconciliationCheck> | AsyncIterable<ReconciliationCheck>
}

const checkAttempts = 3
/** Maximum comparisons that are repeated at the end. A store that differs everywhere is not read twice. */
const maxSuspects = 1000
const maxDifferences = 1000
/** After this many impossible comparisons in a row the rest of their group is skipped. */
const hopeless = 8

/**
 * Makes all comparisons, group by group. Comparisons with findings are repeated after a pause at the end, and only findings
 * that both show are returned. Impossible comparisons are returned too; too many in a row end their group.
 */
export async function runChecks(
  subject: string,
  groups: readonly CheckGroup[],
  options: VerifyOptions,
): Promise<Verification> {
  const run = new Checks(subject, options)
  for (const group of groups) await run.group(group)
  return run.end()
}

interface Suspect {
  readonly check: ReconciliationCheck
  readonly findings: readonly Finding[]
}

class Checks {
  readonly #subject: string
  readonly #options: VerifyOptions
  readonly #compared = new Map<DifferenceKind, number>()
  readonly #skipped = new Map<string, Skipped>()
  readonly #suspects: Suspect[] = []

  constructor(subject: string, options: VerifyOptions) {
    this.#subject = subject
    this.#options = options
  }

  async group({ what, count, checks }: CheckGroup): Promise<void> {
    const { signal, concurrency = 4, onProgress } = this.#options
    let done = 0
    let inRow = 0
    let isHopeless = false
    const running = new Set<Promise<void>>()
    const failures: unknown[] = []
    const make = async (check: ReconciliationCheck) => {
      const outcome = await this.#attempt(check)
      done += 1
      onProgress?.(what, done, count)
      if ("skipped" in outcome) {
        this.#skip(what, outcome.skipped)
        isHopeless ||= ++inRow >= hopeless
        return
      }
      inRow = 0
      for (const [kind, number] of Object.entries(outcome.compared) as [DifferenceKind, number][])
        this.#compared.set(kind, (this.#compared.get(kind) ?? 0) + number)
      if (outcome.findings.length > 0) this.#suspects.push({ check, findings: outcome.findings })
    }
    for await (const check of checks) {
      signal.throwIfAborted()
      if (isHopeless || failures.length > 0 || this.#suspects.length >= maxSuspects) break
      const work: Promise<void> = make(check)
        .catch((error) => void failures.push(error))
        .finally(() => running.delete(work))
      running.add(work)
      if (running.size >= concurrency) await Promise.race(running)
    }
    await Promise.all(running)
    if (failures.length > 0) throw failures[0]
    if (isHopeless) this.#skip(what, "the rest was given up")
  }

  /** Repeats the comparisons with findings. */
  async end(): Promise<Verification> {
    const { clock, signal, confirmAfter = 5_000, onProgress } = this.#options
    // Several comparisons may show the same difference.
    const found = new Map<string, Difference>()
    if (this.#suspects.length > 0) await clock.sleep(confirmAfter, signal)
    for (const [at, { check, findings }] of this.#suspects.entries()) {
      if (found.size >= maxDifferences) break
      onProgress?.("what differs, once more", at, this.#suspects.length)
      const again = await this.#attempt(check)
      if ("skipped" in again) this.#skip(check.name, `it differed, and could not be compared again: ${again.skipped}`)
      else
        for (const one of inBoth(findings, again.findings))
          found.set(findingKey(one), { subject: this.#subject, ...one, at: Math.floor(clock.now() / 1000) })
    }
    return {
      compared: Object.fromEntries(this.#compared),
      differences: [...found.values()].slice(0, maxDifferences),
      skipped: [...this.#skipped.values()],
    }
  }

  async #attempt({ run }: ReconciliationCheck): Promise<Compared> {
    const { signal, clock } = this.#options
    for (let attempt = 1; ; attempt++) {
      try {
        return await run(signal)
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof WrongChainError) return { skipped: error.message }
        if (!(error instanceof NodeFault)) throw error
        if (attempt >= checkAttempts) return { skipped: error.message }
        await clock.sleep(200 * 2 ** attempt, signal)
      }
    }
  }

  #skip(what: string, reason: string): void {
    // Reasons that differ only in their numbers, such as a block number, count together.
    const key = `${what} ${reason.replace(/\d+/g, "")}`
    const times = (this.#skipped.get(key)?.times ?? 0) + 1
    if (times === 1 && this.#skipped.size >= 100) return
    this.#skipped.set(key, { what, reason: this.#skipped.get(key)?.reason ?? reason, times })
  }
}
