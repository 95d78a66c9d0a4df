import type { Clock } from "../../core/index.ts"
import type { NetworkIndexerProgress } from "../progress.ts"

interface PendingWork {
  readonly run: (signal: AbortSignal) => Promise<void>
  readonly refuse: (reason: unknown) => void
}

const reportEveryMs = 1_000

/** Lets an indexer and other work have the writer of a network in turn. */
export class WriterTurns {
  readonly #clock: Pick<Clock, "sleep">
  #interrupt: AbortController | undefined
  #pending: PendingWork | undefined
  #report: () => void = () => {}

  constructor(clock: Pick<Clock, "sleep">) {
    this.#clock = clock
  }

  /**
   * Ends the indexer, does the work, and starts the indexer again. Rejects where no indexer runs.
   *
   * @param work - its signal aborts when the indexer is to stop.
   */
  exclusive<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#interrupt === undefined || this.#pending !== undefined)
        return reject(new Error("the indexer has no turn to give"))
      this.#pending = { run: (signal) => work(signal).then(resolve, reject), refuse: reject }
      this.#interrupt.abort(new Error("another turn"))
    })
  }

  /**
   * Runs an indexer until the signal aborts.
   *
   * @param index - runs it until its signal aborts, and resolves then.
   */
  async run(index: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      do {
        const interrupt = new AbortController()
        this.#interrupt = interrupt
        await index(AbortSignal.any([signal, interrupt.signal]))
        if (this.#pending === undefined || signal.aborted) break
        await this.#give(this.#pending, signal)
        this.#pending = undefined
      } while (!signal.aborted)
    } finally {
      this.#interrupt = undefined
      this.#pending?.refuse(new Error("the indexer ended"))
      this.#pending = undefined
    }
  }

  /** Hands progress over. While other work has its turn, the last progress is reported once a second, and not that the indexer stopped. */
  progressOf(onProgress: (progress: NetworkIndexerProgress) => void): (progress: NetworkIndexerProgress) => void {
    return (progress) => {
      if (progress.state === "stopped" && this.#interrupt?.signal.aborted === true) return
      this.#report = () => onProgress(progress)
      onProgress(progress)
    }
  }

  async #give({ run }: PendingWork, signal: AbortSignal): Promise<void> {
    const ending = new AbortController()
    const reporting = this.#reportOn(ending.signal)
    await run(signal)
    ending.abort(new Error("the turn is over"))
    await reporting
  }

  async #reportOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.#report()
      await this.#clock.sleep(reportEveryMs, signal).catch(() => {})
    }
  }
}
