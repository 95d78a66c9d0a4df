import type { BackgroundTask } from "../background-task.ts"
import type { Clock } from "../clock.ts"
import { NodeFault } from "../fault.ts"
import type { LogFunction } from "../log.ts"
import { confirm } from "./confirm.ts"
import {
  boundedVerdict,
  type Compared,
  type Difference,
  type DifferenceKind,
  type Finding,
  findingKey,
  type Verdict,
} from "./difference.ts"

/** Whether a difference belongs to a given comparison. */
export type Covers = (difference: Pick<Difference, keyof Finding | "check">) => boolean

/** A comparison of stored data with a node. */
export interface ReconciliationCheck {
  /** What is compared, in words. */
  readonly name: string
  /** The approximate number of requests to the node. */
  readonly requests: number
  run(signal: AbortSignal): Promise<Compared>
  /** Identifies the comparison, so that it can be repeated, if the keys of its findings do not. Differences carry it as `check`. */
  readonly id?: string
  /** Whether a difference belongs to this comparison, so that it is settled when the comparison finds none. Default: no difference does. */
  readonly covers?: Covers
  /** Corrects the stored data as far as the nodes' answers can be verified, and returns which nodes gave false answers. Default: nothing is corrected. */
  readonly repair?: ((signal: AbortSignal) => Promise<Verdict>) | undefined
}

/** What {@link createReconciler} needs. */
export interface ReconcilerOptions {
  /** The chain or network: `chain 43114`, `network 1`. */
  readonly subject: string
  readonly clock: Clock
  readonly log: LogFunction
  /** Chooses the next comparison; undefined while nothing is to be compared, such as before the head is reached. */
  readonly next: (signal: AbortSignal) => Promise<ReconciliationCheck | undefined>
  /** Receives each difference once. */
  readonly onDifference: (difference: Difference) => void
  /** Called with a verdict, and a function that selects the differences it is about. */
  readonly onVerdict?: ((covers: Covers, verdict: Verdict) => void) | undefined
  /** Called when both sides agree, with a function that selects the differences that are settled. */
  readonly onAgreement?: ((covers: Covers) => void) | undefined
  /** Milliseconds of pause for each request that a comparison makes. Default 1000. */
  readonly interval?: number | undefined
  /** Milliseconds until a difference is compared again. Default 15_000. */
  readonly confirmAfter?: number | undefined
  /** Called after the reconciler has stopped. */
  readonly onEnd?: (() => Promise<void>) | undefined
}

/** Compares stored data with a node continuously. */
export interface Reconciler extends BackgroundTask {
  /** Counts since the reconciler started. */
  readonly counts: ReconcilerCounts
}

/** Counts of a reconciler since it started: things compared, by kind; comparisons that were not possible; standing differences. */
export interface ReconcilerCounts {
  readonly compared: Readonly<Partial<Record<DifferenceKind, number>>>
  readonly skipped: number
  readonly differences: number
}

const idleMs = 5_000
const longestPause = 60_000
/** Maximum differences that are remembered so that each is reported once. */
const maxReported = 10_000

/**
 * Compares stored data with a node until it is stopped, slowly enough to load neither. Failures are retried later and never
 * affect the indexer. A difference that two comparisons show is an alarm: it is logged at `error` and reported once.
 */
export function createReconciler(options: ReconcilerOptions): Reconciler {
  const reconciler = new Loop(options)
  reconciler.start()
  return reconciler
}

class Loop implements Reconciler {
  readonly #options: ReconcilerOptions
  readonly #stopping = new AbortController()
  readonly #compared = new Map<DifferenceKind, number>()
  readonly #told = new Map<string, Difference>()
  #skipped = 0
  #differences = 0
  #ended: Promise<void> = Promise.resolve()

  constructor(options: ReconcilerOptions) {
    this.#options = options
  }

  get counts(): ReconcilerCounts {
    const [skipped, differences] = [this.#skipped, this.#differences]
    return { compared: Object.fromEntries(this.#compared), skipped, differences }
  }

  start(): void {
    this.#ended = this.#run()
  }

  /** Does nothing: a timer starts the comparisons, not new blocks. */
  wake(): void {}

  async stop(): Promise<void> {
    this.#stopping.abort(new Error("stopped"))
    await this.#ended
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    const { clock, interval = 1000 } = this.#options
    let pause = interval
    let failures = 0
    while (!signal.aborted) {
      await clock.sleep(pause, signal).catch(() => {})
      if (signal.aborted) break
      try {
        pause = await this.#step(signal)
        failures = 0
      } catch (error) {
        if (signal.aborted) break
        this.#skipped += 1
        this.#failed(error, failures)
        pause = Math.min(longestPause, interval * 2 ** ++failures)
      }
    }
    await this.#options.onEnd?.().catch(() => {})
  }

  /** Makes one comparison. Returns the milliseconds until the next one. */
  async #step(signal: AbortSignal): Promise<number> {
    const { next, clock, confirmAfter = 15_000, interval = 1000, log, subject } = this.#options
    // `stop` does not wait for a store that is slow to open.
    const check = await unlessAborted(next(signal), signal)
    if (check === undefined) return idleMs
    // `stop` does not wait for the comparison either: it only reads.
    const outcome = await unlessAborted(confirm(check.run, { clock, pause: confirmAfter, signal }), signal)
    if ("skipped" in outcome) {
      this.#skipped += 1
      log("debug", "Nothing could be compared with the node", { subject, check: check.name, reason: outcome.skipped })
    } else {
      for (const [kind, count] of Object.entries(outcome.compared) as [DifferenceKind, number][])
        this.#compared.set(kind, (this.#compared.get(kind) ?? 0) + count)
      const at = Math.floor(clock.now() / 1000)
      const { id } = check
      const named = id === undefined ? {} : { check: id }
      const fresh = outcome.findings.filter((one) => this.#tell({ subject, ...one, at, ...named }))
      const agrees = outcome.findings.length === 0 || (await this.#repair(check, fresh.length > 0, signal))
      if (agrees && check.covers) this.#agree(check.covers)
    }
    return interval * check.requests
  }

  /** Repairs stored data. Returns whether both sides agree afterwards. */
  async #repair(
    { name, repair, run, covers }: ReconciliationCheck,
    isNew: boolean,
    signal: AbortSignal,
  ): Promise<boolean> {
    if (repair === undefined) return false
    const { log, subject, onVerdict } = this.#options
    try {
      const verdict = boundedVerdict(await repair(signal))
      if (covers) onVerdict?.(covers, verdict)
      if (verdict.verified === undefined) {
        const reason = "no node's answer is confirmed by its hashes"
        log(isNew ? "warn" : "debug", "What differs from the node cannot be repaired", { subject, check: name, reason })
        return false
      }
      const after = await run(signal)
      if ("skipped" in after || after.findings.length > 0) return false
    } catch (error) {
      signal.throwIfAborted()
      const reason = error instanceof Error ? error.message : String(error)
      log(isNew ? "warn" : "debug", "What differs from the node cannot be repaired", { subject, check: name, reason })
      return false
    }
    log("info", "What differed from the node is repaired", { subject, check: name })
    return true
  }

  #agree(covers: Covers): void {
    for (const [text, one] of this.#told) {
      if (!covers(one)) continue
      this.#told.delete(text)
      this.#differences -= 1
    }
    this.#options.onAgreement?.(covers)
  }

  /** Reports a difference unless it is known. Returns whether it is new. */
  #tell(difference: Difference): boolean {
    const text = findingKey(difference)
    if (this.#told.has(text)) return false
    if (this.#told.size >= maxReported) this.#told.clear()
    this.#told.set(text, difference)
    this.#differences += 1
    const { log, onDifference } = this.#options
    log("error", "The store differs from the node", { ...difference })
    onDifference(difference)
    return true
  }

  #failed(error: unknown, failures: number): void {
    const { log, subject } = this.#options
    const reason = error instanceof Error ? error.message : String(error)
    // The indexer itself reports a failing node.
    const level = error instanceof NodeFault || failures > 0 ? "debug" : "warn"
    log(level, "Reconciliation with the node failed; retrying", { subject, reason })
  }
}

/** The outcome of the work. Rejects with the signal's reason if the signal aborts first. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason)
    signal.addEventListener("abort", abort, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener("abort", abort)
  }
}
