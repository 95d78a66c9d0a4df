import type { Arrived } from "../../core/backfill/index.ts"
import type { Keccak } from "../../core/header/index.ts"
import { nonsense } from "../../core/index.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { type Unsettled, verifySettled } from "./verify-block.ts"

/** What is settled of the stored blocks. */
export interface StoredSettlements {
  /** The highest block that needs no later one; -1 for none. */
  readonly believed: number
  /** The lowest block down to which the store can be rolled back. Default -1. */
  readonly floor?: number
  /** The stored blocks above {@link believed}. Default none. */
  readonly later?: readonly Unsettled[] | undefined
}

/** The members of a block that settlements need. */
export type SettledBlock = Pick<PackedBlock, "unsettled"> & { readonly block: { readonly number: number } }

/**
 * Tracks which headers settle which earlier blocks. From Helicon on a C-Chain header has the receipts root and the bloom
 * filter of earlier, already executed blocks, so a later block verifies a block's receipts. Until then a block can be rolled
 * back; a block too deep below the head for that is held.
 */
export class Settlements<Block extends SettledBlock = PackedBlock> {
  readonly #keccak: Keccak
  /** The highest block that is settled without a later one, or whose receipts are unknown here. */
  #believed: number
  /** The blocks above it, as far down as a rollback can make a block unsettled again. */
  #later: readonly Unsettled[]
  /** The highest block that undone blocks settled: the store does not undo it. */
  #kept: number
  #held: Arrived<Block>[] = []

  constructor(keccak: Keccak, { believed, floor = -1, later = [] }: StoredSettlements) {
    this.#keccak = keccak
    this.#believed = believed
    this.#kept = floor
    this.#later = later
  }

  /** The highest settled block: those above it may have to be rolled back. */
  get settled(): number {
    return Math.max(this.#later.at(-1)?.settledHeight ?? -1, this.#believed, this.#kept)
  }

  /** The last held block. */
  get lastHeld(): Block | undefined {
    return this.#held.at(-1)?.blocks.at(-1)
  }

  /**
   * Takes blocks that follow the last ones, and verifies the blocks that they settle.
   *
   * @param isRevocable - whether a block can still be rolled back after it is stored
   * @returns the blocks that may be stored, in order
   * @throws NodeFault of kind `nonsense` if a header contradicts the receipts that it settles
   */
  take(arrived: Arrived<Block>, isRevocable: (number: number) => boolean): readonly Arrived<Block>[] {
    for (const { block, unsettled } of arrived.blocks) {
      if (unsettled && block.number > 0) this.#settle(unsettled)
      else {
        this.#believed = block.number
        this.#later = []
      }
    }
    this.#held.push(arrived)
    const isReady = ({ blocks }: Arrived<Block>) => {
      const { number } = (blocks.at(-1) as Block).block
      return number <= this.settled || isRevocable(number)
    }
    const end = this.#held.findIndex((one) => !isReady(one))
    if (end === -1) return this.#held.splice(0)
    const ready = this.#held.splice(0, end)
    // Held blocks free their budget, so that the blocks that settle them can be requested.
    if (this.#held.at(-1) === arrived) {
      arrived.release()
      this.#held[this.#held.length - 1] = { ...arrived, release: () => {} }
    }
    return ready
  }

  /** The held blocks, to be stored since there are no newer ones that could settle them. */
  release(): readonly Arrived<Block>[] {
    return this.#held.splice(0)
  }

  /** Discards the held blocks, and forgets the blocks above a number. */
  forget(number: number): void {
    for (const one of this.#held.splice(0)) one.release()
    this.#later = this.#later.filter((one) => one.number <= number)
    this.#believed = Math.min(this.#believed, number)
    this.#kept = Math.min(this.#kept, number)
  }

  /**
   * Forgets the blocks above a number, to which the store was rolled back. What they settled stays settled, since the store
   * does not undo it any more.
   *
   * @param stored - the last stored block before the rollback
   */
  undo(stored: number, number: number): void {
    this.forget(stored)
    const { settled } = this
    this.forget(number)
    this.#kept = Math.min(settled, number)
  }

  #settle(unsettled: Unsettled): void {
    const { number, settledHeight } = unsettled
    const before = this.#later.at(-1)?.settledHeight ?? this.#believed
    if (before >= this.#believed && settledHeight > before) {
      const settled = this.#later.filter((one) => one.number > before && one.number <= settledHeight)
      try {
        verifySettled(settled, unsettled, this.#keccak)
      } catch (error) {
        const range =
          settledHeight === before + 1 ? `block ${settledHeight}` : `blocks ${before + 1} to ${settledHeight}`
        throw nonsense(`block ${number}, which settles ${range}: ${(error as Error).message}`)
      }
    }
    const lowest = this.#later.find((one) => one.number === settledHeight)?.settledHeight ?? -1
    this.#later = [...this.#later.filter((one) => one.number > lowest), unsettled]
  }
}
