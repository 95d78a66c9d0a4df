import type { Clock } from "../clock.ts"
import type { ExtraPass, RecheckFile, RecheckLane } from "./recheck-file.ts"

/** Consecutive blocks. */
export interface BlockStretch {
  readonly from: number
  readonly count: number
}

/** What a {@link Recheck} needs. */
export interface RecheckOptions {
  readonly clock: Pick<Clock, "now">
  /** Milliseconds within which every block is compared again. */
  readonly period: number
  readonly file: RecheckFile
}

/** A pass takes this share of the period. The rest is a reserve for times when a node or the indexer is down. */
const passShare = 0.9
/** Maximum blocks at once for a pass that is late, such as after a long pause. */
const maxStretch = 1024
/** Minimum milliseconds from the beginning of an extra pass to that of the next one. */
const extraEvery = 3_600_000

/**
 * Passes over all blocks of chains, each from block 0 to the newest, one after the other. The elapsed share of a pass's time
 * determines the block it must have reached, so the speed follows the length of the chain. Each block is compared at the
 * latest one pass after its last comparison, even if the chain grows meanwhile. A file keeps the position and the beginning
 * of each pass. Where a node was caught with false answers, an extra pass is made at once.
 */
export class Recheck {
  readonly #clock: Pick<Clock, "now">
  readonly #period: number
  readonly #file: RecheckFile
  /** The last block of the current pass, by chain. */
  readonly #ends = new Map<string, number>()
  /** Chains of which an extra pass is to begin, and those whose last blocks were of one. */
  readonly #wanted = new Set<string>()
  readonly #inExtra = new Set<string>()

  constructor({ clock, period, file }: RecheckOptions) {
    this.#clock = clock
    this.#period = period
    this.#file = file
  }

  /**
   * The blocks to compare now; undefined if there are none.
   *
   * @param name - of the chain in the file.
   * @param highest - the newest block that can be compared.
   * @param most - maximum blocks. Default 1024.
   */
  due(name: string, highest: number, most = maxStretch): BlockStretch | undefined {
    if (highest < 0) return undefined
    const now = this.#clock.now()
    const pass = this.#period * passShare
    const lane = this.#laneAt(name, now, highest)
    const extra = this.#extraOf(name, lane, now, highest)
    if (extra) {
      this.#inExtra.add(name)
      return { from: extra.next, count: Math.min(most, Math.min(extra.end, highest) + 1 - extra.next) }
    }
    this.#inExtra.delete(name)
    const elapsed = now - lane.startedAt
    // Blocks that arrive after the planned end of the pass belong to the next one; otherwise the pass would never end.
    const end = Math.min(highest, elapsed < pass ? highest : (this.#ends.get(name) ?? lane.highest))
    this.#ends.set(name, end)
    if (lane.next > end) {
      if (elapsed < pass) return undefined
      this.#ends.delete(name)
      // After a long pause, at most one missed pass is made up for.
      const startedAt = Math.max(lane.startedAt + pass, now - pass)
      this.#file.save(name, { ...lane, next: 0, startedAt, highest })
      return this.due(name, highest, most)
    }
    const until = Math.floor((end + 1) * Math.min(1, elapsed / pass))
    const count = Math.min(until - lane.next, most)
    return count > 0 ? { from: lane.next, count } : undefined
  }

  /** Records that the blocks below a number were compared in this pass. A restart continues there. */
  reached(name: string, next: number): void {
    const lane = this.#file.lanes.get(name)
    if (lane?.extra && this.#inExtra.has(name)) {
      this.#file.save(name, { ...lane, extra: { ...lane.extra, next } })
      return
    }
    const highest = this.#ends.get(name) ?? next
    if (lane !== undefined && lane.next !== next) this.#file.save(name, { ...lane, next, highest })
  }

  /**
   * Compares all blocks once more as fast as they can be, since a node gave false answers: at once, or an hour after the last time it was
   * done, whichever is later.
   *
   * @param name - of the chain in the file.
   */
  doubt(name: string): void {
    this.#wanted.add(name)
  }

  /** The extra pass that is under way, or begins now. */
  #extraOf(name: string, lane: RecheckLane, now: number, highest: number): ExtraPass | undefined {
    const { extra } = lane
    if (extra && extra.next <= Math.min(extra.end, highest)) return extra
    const age = extra ? now - extra.startedAt : extraEvery
    if (!this.#wanted.has(name) || (age >= 0 && age < extraEvery)) return undefined
    this.#wanted.delete(name)
    const begun = { startedAt: now, next: 0, end: highest }
    this.#file.save(name, { ...lane, extra: begun })
    return begun
  }

  #laneAt(name: string, now: number, highest: number): RecheckLane {
    const known = this.#file.lanes.get(name)
    // A clock that was set back must not stop the pass.
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
