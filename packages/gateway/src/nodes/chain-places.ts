import { CallerLoads } from "@serac/server/http"

/** Classes of load; where requests begin by load, those of a lower class come first. */
const classesOfLoad = 8

/** A request that waits for places. */
interface WaitingRequest {
  readonly calls: number
  /** Whether its caller has gone. */
  readonly isOver: () => boolean
  /** Called once: with the function that gives the places back, or without one where the caller has gone. */
  readonly begin: (leave: (() => void) | undefined) => void
}

/** An address with requests. */
interface PlacesHolder {
  /** Calls with the nodes. */
  taken: number
  /** The virtual time from which on its next request would be served, if all addresses were served at the same rate. */
  start: number
  /** Requests that wait, each with the function that ends it for the load of the address. */
  readonly waiting: Map<WaitingRequest, () => void>
}

/** One of this many equal parts of all places is for addresses of which no call is with the nodes. */
const reservedShare = 4

/**
 * The calls that are with the nodes of one chain, in the order of weighted fair queueing: next is the request that would be done first if the
 * nodes worked for all addresses at the same time, at the same rate. A single call therefore comes before the batches of others, however many
 * addresses send them, and an address with large batches gets as many calls as others in the long run. Every second request that begins is
 * of the addresses with the lowest load: single calls of a thousand addresses that send without a pause do not come before those of one that
 * pauses.
 */
export class ChainPlaces {
  readonly #most: number
  readonly #holders = new Map<string, PlacesHolder>()
  /** The starts of addresses without requests that have had more calls than others, in the order in which their requests ended. */
  readonly #ahead = new Map<string, number>()
  readonly #loads: CallerLoads
  #taken = 0
  #isByLoad = false
  /** Calls that have begun, each divided by the number of addresses that had requests then. */
  #virtualTime = 0

  /**
   * @param most calls that are with the nodes at the same time
   * @param now the clock, milliseconds
   */
  constructor(most: number, now: () => number) {
    this.#most = most
    this.#loads = new CallerLoads(now)
  }

  /** Requests that wait. */
  get waiting(): number {
    return [...this.#holders.values()].reduce((sum, { waiting }) => sum + waiting.size, 0)
  }

  /** Begins a request now or later. Returns a function that removes it, if it has not begun. */
  enter(address: string, request: WaitingRequest): () => void {
    const holder = this.#holders.get(address) ?? { taken: 0, start: this.#ahead.get(address) ?? 0, waiting: new Map() }
    this.#holders.set(address, holder)
    this.#ahead.delete(address)
    if (holder.waiting.size === 0) holder.start = Math.max(holder.start, this.#virtualTime)
    holder.waiting.set(request, this.#loads.begin(address))
    this.#goOn()
    return () => {
      const end = holder.waiting.get(request)
      if (end === undefined) return
      end()
      holder.waiting.delete(request)
      this.#forget(address, holder)
      // Smaller ones may have waited for it.
      this.#goOn()
    }
  }

  #goOn(): void {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const { address, holder, request, end } = next
      if (request.isOver()) {
        end()
        holder.waiting.delete(request)
        this.#forget(address, holder)
        request.begin(undefined)
      } else if (this.#taken === 0 || this.#taken + request.calls <= this.#limitOf(holder)) this.#begin(next)
      // Others wait until there are places enough for it, else a large batch would wait for ever.
      else return
    }
  }

  #begin({ address, holder, request, end }: NextRequest): void {
    const { calls } = request
    holder.waiting.delete(request)
    holder.start += calls
    this.#virtualTime += calls / this.#holders.size
    holder.taken += calls
    this.#taken += calls
    this.#isByLoad = !this.#isByLoad
    request.begin(() => {
      end()
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
      const [first] = holder.waiting
      if (first === undefined || this.#taken >= this.#limitOf(holder)) continue
      const [request, end] = first
      const finish = holder.start + request.calls
      const load = this.#isByLoad ? this.#classOf(address) : 0
      if (next === undefined || load < next.load || (load === next.load && finish < next.finish))
        next = { address, holder, request, end, load, finish }
    }
    return next
  }

  #classOf(address: string): number {
    return Math.min(Math.floor(this.#loads.loadOf(address) * classesOfLoad), classesOfLoad - 1)
  }

  #limitOf({ taken }: PlacesHolder): number {
    return taken === 0 ? this.#most : this.#most - Math.floor(this.#most / reservedShare)
  }

  /** Forgets an address without requests; what it has had too much of counts until others have had as much. */
  #forget(address: string, holder: PlacesHolder): void {
    if (holder.taken > 0 || holder.waiting.size > 0) return
    this.#holders.delete(address)
    if (this.#holders.size === 0) this.#ahead.clear()
    else if (holder.start > this.#virtualTime) this.#ahead.set(address, holder.start)
    if (this.#ahead.size > maxAhead) this.#ahead.delete(this.#ahead.keys().next().value as string)
  }
}

interface NextRequest {
  readonly address: string
  readonly holder: PlacesHolder
  readonly request: WaitingRequest
  readonly end: () => void
  /** The class of load; 0 where requests do not begin by load. */
  readonly load: number
  readonly finish: number
}

/** Addresses without requests of which it is remembered that they have had more calls than others. */
const maxAhead = 4_096
