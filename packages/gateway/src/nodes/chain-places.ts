/** A request that waits for places. */
interface WaitingRequest {
  readonly calls: number
  /** Whether its caller has gone. */
  readonly isOver: () => boolean
  /** Called once: with the function that gives the places back, or without one where the caller has gone. */
  readonly begin: (leave: (() => void) | undefined) => void
}

/** An address with requests, or with more calls than others a moment ago. */
interface PlacesHolder {
  /** Calls with the nodes. */
  taken: number
  /** The virtual time from which on its next request would be served, if all addresses were served at the same rate. */
  start: number
  readonly waiting: Set<WaitingRequest>
}

/** One of this many equal parts of all places is for addresses of which no call is with the nodes. */
const reservedShare = 4

/**
 * The calls that are with the nodes of one chain, in the order of weighted fair queueing: next is the request that would be done first if the
 * nodes worked for all addresses at the same time, at the same rate. A single call therefore comes before the batches of others, however many
 * addresses send them, and an address with large batches gets as many calls as others in the long run.
 */
export class ChainPlaces {
  readonly #most: number
  readonly #holders = new Map<string, PlacesHolder>()
  #taken = 0
  /** Calls that have begun, each divided by the number of addresses that had requests then. */
  #virtualTime = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Requests that wait. */
  get waiting(): number {
    return [...this.#holders.values()].reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /** Begins a request now or later. Returns a function that removes it, if it has not begun. */
  enter(address: string, request: WaitingRequest): () => void {
    const holder = this.#holders.get(address) ?? { taken: 0, start: 0, waiting: new Set() }
    this.#holders.set(address, holder)
    if (holder.waiting.size === 0) holder.start = Math.max(holder.start, this.#virtualTime)
    holder.waiting.add(request)
    this.#goOn()
    return () => {
      if (!holder.waiting.delete(request)) return
      this.#forget(address, holder)
      // Smaller ones may have waited for it.
      this.#goOn()
    }
  }

  #goOn(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { address, holder, request } = next
      if (request.isOver()) {
        holder.waiting.delete(request)
        this.#forget(address, holder)
        request.begin(undefined)
      } else if (this.#taken === 0 || this.#taken + request.calls <= this.#limitOf(holder)) this.#begin(next)
      // Others wait until there are places enough for it, else a large batch would wait for ever.
      else return
    }
  }

  #begin({ address, holder, request }: NextRequest): void {
    const { calls } = request
    holder.waiting.delete(request)
    holder.start += calls
    this.#virtualTime += calls / this.#holders.size
    holder.taken += calls
    this.#taken += calls
    request.begin(() => {
      holder.taken -= calls
      this.#taken -= calls
      this.#forget(address, holder)
      this.#goOn()
    })
  }

  /** The next request of all addresses that may have a place. */
  #next(): NextRequest | undefined {
    let next: NextRequest | undefined
    for (const [address, holder] of this.#holders) {
      const [request] = holder.waiting
      if (request === undefined || (this.#taken > 0 && this.#taken >= this.#limitOf(holder))) continue
      const finish = holder.start + request.calls
      if (next === undefined || finish < next.finish) next = { address, holder, request, finish }
    }
    return next
  }

  #limitOf({ taken }: PlacesHolder): number {
    return taken === 0 ? this.#most : this.#most - Math.floor(this.#most / reservedShare)
  }

  /** Forgets an address without requests; what it has had too much of counts until others have had as much. */
  #forget(address: string, holder: PlacesHolder): void {
    if (holder.taken > 0 || holder.waiting.size > 0) return
    if (holder.start <= this.#virtualTime || this.#holders.size > maxHolders) this.#holders.delete(address)
    else if (this.#taken === 0 && this.waiting === 0) this.#holders.clear()
  }
}

interface NextRequest {
  readonly address: string
  readonly holder: PlacesHolder
  readonly request: WaitingRequest
  readonly finish: number
}

/** Addresses of which it is remembered that they have had more calls than others. */
const maxHolders = 4_096
