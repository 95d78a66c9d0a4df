import { type Clock, NodeFault } from "../../core/index.ts"
import {
  type BlockStretch,
  type Compared,
  type Difference,
  type Recheck,
  type ReconciliationCheck,
  sampleHeight,
} from "../../core/reconciliation/index.ts"
import type { BlockRepair } from "../repair/block-repair.ts"
import { type ChainSides, compareBlock, compareBlockHash, compareWholeOrHash } from "./compare-block.ts"

/** Missing blocks above which nothing is compared. */
const far = 32
/** Blocks below the head for which a lagging node behind a load balancer may still show another fork. */
const unsettled = 8
/** Blocks of a pass that are requested in parallel. */
const atOnce = 8
/** The name of the pass over all blocks in its file. */
const lane = "blocks"
/** Kinds of faults that say nothing about a block: it is requested again. */
const passing: ReadonlySet<NodeFault["kind"]> = new Set(["connection", "timeout", "http", "throttled", "wrong-chain"])

/** Further inputs of the schedule. */
export interface ChainScheduleOptions {
  /** Standing differences, whose blocks are compared again. Default none. */
  readonly standing?: (() => readonly Difference[]) | undefined
  /** Corrects a stored block if the node's block is verified. Default: nothing is corrected. */
  readonly repair?: BlockRepair | undefined
  /** Passes over all blocks. Default none: blocks are only chosen at random. */
  readonly recheck?: Recheck | undefined
}

/** Alternates between the comparisons of an EVM chain: blocks that differ, all blocks in order, and random blocks. */
export class ChainSchedule {
  readonly #sides: ChainSides
  readonly #clock: Pick<Clock, "random">
  readonly #standing: () => readonly Difference[]
  readonly #repair: BlockRepair | undefined
  readonly #recheck: Recheck | undefined
  /** The block at which the pass found a difference; it is compared separately next. */
  #suspect: number | undefined
  #turn = 0

  constructor(
    sides: ChainSides,
    clock: Pick<Clock, "random">,
    { standing = () => [], repair, recheck }: ChainScheduleOptions = {},
  ) {
    this.#sides = sides
    this.#clock = clock
    this.#standing = standing
    this.#repair = repair
    this.#recheck = recheck
  }

  /** The next comparison; undefined unless the chain is at the node's head. */
  async next(signal: AbortSignal): Promise<ReconciliationCheck | undefined> {
    const stored = await this.#sides.reader.head()
    if (stored === undefined || stored.nodeHead - stored.head.number > far) return undefined
    const latest = await this.#sides.node.latest(signal)
    const highest = Math.min(stored.head.number, latest.number) - unsettled
    if (highest < 0) return undefined
    const differing = this.#differingBlock(highest)
    if (differing !== undefined) return this.#block(differing, true)
    if (this.#suspect !== undefined) return this.#suspected(this.#suspect)
    const stretch = this.#turn++ % 2 === 0 ? this.#recheck?.due(lane, highest) : undefined
    if (stretch !== undefined) return this.#stretch(stretch)
    return this.#block(sampleHeight(highest, this.#clock.random), this.#clock.random() < 0.25)
  }

  #block(number: number, isWhole: boolean): ReconciliationCheck {
    const repair = this.#repair
    const compare = isWhole ? compareBlock : compareBlockHash
    return {
      name: `block ${number}`,
      requests: isWhole ? 3 : 2,
      run: (signal) => compare(this.#sides, number, signal),
      covers: (one) => isOfNode(one) && blockOf(one) === number && (isWhole || one.kind === "block-hash"),
      repair: repair && ((signal) => repair(number, signal)),
    }
  }

  /** The next blocks of the pass. The pass stops at a differing block, and continues after that block was compared separately. */
  #stretch({ from, count }: BlockStretch): ReconciliationCheck {
    const run = async (signal: AbortSignal): Promise<Compared> => {
      let compared = 0
      for (let next = from; next < from + count; next += atOnce) {
        const numbers = Array.from({ length: Math.min(atOnce, from + count - next) }, (_, at) => next + at)
        const outcomes = await Promise.all(numbers.map((number) => this.#differs(number, signal)))
        const suspect = outcomes.indexOf(true)
        compared += suspect === -1 ? numbers.length : suspect
        this.#recheck?.reached(lane, from + compared)
        if (suspect === -1) continue
        this.#suspect = from + compared
        break
      }
      return { compared: { block: compared }, findings: [] }
    }
    return { name: `blocks from ${from}`, requests: 1, run }
  }

  async #differs(number: number, signal: AbortSignal): Promise<boolean> {
    try {
      const outcome = await compareWholeOrHash(this.#sides, number, signal)
      return "findings" in outcome && outcome.findings.length > 0
    } catch (error) {
      // A block that the node cannot return, or returns falsely, must not stop the pass.
      if (error instanceof NodeFault && !passing.has(error.kind)) return false
      throw error
    }
  }

  #suspected(number: number): ReconciliationCheck {
    this.#suspect = undefined
    const check = this.#block(number, true)
    return {
      ...check,
      run: async (signal) => {
        const outcome = await check.run(signal)
        this.#recheck?.reached(lane, number + 1)
        return outcome
      },
    }
  }

  /** The block of a standing difference, half of the time if there is one. */
  #differingBlock(highest: number): number | undefined {
    const standing = this.#standing().filter(isOfNode)
    const { random } = this.#clock
    if (standing.length === 0 || random() < 0.5) return undefined
    const one = standing[Math.floor(random() * standing.length)]
    const number = one && blockOf(one)
    return number !== undefined && number <= highest ? number : undefined
  }
}

/** Whether comparing the block with the node shows it: validators and traces are compared by themselves. */
const isOfNode = ({ kind }: Pick<Difference, "kind">): boolean => kind !== "block-signature" && kind !== "trace"

/** The keys of a chain's findings begin with the block number. */
const blockOf = ({ key }: Pick<Difference, "key">): number => Number.parseInt(key, 10)
