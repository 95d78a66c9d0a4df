import type { Journal, Mark } from "@serac/ledger"
import type { DevnetClock } from "./devnet-clock.ts"

/** A part of a network that can go back by itself: an EVM chain. */
export interface Reversible<M = unknown> {
  mark(): M
  revert(mark: M): Promise<void> | void
}

interface Snapshot {
  readonly mark: Mark
  readonly time: number
  readonly isStopped: boolean
  readonly parts: readonly (readonly [part: Reversible, mark: unknown])[]
}

/** Snapshots of a whole network: all its chains, and its clock. They are numbered from 1. */
export class Snapshots {
  readonly #journal: Journal
  readonly #clock: DevnetClock
  readonly #parts: () => readonly Reversible[]
  readonly #taken = new Map<number, Snapshot>()
  #next = 1

  constructor(options: {
    readonly journal: Journal
    readonly clock: DevnetClock
    readonly parts?: (() => readonly Reversible[]) | undefined
  }) {
    this.#journal = options.journal
    this.#clock = options.clock
    this.#parts = options.parts ?? (() => [])
  }

  /** Takes one, and gives its number. */
  take(): number {
    const { isStopped } = this.#clock
    const parts = this.#parts().map((part) => [part, part.mark()] as const)
    this.#taken.set(this.#next, { mark: this.#journal.mark(), time: this.#clock.now(), isStopped, parts })
    return this.#next++
  }

  /** Goes back to one, which is used up, as are those that were taken after it. Whether there was such a one. */
  async revert(number: number): Promise<boolean> {
    const snapshot = this.#taken.get(number)
    if (!snapshot) return false
    this.#journal.revert(snapshot.mark)
    for (const [part, mark] of snapshot.parts) await part.revert(mark)
    this.#clock.restore(snapshot.time, snapshot.isStopped)
    for (const taken of this.#taken.keys()) if (taken >= number) this.#taken.delete(taken)
    return true
  }
}
