import type { ChainVerification } from "@serac/store"
import type { Clock } from "../../core/index.ts"
import type { Difference, ReconciliationCheck } from "../../core/reconciliation/index.ts"
import { compareTraces, type TraceSides } from "./compare-traces.ts"

/** Blocks that may be missing before none is compared; and as many of the newest are compared at most where all are. */
const maxUncompared = 256

/** What a {@link TraceSchedule} works with. */
export interface TraceScheduleOptions extends TraceSides {
  readonly reader: Pick<ChainVerification, "chainId" | "traces" | "head">
}

/** How the blocks are chosen. */
export interface TraceScheduleRules {
  readonly clock: Pick<Clock, "elapsed" | "random">
  /** Milliseconds between two blocks; and how long one is stored before it is compared, so that the other nodes have it. */
  readonly interval: number
  /** Whether each new block is compared. */
  readonly all: boolean
  /** Differences that stand: their blocks are compared again. */
  readonly standing: () => readonly Difference[]
  /** Blocks that are stored without traces since those were refused. */
  readonly refused: () => readonly number[]
}

/** Chooses the newest block, or each new one, of which traces are compared between nodes, and blocks of which they differ. */
export class TraceSchedule {
  readonly #sides: TraceScheduleOptions
  readonly #rules: TraceScheduleRules
  /** The next of the blocks that are compared, and the last. */
  #next = 1
  #last = 0
  /** The newest block when it was looked the last time. */
  #seen: number | undefined
  #dueAt = 0

  constructor(sides: TraceScheduleOptions, rules: TraceScheduleRules) {
    this.#sides = sides
    this.#rules = rules
  }

  /** What is compared next; undefined while it is too early, or there is no new block. */
  async next(): Promise<ReconciliationCheck | undefined> {
    const { clock, interval } = this.#rules
    if (this.#next > this.#last && clock.elapsed() >= this.#dueAt) {
      this.#dueAt = clock.elapsed() + interval
      const differing = this.#differingBlock()
      await this.#look()
      if (differing !== undefined) return this.#block(differing)
    }
    if (this.#next > this.#last) return undefined
    return this.#block(this.#next++)
  }

  /** Takes the blocks up to the one that was the newest the last time. */
  async #look(): Promise<void> {
    const stored = await this.#sides.reader.head()
    const until = this.#seen
    this.#seen = stored && stored.nodeHead - stored.head.number <= maxUncompared ? stored.head.number : undefined
    if (until === undefined || until <= this.#last) return
    this.#next = this.#rules.all ? Math.max(this.#next, until - maxUncompared + 1) : until
    this.#last = until
  }

  #block(number: number): ReconciliationCheck {
    return {
      name: `traces of block ${number}`,
      requests: 1,
      run: async (signal) =>
        this.#rules.refused().includes(number)
          ? { skipped: `the traces of block ${number} are refused` }
          : compareTraces(this.#sides, number, signal),
      covers: ({ kind, key }) => kind === "trace" && Number.parseInt(key, 10) === number,
    }
  }

  #differingBlock(): number | undefined {
    const blocks = this.#rules
      .standing()
      .flatMap(({ kind, key }) => (kind === "trace" ? [Number.parseInt(key, 10)] : []))
    return blocks[Math.floor(this.#rules.clock.random() * blocks.length)]
  }
}
