import type { Clock } from "../clock.ts"
import type { RecheckFile, RecheckLane } from "./recheck-file.ts"

/** Consecutive blocks. */
export interface BlockStretch {
  readonly from: number
  readonly count: number
}

/** What a {@link Recheck} works with. */
export interface RecheckOptions {
  readonly clock: Pick<Clock, "now">
  /** Milliseconds within which every block is compared again. */
  readonly period: number
  readonly file: RecheckFile
}

/** A pass takes this share of the period: the rest is for times when a node or the indexer is away. */
const passShare = 0.9
/** A pass that is behind, as after a long pause, takes no more blocks at once. */
const maxStretch = 1024

/**
 * Passes over all blocks of chains, each from block 0 to the newest one, one pass after the other. A pass is as fast as its chain is long:
 * how much of its time is over says up to which block it is to be. So each block has its turn at the latest a pass after its last one, also
 * when the chain grows meanwhile. Where a pass is, and when it began, is kept in a file.
 */
export class Recheck {
  readonly #clock: Pick<Clock, "now">
  readonly #period: number
  readonly #file: RecheckFile
  /** The last block of the pass, by chain. */
  readonly #ends = new Map<string, number>()

  constructor({ clock, period, file }: RecheckOptions) {
    this.#clock = clock
    this.#period = period
    this.#file = file
  }

  /**
   * The blocks that are to be compared now; undefined while there are none.
   *
   * @param name - of the chain, among those of the file.
   * @param highest - the newest block that can be compared.
   * @param most - blocks at most. Default 1024.
   */
  due(name: string, highest: number, most = maxStretch): BlockStretch | undefined {
    if (highest < 0) return undefined
    const now = this.#clock.now()
    const pass = this.#period * passShare
    const lane = this.#laneAt(name, now, highest)
    const elapsed = now - lane.startedAt
    // Blocks that come when the pass should have ended are the next one's: else it would never end.
    const end = Math.min(highest, elapsed < pass ? highest : (this.#ends.get(name) ?? lane.highest))
    this.#ends.set(name, end)
    if (lane.next > end) {
      if (elapsed < pass) return undefined
      this.#ends.delete(name)
      // What was missed in a long pause is not made up for more than once.
      const startedAt = Math.max(lane.startedAt + pass, now - pass)
      this.#file.save(name, { ...lane, next: 0, startedAt, highest })
      return this.due(name, highest, most)
    }
    const until = Math.floor((end + 1) * Math.min(1, elapsed / pass))
    const count = Math.min(until - lane.next, most)
    return count > 0 ? { from: lane.next, count } : undefined
  }

  /** Says that the blocks below a number were compared in this pass. A restart goes on from there. */
  reached(name: string, next: number): void {
    const lane = this.#file.lanes.get(name)
    const highest = this.#ends.get(name) ?? next
    if (lane !== undefined && lane.next !== next) this.#file.save(name, { ...lane, next, highest })
  }

  #laneAt(name: string, now: number, highest: number): RecheckLane {
    const known = this.#file.lanes.get(name)
    // A clock that was put back must not stop the pass.
    const startedAt = Math.min(known?.startedAt ?? now, now)
    const lane = { next: 0, highest, ...known, startedAt, period: this.#period }
    if (known?.startedAt !== startedAt || known.period !== this.#period) this.#file.save(name, lane)
    return lane
  }
}

const units = { h: 3_600_000, d: 86_400_000 } as const

/**
 * Milliseconds of a setting such as `30d` or `12h`.
 *
 * @throws TypeError for any other text.
 */
export function recheckPeriod(setting: string): number {
  const [, number, unit] = /^([1-9]\d{0,3})([hd])$/.exec(setting) ?? []
  if (number === undefined || unit === undefined)
    throw new TypeError("recheck must be hours or days, such as 12h or 30d")
  return Number(number) * units[unit as keyof typeof units]
}
