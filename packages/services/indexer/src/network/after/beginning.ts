import { knowsBeginning } from "../p/remembered.ts"
import { ReportedUtxos } from "./reported-utxos.ts"
import { graphNote } from "./resolve-inputs.ts"
import type { Tending } from "./tending.ts"

/** What the chains began with, as far as it is in no block and is not known otherwise. */
export class Beginning {
  readonly #tending: Tending
  readonly #isGiven: boolean
  readonly #ofP: ReportedUtxos
  readonly #ofX: ReportedUtxos
  #isNoted = false
  #isMissing = false

  /** @param isGiven - whether there is a genesis file. */
  constructor(tending: Tending, isGiven: boolean) {
    this.#tending = tending
    this.#isGiven = isGiven
    this.#ofP = new ReportedUtxos("P", tending)
    this.#ofX = new ReportedUtxos("X", tending)
  }

  /** Says what is missing, once blocks of the P-Chain are stored. @throws NodeFault */
  async note(): Promise<void> {
    if (this.#isNoted) return
    const { writer, node, notes, signal } = this.#tending
    const state = await writer.platform()
    this.#isMissing = state !== undefined && !knowsBeginning(state)
    const hadGraph = await node.hadGraph(signal)
    await notes.add(...(this.#isMissing ? [this.#words] : []), ...(hadGraph ? [graphNote] : []))
    this.#isNoted = true
  }

  /** Adds what nodes still report of it. @throws NodeFault */
  async run(): Promise<void> {
    if (this.#isMissing) await this.#ofP.run()
    if (this.#tending.tracker.notes.includes(graphNote)) await this.#ofX.run()
  }

  get #words(): string {
    const { networkId } = this.#tending.network
    return this.#isGiven
      ? `The P-Chain of network ${networkId} was indexed without its genesis, which was given later: what it began with is known only as far as nodes still report it. Index it anew to have all.`
      : `The genesis of network ${networkId} is not known: what the P-Chain began with is known only as far as nodes still report it.`
  }
}
