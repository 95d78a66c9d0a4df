import { type After, standardAfter } from "../calls/running-reads.ts"
import { NoRoomError, type RequestBytes } from "../held-bytes.ts"
import { ChainPlaces } from "./chain-places.ts"

/** Limits of the calls that are with nodes. */
export interface NodePlacesOptions {
  /**
   * Calls of all callers that are with the nodes of one chain at the same time. The first request of an address may exceed it, since a batch
   * may have more calls than there are places.
   */
  readonly most: number
  /** Milliseconds for which a request waits for its turn; then it is refused. */
  readonly wait: number
  /** Default by `setTimeout`. */
  readonly after?: After | undefined
  /** The clock, milliseconds. Default `performance.now`. */
  readonly now?: (() => number) | undefined
}

/**
 * Limits the calls that are with the nodes of each chain: a node answers in the order of arrival, so that whoever comes last waits for all calls
 * of others. Addresses take turns by what they ask for. Calls to other chains do not take part.
 */
export class NodePlaces {
  readonly #options: NodePlacesOptions
  readonly #chains = new Map<string, ChainPlaces>()

  constructor(options: NodePlacesOptions) {
    this.#options = options
  }

  /** Requests that wait. */
  get waiting(): number {
    return [...this.#chains.values()].reduce((sum, { waiting }) => sum + waiting, 0)
  }

  /**
   * Takes places for the calls of a request, at once where there are any.
   *
   * @param ledger the chain, as routes name it
   * @param calls their number
   * @returns a function that gives the places back, to be called once. A promise of it rejects with a {@link NoRoomError} where the request waits
   * too long, or has ended by then
   */
  take(ledger: string, holding: RequestBytes, calls: number): (() => void) | Promise<() => void> {
    let chain = this.#chains.get(ledger)
    if (chain === undefined) {
      chain = new ChainPlaces(this.#options.most, this.#options.now ?? (() => performance.now()))
      this.#chains.set(ledger, chain)
    }
    let leave: (() => void) | undefined
    let end: ((given: (() => void) | undefined) => void) | undefined
    const remove = chain.enter(holding.address, {
      calls,
      isOver: () => end !== undefined && holding.isOver,
      begin: (given) => {
        if (end === undefined) leave = given
        else end(given)
      },
    })
    if (leave !== undefined) return leave
    const { wait, after = standardAfter } = this.#options
    return new Promise((resolve, reject) => {
      const cancel = after(wait, () => {
        remove()
        end?.(undefined)
      })
      end = (given) => {
        cancel()
        if (given === undefined) reject(new NoRoomError("too many calls wait for the nodes of this chain"))
        else resolve(given)
      }
    })
  }
}
