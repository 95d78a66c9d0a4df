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

/** Whether a difference is one of those that are meant. */
export type Covers = (difference: Pick<Difference, keyof Finding | "check">) => boolean

/** A comparison that is to be made. */
export interface ReconciliationCheck {
  /** What is compared, in words. */
  readonly name: string
  /** How many requests it makes of the node, about. */
  readonly requests: number
  run(signal: AbortSignal): Promise<Compared>
  /** What the comparison can be made again by, where the keys of its findings do not tell; differences have it as `check`. */
  readonly id?: string
  /** Whether a difference is about what is compared, so that it stands no longer when nothing differs. Default none is. */
  readonly covers?: Covers
  /** Corrects what is stored, as far as what the node answers can be verified, and tells who lied. Default nothing is corrected. */
  readonly repair?: ((signal: AbortSignal) => Promise<Verdict>) | undefined
}

/** What a {@link createReconciler} works with. */
export interface ReconcilerOptions {
  /** Which chain: `chain 43114`, `network 1`. */
  readonly subject: string
  readonly clock: Clock
  readonly log: LogFunction
  /** Chooses what is compared next; undefined while nothing is to be compared, as before the head is reached. */
  readonly next: (signal: AbortSignal) => Promise<ReconciliationCheck | undefined>
  /** Gets each difference once. */
  readonly onDifference: (difference: Difference) => void
  /** Called when it is known whose word is true, with what tells of which differences. */
  readonly onVerdict?: ((covers: Covers, verdict: Verdict) => void) | undefined
  /** Called when both sides agree, with what tells which differences stand no longer. */
  readonly onAgreement?: ((covers: Covers) => void) | undefined
  /** Milliseconds for each request that a comparison makes of the node. Default 1000. */
  readonly interval?: number | undefined
  /** Milliseconds until a difference is looked at again. Default 15_000. */
  readonly confirmAfter?: number | undefined
  /** Called once it is stopped. */
  readonly onEnd?: (() => Promise<void>) | undefined
}

/** Compares what is stored with a node, again and again. */
export interface Reconciler extends BackgroundTask {
  /** What was compared since it began. */
  readonly counts: ReconcilerCounts
}

/** What a reconciler did since it began: what it compared, by kind, comparisons that were not possible, and differences that stand. */
export interface ReconcilerCounts {
  readonly compared: Readonly<Partial<Record<DifferenceKind, number>>>
  readonly skipped: number
  readonly differences: number
}

const idleMs = 5_000
const longestPause = 60_000
/** Differences that are remembered so that they are told once. */
const maxReported = 10_000

/**
 * Compares what is stored with a node, again and again, until it is stopped: slowly, so that neither has much to do with it.
 * Whatever fails is tried again later; nothing of it reaches the indexer.
 *
 * A difference that showed twice is an alarm: it is logged at `error` and handed over, once.
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

  /** It goes by time, not by blocks. */
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

  /** Makes one comparison. Returns how long the node is left alone after it. */
  async #step(signal: AbortSignal): Promise<number> {
    const { next, clock, confirmAfter = 15_000, interval = 1000, log, subject } = this.#options
    // A store that takes long to open is not waited for.
    const check = await unlessAborted(next(signal), signal)
    if (check === undefined) return idleMs
    // Nor is one that does not answer what is compared, which is only read.
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

  /** Whether both sides agree after what is stored was corrected. */
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

  /** Returns whether it is new. */
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
    // A node that fails is the indexer's to tell of.
    const level = error instanceof NodeFault || failures > 0 ? "debug" : "warn"
    log(level, "Reconciliation with the node failed; retrying", { subject, reason })
  }
}

/** What it comes to, unless the signal aborts before. */
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
