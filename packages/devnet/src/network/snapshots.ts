import type { Journal, Mark } from "../ledger/index.ts"
import type { DevnetClock } from "./devnet-clock.ts"

/** A part of a network that keeps its own marks, such as an EVM chain. */
export interface Reversible<M = unknown> {
  mark(): M
  /** Reverts to a mark, which remains valid. */
  revert(mark: M): Promise<void> | void
  /** Releases a mark. */
  forget(mark: M): void
}

interface Snapshot {
  readonly mark: Mark
  readonly time: number
  readonly isStopped: boolean
  readonly parts: readonly (readonly [part: Reversible, mark: unknown])[]
}

/** Snapshots of a whole network: all its chains and its clock. They are numbered from 1. */
export class Snapshots {
  readonly #journal: Journal
  readonly #clock: DevnetClock
  readonly #parts: () => readonly Reversible[]
  readonly #alone: (task: () => Promise<void>) => Promise<void>
  readonly #taken = new Map<number, Snapshot>()
  #next = 1

  constructor(options: {
    readonly journal: Journal
    readonly clock: DevnetClock
    readonly parts?: (() => readonly Reversible[]) | undefined
    /** Runs a task while no block is made. Default: runs it at once. */
    readonly alone?: ((task: () => Promise<void>) => Promise<void>) | undefined
  }) {
    this.#journal = options.journal
    this.#clock = options.clock
    this.#parts = options.parts ?? (() => [])
    this.#alone = options.alone ?? ((task) => task())
  }

  /** Takes a snapshot between blocks, and returns its number. */
  async take(): Promise<number> {
    const number = this.#next++
    await this.#alone(async () => {
      const { isStopped } = this.#clock
      const parts = this.#parts().map((part) => [part, part.mark()] as const)
      this.#taken.set(number, { mark: this.#journal.mark(), time: this.#clock.now(), isStopped, parts })
    })
    return number
  }

  /** Reverts to a snapshot, which deletes it and all later ones. @returns whether it existed. */
  async revert(number: number): Promise<boolean> {
    let isThere = false
    await this.#alone(async () => {
      const snapshot = this.#taken.get(number)
      if (!snapshot) return
      isThere = true
      const later = [...this.#taken].filter(([taken]) => taken >= number)
      for (const [taken] of later) this.#taken.delete(taken)
      // The journal is reverted last, which also undoes entries that the parts write during their reverts.
      for (const [part, mark] of snapshot.parts) await part.revert(mark)
      this.#journal.revert(snapshot.mark)
      this.#clock.restore(snapshot.time, snapshot.isStopped)
      for (const [, { parts }] of later) for (const [part, mark] of parts) part.forget(mark)
    })
    return isThere
  }
}
