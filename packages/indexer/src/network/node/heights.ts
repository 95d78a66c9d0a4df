import type { Clock } from "../../core/index.ts"
import type { EndpointState, Endpoints } from "../../core/node/index.ts"

const staleAfter = 15_000

/** Requests the height of a chain from endpoints. */
export class NodeHeights<One extends EndpointState> {
  readonly #endpoints: Endpoints<One>
  readonly #clock: Clock
  readonly #ask: (endpoint: One, signal: AbortSignal) => Promise<number>
  #best = -1
  #movedAt: number

  constructor(endpoints: Endpoints<One>, clock: Clock, ask: (endpoint: One, signal: AbortSignal) => Promise<number>) {
    this.#endpoints = endpoints
    this.#clock = clock
    this.#ask = ask
    this.#movedAt = clock.elapsed()
  }

  /** The height that an endpoint reports. */
  readonly of = async (endpoint: One, signal: AbortSignal): Promise<number> => {
    const height = await this.#ask(endpoint, signal)
    endpoint.head = height
    return height
  }

  /** The highest height that was reported last; -1 before any. */
  get best(): number {
    return this.#best
  }

  /** The height of the preferred endpoint, or a higher one if that endpoint seems to lag. @throws NodeFault */
  async latest(signal: AbortSignal): Promise<number> {
    const { all } = this.#endpoints
    const ask = (endpoint: One) => this.of(endpoint, signal)
    let height = await this.#endpoints.use(ask, signal)
    const now = this.#clock.elapsed()
    // Either this endpoint lags, or the chain has no new blocks: the other endpoints show which.
    if (all.length > 1 && (height < this.#best || now - this.#movedAt > staleAfter)) {
      const others = all.filter((one) => one.due <= now && one.chain !== "wrong")
      for (const told of await Promise.allSettled(others.map((one) => this.#endpoints.ask(one, ask, signal))))
        if (told.status === "fulfilled") height = Math.max(height, told.value)
      signal.throwIfAborted()
      this.#movedAt = now
    }
    if (height > this.#best) this.#movedAt = now
    this.#best = height
    return height
  }
}
