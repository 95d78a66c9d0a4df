import type { IndexerState } from "@serac/store"
import { type Clock, systemClock, unixSeconds } from "../clock.ts"
import { errorMessage } from "../error-message.ts"
import type { LogFunction } from "../log.ts"
import type { Running } from "../running.ts"
import { indexingSettings } from "../settings.ts"
import type { SupervisedProgress, SuperviseOptions, SupervisorDelays } from "./supervised.ts"
import { isAway, type Verdict, verdictOf } from "./verdict.ts"

/**
 * Keeps an indexer running until it is stopped. When the indexer ends for any reason, it is restarted without any of its
 * state: with a new thread, a new connection, and the head read again. A failure that only an operator can fix is retried
 * once a minute. `ended` never rejects.
 */
export function supervise<Progress extends SupervisedProgress>(options: SuperviseOptions<Progress>): Running<Progress> {
  const supervisor = new Supervisor(options)
  const ended = supervisor.run()
  return {
    get progress() {
      return supervisor.progress
    },
    ended,
    async stop() {
      supervisor.stop()
      await ended
    },
  }
}

const stopReason = new Error("The indexer was stopped.")
const operatorPause = 60_000
/** Milliseconds before the first retry after a failure of the store, and before later ones: its return must be noticed within seconds. */
const firstStorePause = 250
const storePause = 1_000
/** Milliseconds between two checks of the disk space; a check is cheap. */
const spacePause = 1_000
/** Milliseconds between two attempts to reach an unavailable store; an attempt is cheap. */
const reachPause = 500
const tellEvery = 1_000
/** Milliseconds that an indexer must run after a failure that needed an operator before it counts as fixed. */
const mendedAfter = 30_000

/** States in which a running indexer itself reports why it waits. */
const isWaiting: ReadonlySet<IndexerState> = new Set(["retrying", "stuck"])

/** Why the indexer is not running, or was not until a moment ago. */
interface Held extends Verdict {
  readonly reason: string
}

class Supervisor<Progress extends SupervisedProgress> {
  progress: Progress
  readonly #options: SuperviseOptions<Progress>
  readonly #clock: Clock
  readonly #log: LogFunction
  readonly #stopping = new AbortController()
  readonly #delays: { readonly [Name in keyof SupervisorDelays]-?: number }
  #failures = 0
  /** Whether the indexer ended because its store is unavailable. */
  #awaitsStore = false
  /** Failures of the store in a row, since the indexer last worked. */
  #storeFailures = 0
  #restarts = 0
  /** Faults of earlier runs. */
  #faults = 0
  #heardAt = 0
  #begunAt = 0
  #held: Held | undefined
  #furthest: Progress
  #told: string | undefined

  constructor(options: SuperviseOptions<Progress>) {
    const {
      first = 1_000,
      longest = indexingSettings.maxRetryDelay.default,
      poll = 2_000,
      silence = 120_000,
    } = options.delays ?? {}
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#log = options.log ?? (() => {})
    this.#delays = { first, longest, poll, silence }
    this.progress = options.starting
    this.#furthest = options.starting
  }

  stop(): void {
    this.#stopping.abort(stopReason)
  }

  async run(): Promise<void> {
    let wasLacking = false
    while (!this.#stopping.signal.aborted) {
      const lack = await this.#options.space?.lack()
      if (lack !== undefined) await this.#wait("paused", lack, Math.min(spacePause, this.#delays.poll))
      else {
        if (wasLacking) this.#showStarting()
        await this.#runOnce()
      }
      wasLacking = lack !== undefined
    }
    const { state, error } = this.progress
    // The reason why it was stuck still holds after it is stopped.
    const reason = state === "stuck" ? error : undefined
    this.#show(this.#options.inState(this.progress, { state: "stopped", reason, retryAt: undefined }))
  }

  /** Ends a pause for disk space: its reason is no longer true, however long the start takes. */
  #showStarting(): void {
    if (this.#held?.state === "paused") this.#held = undefined
    this.#show(this.#options.inState(this.progress, { state: "starting", reason: undefined, retryAt: undefined }))
  }

  /** Runs the indexer until it ends, then waits until it may be restarted. */
  async #runOnce(): Promise<void> {
    const { start, subject } = this.#options
    const base = this.#faults
    try {
      this.#heardAt = this.#begunAt = this.#clock.elapsed()
      const over = new AbortController()
      const begun = new AbortController()
      const { signal } = this.#stopping
      void this.#tellUntil(begun.signal)
      if (this.#awaitsStore) void this.#tellWhyAway(begun.signal)
      const starting = start((progress) => this.#hear({ ...progress, faults: base + progress.faults }), {
        awaitsStore: this.#awaitsStore,
        signal,
      })
      const running = await starting.finally(() => begun.abort(stopReason))
      const watching = AbortSignal.any([over.signal, this.#stopping.signal])
      const ends = [until(watching), ...(running.misplaced === undefined ? [] : [running.misplaced])]
      const interrupted = Promise.race([...ends, this.#untilNoSpace(watching), this.#untilSilent(watching)])
      try {
        const why = await Promise.race([running.ended.then(() => "ended" as const), interrupted])
        if (why === "silent") {
          await running.terminate?.()
          throw new Error(`${subject}: its thread has not answered for ${this.#delays.silence / 1000} s and was ended`)
        }
        if (why === "ended") throw new Error(`${subject}: its indexer ended by itself`)
        await running.stop()
      } finally {
        over.abort(stopReason)
      }
    } catch (error) {
      this.#faults = this.progress.faults
      if (!this.#stopping.signal.aborted) await this.#failed(error)
    }
  }

  /** Reports repeatedly that a restart is in progress: it may take as long as a store does not answer. */
  async #tellUntil(begun: AbortSignal): Promise<void> {
    while ((await this.#sleeps(tellEvery, AbortSignal.any([begun, this.#stopping.signal]))) === "slept")
      if (this.#held !== undefined) this.#show(this.#inState(this.progress, this.#held, this.#clock.elapsed()))
  }

  #hear(progress: Progress): void {
    this.#heardAt = this.#clock.elapsed()
    if (this.#options.isFurther(progress, this.#furthest)) {
      this.#furthest = progress
      this.#failures = 0
      this.#told = undefined
      this.#held = undefined
    }
    // The supervisor itself reports how the indexer ended.
    if (progress.state === "stopped") return
    if (this.#held && !this.#isMended(progress)) this.#show(this.#inState(progress, this.#held, this.#mendedAt()))
    else {
      this.#held = undefined
      this.#storeFailures = 0
      this.#show(progress)
    }
  }

  /**
   * Whether the failure is over, as far as is known before a block is stored. While a block is missing the failure may
   * return, and the state would alternate between working and failing.
   */
  #isMended(progress: Progress): boolean {
    const { isCurrent = () => true } = this.#options
    if (this.#held?.retry === "operator") return this.#clock.elapsed() - this.#begunAt >= mendedAfter
    // The wait that the indexer itself reports is newer.
    if (isWaiting.has(progress.state)) return true
    return progress.state !== "starting" && isCurrent(progress)
  }

  /** When the running indexer counts as fixed at the earliest, by the clock's `elapsed`. */
  #mendedAt(): number {
    const now = this.#clock.elapsed()
    return this.#held?.retry === "operator" ? Math.max(now, this.#begunAt + mendedAfter) : now
  }

  /** @param until - by the clock's `elapsed`. */
  #inState(progress: Progress, { state, reason }: Pick<Held, "state" | "reason">, until: number): Progress {
    return this.#options.inState(progress, { state, reason, retryAt: unixSeconds(this.#clock, until) })
  }

  #show(progress: Progress): void {
    this.progress = { ...progress, restarts: this.#restarts }
    this.#options.onProgress?.(this.progress)
  }

  async #failed(error: unknown): Promise<void> {
    const verdict = verdictOf(error)
    const reason = (await this.#lackAfter(verdict)) ?? errorMessage(error)
    const pause = this.#pauseOf(verdict)
    this.#held = { ...verdict, reason }
    this.#tell(verdict, reason, pause)
    await this.#wait(verdict.state, reason, pause)
    this.#awaitsStore = isAway(error)
    if (!this.#stopping.signal.aborted) this.#restarts++
  }

  /** The missing space after a write found the disk full; undefined for other failures, and if the space is unknown. */
  async #lackAfter({ state }: Verdict): Promise<string | undefined> {
    if (state !== "paused") return undefined
    this.#options.space?.wasFull()
    return this.#options.space?.lack()
  }

  #pauseOf({ retry }: Verdict): number {
    const { first, longest, poll } = this.#delays
    if (retry === "poll") return poll
    if (retry === "store") {
      const full = this.#storeFailures++ === 0 ? firstStorePause : storePause
      return Math.min(full, longest) * (1 - this.#clock.random() / 4)
    }
    if (retry === "operator") return Math.min(operatorPause, longest)
    const pause = Math.min(longest, first * 2 ** Math.min(this.#failures++, 20))
    // Chains that failed together, with their database, must not restart at the same moment.
    return pause * (1 - this.#clock.random() / 4)
  }

  /** Logs a failure at its level; at `debug` if it is the same as the last one. */
  #tell({ state, retry }: Verdict, reason: string, pause: number): void {
    const told = `${state} ${reason}`
    const facts = { subject: this.#options.subject, reason, again: `in ${Math.ceil(pause / 1000)} s` }
    const level = this.#told === told ? "debug" : retry === "operator" ? "error" : state === "standby" ? "info" : "warn"
    this.#told = told
    const words = {
      retrying: "Indexing failed; restarting",
      stuck: "Indexing needs an operator",
      paused: "Indexing paused: the disk is full",
      standby: "Another process indexes this; standing by",
    }[state]
    this.#log(level, words, facts)
  }

  async #wait(state: Verdict["state"], reason: string, milliseconds: number): Promise<void> {
    // The unchanged state is reported repeatedly, since an indexer without reports counts as dead.
    const until = this.#clock.elapsed() + milliseconds
    for (let left = milliseconds; left > 0 && !this.#stopping.signal.aborted; left -= tellEvery) {
      this.#show(this.#inState(this.progress, { state, reason }, until))
      await this.#clock.sleep(Math.min(tellEvery, left), this.#stopping.signal).catch(() => {})
    }
  }

  /** While a restart waits for its store, keeps the reported reason current: why the store does not answer now. */
  async #tellWhyAway(begun: AbortSignal): Promise<void> {
    const { reach = () => Promise.resolve() } = this.#options
    const over = AbortSignal.any([begun, this.#stopping.signal])
    do {
      const reason = await reach().then(() => undefined, errorMessage)
      if (over.aborted || this.#held === undefined) return
      if (reason !== undefined) this.#held = { ...this.#held, reason }
    } while ((await this.#sleeps(reachPause, over)) === "slept")
  }

  async #untilNoSpace(signal: AbortSignal): Promise<"full"> {
    const { space } = this.#options
    for (;;) {
      if ((await this.#sleeps(Math.min(spacePause, this.#delays.poll), signal)) === "over") return new Promise(() => {})
      if ((await space?.lack()) !== undefined) return "full"
    }
  }

  async #untilSilent(signal: AbortSignal): Promise<"silent"> {
    const { silence } = this.#delays
    for (;;) {
      const left = this.#heardAt + silence - this.#clock.elapsed()
      const heardAt = this.#heardAt
      if ((await this.#sleeps(Math.max(silence / 10, left), signal)) === "over") return new Promise(() => {})
      if (this.#heardAt === heardAt && this.#clock.elapsed() - heardAt >= silence) return "silent"
    }
  }

  #sleeps(milliseconds: number, signal: AbortSignal): Promise<"slept" | "over"> {
    return this.#clock.sleep(milliseconds, signal).then(
      () => "slept",
      () => "over",
    )
  }
}

function until(signal: AbortSignal): Promise<"stopped"> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("stopped")
    signal.addEventListener("abort", () => resolve("stopped"), { once: true })
  })
}
