import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import type { Clock } from "../../core/index.ts"

const shortestPauseMs = 10_000
const longestPauseMs = 86_400_000
/** A pause is at least this many times as long as the repair took. */
const pauseShare = 3
/** Milliseconds without a repair, after the end of the last pause, after which the next one is the first in a row again. */
const quietMs = 3_600_000

/** Why a network is not indexed again yet. */
interface KeptPause {
  /** Unix milliseconds. */
  readonly until: number
  /** Repairs in a row. */
  readonly count: number
}

/**
 * When a network may be indexed again unasked, kept in a file: a repair in vain may end the indexer, which then begins anew, and must not be
 * followed by another one each time. Each repair in a row is followed by a pause twice as long as the last, since also one that corrected
 * rows may have been of a node that lies. Where the file cannot be written, the pause ends with the indexer.
 */
export class RepairPause {
  readonly #path: string
  readonly #clock: Pick<Clock, "now">
  #kept: KeptPause

  constructor(path: string, clock: Pick<Clock, "now">) {
    this.#path = path
    this.#clock = clock
    this.#kept = readPause(path)
  }

  /** Unix milliseconds; undefined if there is no pause. A time beyond the longest pause is none: the clock was set back. */
  get until(): number | undefined {
    const left = this.#kept.until - this.#clock.now()
    return left > 0 && left <= longestPauseMs ? this.#kept.until : undefined
  }

  /**
   * A repair ended.
   *
   * @param workMs - milliseconds that it took.
   */
  begin(workMs: number): void {
    const now = this.#clock.now()
    const count = now - this.#kept.until < quietMs ? this.#kept.count + 1 : 1
    const milliseconds = Math.max(shortestPauseMs, pauseShare * workMs) * 2 ** (count - 1)
    this.#kept = { until: now + Math.min(longestPauseMs, milliseconds), count }
    try {
      mkdirSync(dirname(this.#path), { recursive: true })
      writeFileSync(this.#path, JSON.stringify(this.#kept))
    } catch {
      // It holds until the indexer ends.
    }
  }
}

function readPause(path: string): KeptPause {
  try {
    const { until, count }: Partial<KeptPause> = JSON.parse(readFileSync(path, "utf8"))
    if (Number.isSafeInteger(count) && Number.isFinite(until)) return { until: Number(until), count: Number(count) }
  } catch {
    // There was none, or it is damaged.
  }
  return { until: 0, count: 0 }
}
