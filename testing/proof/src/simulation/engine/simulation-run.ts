import { Random } from "../random.ts"
import { VirtualClock } from "../virtual-clock.ts"

const simulatedStart = 1_900_000_000_000
const keptLines = 300

/** The members of every plan. */
export interface RunPlan {
  /** The mean milliseconds between events. */
  readonly pace: number
}

/** A simulated world of a seed, with a part of a store: the base of all simulations. */
export abstract class SimulationRun<Plan extends RunPlan> {
  readonly plan: Plan
  readonly clock: VirtualClock
  /** The last events, to debug a failure. */
  readonly lines: string[] = []
  /** The count of each kind of end of the indexer's runs. */
  readonly ends: string[] = []
  /** How often the whole store was checked during the run. */
  checks = 0
  protected readonly random: Random
  /** Runs all events outside the indexer; resolves when no faults remain and no events follow. */
  abstract readonly story: { tell(): Promise<void> }

  /** @param seed - determines the whole run. */
  constructor(seed: string, planOf: (random: Random) => Plan) {
    this.random = new Random(seed)
    this.plan = planOf(this.random.branch("plan"))
    this.clock = new VirtualClock(simulatedStart, this.random.branch("clock"))
  }

  /** Checks the whole store, unless it changes meanwhile. */
  abstract check(random: Random): Promise<void>

  /** The failure of a timeout, with the progress of the store and the nodes. */
  abstract late(what: string): () => Error

  note(line: string): void {
    this.lines.push(`${((this.clock.now() - simulatedStart) / 1000).toFixed(3)} ${line}`)
    if (this.lines.length > keptLines) this.lines.shift()
  }
}
