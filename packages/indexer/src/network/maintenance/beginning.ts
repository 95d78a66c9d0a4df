import { knowsBeginning } from "../p/remembered.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"
import { ReportedUtxos } from "./reported-utxos.ts"
import { graphNote } from "./resolve-inputs.ts"

/** Milliseconds between two requests for what was before the blocks. */
const noteEvery = 30_000
/** The same after one that failed. */
const noteAgainAfter = 10_000

/** The initial state of the chains, as far as no block contains it and it is not known otherwise. */
export class Beginning {
  readonly #context: MaintenanceContext
  readonly #isGiven: boolean
  readonly #ofP: ReportedUtxos
  readonly #ofX: ReportedUtxos
  /** When nodes are asked what was before the blocks, by the clock's `elapsed`. */
  #due = Number.NEGATIVE_INFINITY
  #isMissing = false
  /** Whether nodes told of a graph the last time. */
  #hasTold = false

  /** @param isGiven - whether there is a genesis file. */
  constructor(context: MaintenanceContext, isGiven: boolean) {
    this.#context = context
    this.#isGiven = isGiven
    this.#ofP = new ReportedUtxos("P", context)
    this.#ofX = new ReportedUtxos("X", context)
  }

  /**
   * Notes what is missing, once blocks of the P-Chain are stored. Nothing proves what nodes tell, so they are asked again and again, and a
   * note that none of them confirms is taken back.
   *
   * @throws NodeFault
   */
  async note(): Promise<void> {
    const { writer, node, notes, clock, signal } = this.#context
    if (clock.elapsed() < this.#due) return
    this.#due = clock.elapsed() + noteAgainAfter
    const state = await writer.platform()
    this.#isMissing = state !== undefined && !knowsBeginning(state)
    const hadGraph = await node.hadGraph(signal)
    await notes.add(...(this.#isMissing ? [this.#words] : []), ...(hadGraph ? [graphNote] : []))
    if (hadGraph === false && this.#hasTold) await notes.remove(graphNote)
    this.#hasTold = hadGraph === true
    this.#due = clock.elapsed() + noteEvery
  }

  /** Adds the initial state that nodes still report. @throws NodeFault */
  async run(): Promise<void> {
    if (this.#isMissing) await this.#ofP.run()
    if (this.#context.tracker.notes.includes(graphNote)) await this.#ofX.run()
  }

  get #words(): string {
    const { networkId } = this.#context.network
    return this.#isGiven
      ? `The P-Chain of network ${networkId} was indexed without its genesis, which was given later: what it began with is known only as far as nodes still report it. Index it anew to have all.`
      : `The genesis of network ${networkId} is not known: what the P-Chain began with is known only as far as nodes still report it.`
  }
}
