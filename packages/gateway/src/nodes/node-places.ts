import { WaitingCallers } from "@serac/server/http"
import { type After, standardAfter } from "../calls/running-reads.ts"
import { NoRoomError, type RequestBytes } from "../held-bytes.ts"

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
}

/** One of this many equal parts of all places is for addresses of which no call is with the nodes. */
const reservedShare = 4
/** Addresses of a chain whose last turn is remembered; beyond it those served longest ago are forgotten. */
const maxRemembered = 4_096

/**
 * Limits the calls that are with the nodes of each chain: a node answers in the order of arrival, so that whoever comes last waits for all calls
 * of others. Where there is no place, the next one is for the address that was served least recently. Calls to other chains do not take part.
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
      chain = new ChainPlaces(this.#options.most)
      this.#chains.set(ledger, chain)
    }
    return chain.take(holding.address, calls) ?? this.#wait(chain, holding, calls)
  }

  #wait(chain: ChainPlaces, holding: RequestBytes, calls: number): Promise<() => void> {
    const { wait, after = standardAfter } = this.#options
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave()
        cancel()
        reject(new NoRoomError("too many calls wait for the nodes of this chain"))
      }
      const leave = chain.enter(holding.address, calls, () => {
        if (holding.isOver) return refuse()
        leave()
        cancel()
        resolve(chain.begin(holding.address, calls))
      })
      const cancel = after(wait, refuse)
    })
  }
}

/** The calls that are with the nodes of one chain. */
class ChainPlaces {
  readonly #most: number
  readonly #waiting = new WaitingCallers()
  /** The calls of each waiting request by address, in order of arrival. */
  readonly #queued = new Map<string, Map<() => void, number>>()
  /** Calls with the nodes by address. */
  readonly #taken = new Map<string, number>()
  /** The count of requests at which each address was served last, in that order. */
  readonly #served = new Map<string, number>()
  #total = 0
  #count = 0

  constructor(most: number) {
    this.#most = most
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Begins a request that need not wait; undefined for any other. */
  take(address: string, calls: number): (() => void) | undefined {
    const isFirst = this.#waiting.isEmpty || !this.#taken.has(address)
    return isFirst && this.#hasPlaces(address, calls) ? this.begin(address, calls) : undefined
  }

  /** Queues a request; returns a function that removes it from the queue. */
  enter(address: string, calls: number, begin: () => void): () => void {
    const queued = this.#queued.get(address) ?? new Map<() => void, number>()
    this.#queued.set(address, queued.set(begin, calls))
    const leave = this.#waiting.add(address, this.#served.get(address) ?? 0, begin)
    return () => {
      leave()
      queued.delete(begin)
      if (queued.size === 0 && this.#queued.get(address) === queued) this.#queued.delete(address)
    }
  }

  /** Takes places; returns the function that gives them back. */
  begin(address: string, calls: number): () => void {
    this.#count += 1
    this.#served.delete(address)
    this.#served.set(address, this.#count)
    const [oldest] = this.#served.keys()
    if (this.#served.size > maxRemembered) this.#served.delete(oldest as string)
    this.#change(address, calls)
    return () => {
      this.#change(address, -calls)
      this.#goOn()
    }
  }

  #goOn(): void {
    for (;;) {
      const begin = this.#waiting.next(this.#count + 1, (address) => {
        const [calls = 0] = this.#queued.get(address)?.values() ?? []
        return this.#hasPlaces(address, calls)
      })
      if (begin === undefined) return
      begin()
    }
  }

  #hasPlaces(address: string, calls: number): boolean {
    if (!this.#taken.has(address)) return this.#total < this.#most
    return this.#total + calls <= this.#most - Math.floor(this.#most / reservedShare)
  }

  #change(address: string, by: number): void {
    this.#total += by
    const left = (this.#taken.get(address) ?? 0) + by
    if (left === 0) this.#taken.delete(address)
    else this.#taken.set(address, left)
  }
}
