import type { IndexerState } from "@serac/store"
import type { Clock } from "../clock.ts"
import type { LogFunction } from "../log.ts"
import type { Running } from "../running.ts"
import type { FreeSpace } from "./free-space.ts"

/** The parts of a progress report that a supervisor reads and sets. */
export interface SupervisedProgress {
  readonly state: IndexerState
  readonly faults: number
  readonly restarts: number
  readonly error?: string
}

/** Delays in milliseconds. */
export interface SupervisorDelays {
  /** Before the first restart. Default 1,000; doubled after each failure in a row. */
  readonly first?: number | undefined
  /** The longest delay before any restart. Default 60,000. */
  readonly longest?: number | undefined
  /** Between checks whether another process still holds the chain, and at most between checks of the disk space. Default 2,000. */
  readonly poll?: number | undefined
  /** An indexer without a report for this long is ended and restarted. Default 120,000. */
  readonly silence?: number | undefined
}

/** The reported state of an indexer that does not run. */
export interface Pause {
  readonly state: IndexerState
  /** Why it does not run, in words. */
  readonly reason: string | undefined
  /** Unix seconds of the next attempt; undefined if there is none. */
  readonly retryAt: number | undefined
}

/** What is supervised, and how. */
export interface SuperviseOptions<Progress extends SupervisedProgress> {
  /** The chain or network in words: `chain 43114`. */
  readonly subject: string
  /** Starts a new run of the indexer. Rejects if the signal aborts before it has started. */
  readonly start: (onProgress: (progress: Progress) => void, start: StartOptions) => Promise<Running<Progress>>
  /** The progress before the first report. */
  readonly starting: Progress
  /** Whether one report is further than another: a failure after progress counts as the first in a row. */
  readonly isFurther: (next: Progress, before: Progress) => boolean
  /** Whether no block is known to be missing: an indexer at the head works without storing blocks. Default: always. */
  readonly isCurrent?: ((progress: Progress) => boolean) | undefined
  /** The progress in another state, for an indexer that does not run at the moment. */
  readonly inState: (progress: Progress, pause: Pause) => Progress
  readonly onProgress?: ((progress: Progress) => void) | undefined
  readonly log?: LogFunction | undefined
  readonly space?: FreeSpace | undefined
  /** Resolves if the store answers; rejects if not, with the reason that is reported while a restart waits for the store. */
  readonly reach?: (() => Promise<void>) | undefined
  readonly delays?: SupervisorDelays | undefined
  readonly clock?: Clock | undefined
}

/** The conditions of one start of an indexer. */
export interface StartOptions {
  /** Whether the store was unavailable: the start then waits for the store before it opens it. Default false: it fails if the store is unavailable. */
  readonly awaitsStore?: boolean
  /** Ends the start when it aborts. */
  readonly signal?: AbortSignal
}
