import { Random } from "../random.ts"
import { VirtualClock } from "../virtual-clock.ts"

const simulatedStart = 1_900_000_000_000
const keptLines = 300

/** The members of every plan. */
export interface RunPlan {
  /** Milliseconds between what happens, on average. */
  readonly pace: number
}

/** A simulated world, decided by a seed, with a part of a store in it: what all kinds of them have. */
export abstract class SimulationRun<Plan extends RunPlan> {
  readonly plan: Plan
  readonly clock: VirtualClock
  /** The last events, to debug a failure. */
  readonly lines: string[] = []
  /** How the lives of the indexer ended. */
  readonly ends: string[] = []
  /** How often all that was stored was checked on the way. */
  checks = 0
  protected readonly random: Random
  /** Whatever happens but for the indexer; resolves when all is well and nothing will happen any more. */
  abstract readonly story: { tell(): Promise<void> }

  /** @param seed - decides everything. */
  constructor(seed: string, planOf: (random: Random) => Plan) {
    this.random = new Random(seed)
    this.plan = planOf(this.random.branch("plan"))
    this.clock = new VirtualClock(simulatedStart, this.random.branch("clock"))
  }

  /** Checks all that is stored, unless it changes meanwhile. */
  abstract check(random: Random): Promise<void>

  /** The failure that something does not happen in time, with how far the store and the nodes are. */
  abstract late(what: string): () => Error

  note(line: string): void {
    this.lines.push(`${((this.clock.now() - simulatedStart) / 1000).toFixed(3)} ${line}`)
    if (this.lines.length > keptLines) this.lines.shift()
  }
}
