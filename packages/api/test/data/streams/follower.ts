import { createDataCore, streamChanges } from "@serac/data"
import type { ChainEvent } from "@serac/data/types"

/** Whoever keeps something that is derived from a stream: here, up to which block there is data. */
export class Follower {
  readonly events: ChainEvent[] = []
  /** What went wrong when events were applied, in words. */
  readonly faults: string[] = []
  head = -1
  readonly #stop = new AbortController()
  readonly #done: Promise<void>

  constructor(baseUrl: string, fetch: typeof globalThis.fetch, after?: string, chainId = "43112") {
    const client = createDataCore({ baseUrl, fetch, retry: { attempts: 3, delay: 1 } })
    const parameters = { chainId, ...(after !== undefined && { after }) }
    this.#done = (async () => {
      for await (const event of streamChanges(client, parameters, { signal: this.#stop.signal })) this.#apply(event)
    })().catch((error: unknown) => {
      if (!this.#stop.signal.aborted) this.faults.push(String(error))
    })
  }

  /** The sequence of the last event. */
  get last(): number {
    return Number(this.events.at(-1)?.sequence ?? -1)
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#done
  }

  #apply(event: ChainEvent): void {
    if (Number(event.sequence) <= this.last) this.faults.push(`${event.sequence} came after ${this.last}`)
    this.events.push(event)
    if (event.type === "reset") this.head = Number(event.blockNumber ?? -1)
    if (event.type === "append") {
      if (Number(event.fromBlock) !== this.head + 1) this.faults.push(`${event.fromBlock} on top of ${this.head}`)
      this.head = Number(event.toBlock)
    }
    if (event.type === "rollback") {
      if (Number(event.toBlock) !== this.head) this.faults.push(`${event.toBlock} taken from ${this.head}`)
      this.head = Number(event.fromBlock) - 1
    }
  }
}
