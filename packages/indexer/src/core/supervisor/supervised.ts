import type { IndexerState } from "@serac/store"
import type { Clock } from "../clock.ts"
import type { LogFunction } from "../log.ts"
import type { Running } from "../running.ts"
import type { FreeSpace } from "./free-space.ts"

/** What of a report a supervisor reads and fills in. */
export interface SupervisedProgress {
  readonly state: IndexerState
  readonly faults: number
  readonly restarts: number
  readonly error?: string
}

/** Milliseconds. */
export interface SupervisorDelays {
  /** Before the first new beginning. Default 1,000; twice as long after each failure in a row. */
  readonly first?: number | undefined
  /** Before any new beginning. Default 60,000. */
  readonly longest?: number | undefined
  /** Between looks at what another process holds, and at most between those at the space on the disk. Default 2,000. */
  readonly poll?: number | undefined
  /** An indexer that tells nothing for so long is ended and begun anew. Default 120,000. */
  readonly silence?: number | undefined
}

/** What is told of one that does not run. */
export interface Pause {
  readonly state: IndexerState
  /** Why, in words. */
  readonly reason: string | undefined
  /** When it goes on, in Unix seconds; undefined where it has ended. */
  readonly retryAt: number | undefined
}

/** What is supervised, and how. */
export interface SuperviseOptions<Progress extends SupervisedProgress> {
  /** What it is, in words: `chain 43114`. */
  readonly subject: string
  /** Begins it, anew each time. Rejects when the signal aborts before it has begun. */
  readonly start: (onProgress: (progress: Progress) => void, start: StartOptions) => Promise<Running<Progress>>
  /** The report before it made any. */
  readonly starting: Progress
  /** Whether one report is further than another: a failure after progress is the first one of its kind. */
  readonly isFurther: (next: Progress, before: Progress) => boolean
  /** Whether nothing is known to be missing: one that stores no block since there is none is at work. Default: nothing ever is. */
  readonly isCurrent?: ((progress: Progress) => boolean) | undefined
  /** The report in another state, for what is not running at the moment. */
  readonly inState: (progress: Progress, pause: Pause) => Progress
  readonly onProgress?: ((progress: Progress) => void) | undefined
  readonly log?: LogFunction | undefined
  readonly space?: FreeSpace | undefined
  /** Resolves once its store answers; rejects where it does not, with what is told while one that was away is waited for. */
  readonly reach?: (() => Promise<void>) | undefined
  readonly delays?: SupervisorDelays | undefined
  readonly clock?: Clock | undefined
}

/** What one beginning of an indexer is like. */
export interface StartOptions {
  /** Its store was away: it waits until that answers before it opens it. Default no: it fails where the store is away. */
  readonly awaitsStore?: boolean
  /** Ends what is being started when it aborts. */
  readonly signal?: AbortSignal
}
