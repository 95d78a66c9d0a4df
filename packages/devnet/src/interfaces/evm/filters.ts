import type { FilterRequest } from "@serac/wire/node"
import { type EvmBlock, type EvmChain, EvmError, fromHex, type Hex, logsOf, toHex } from "../../evm/index.ts"
import { logJson } from "./transaction-json.ts"

/** The changes since the last poll of a filter. */
type FilterChanges = unknown[]

interface Filter {
  readonly request: FilterRequest | undefined
  changes: FilterChanges
  readonly end: () => void
  /** Real time of the last poll, in milliseconds. */
  asked: number
}

const filterLifetimeMs = 5 * 60_000
const maxChanges = 100_000
const maxFilters = 1_000

/**
 * The filters of a chain's interface. A filter expires after five minutes of real time without a poll, or with more than
 * 100,000 changes.
 */
export class Filters {
  readonly #chain: EvmChain
  readonly #now: () => number
  readonly #filters = new Map<string, Filter>()
  #made = 0

  /** @param now - real time in milliseconds, since the chain's clock may jump by years */
  constructor(chain: EvmChain, now: () => number) {
    this.#chain = chain
    this.#now = now
  }

  /** Creates a filter for logs of new blocks. @returns its id */
  logs(request: FilterRequest): Hex {
    return this.#add(request, (push) => {
      const told = (removed: boolean) => (block: EvmBlock) => {
        for (const placed of logsOf(block, request, this.#chain)) push(logJson(placed, removed))
      }
      return both(this.#chain.events.on("accepted", told(false)), this.#chain.events.on("removed", told(true)))
    })
  }

  /** Creates a filter for the hashes of new blocks. @returns its id */
  blocks(): Hex {
    return this.#add(undefined, (push) => this.#chain.events.on("accepted", ({ hash }) => push(hash)))
  }

  /** Creates a filter for new pending transactions; `show` formats each. @returns its id */
  pending(show: (transaction: Parameters<Parameters<EvmChain["events"]["on"]>[1]>[0]) => unknown): Hex {
    return this.#add(undefined, (push) => this.#chain.events.on("pending", (transaction) => push(show(transaction))))
  }

  /** Returns and clears the changes since the last poll. @throws EvmError */
  changes(id: string): FilterChanges {
    const filter = this.#find(id)
    const { changes } = filter
    filter.changes = []
    return changes
  }

  /** The query of a log filter. @throws EvmError */
  requestOf(id: string): FilterRequest {
    const { request } = this.#find(id)
    if (request === undefined) throw new EvmError("filter not found")
    return request
  }

  /** Removes a filter. @returns whether it existed */
  remove(id: string): boolean {
    const filter = this.#filters.get(id)
    filter?.end()
    return this.#filters.delete(id)
  }

  #find(id: string): Filter {
    this.#expire()
    const filter = this.#filters.get(id)
    if (filter === undefined) throw new EvmError("filter not found")
    filter.asked = this.#now()
    return filter
  }

  #add(request: FilterRequest | undefined, open: (push: (change: unknown) => void) => () => void): Hex {
    this.#expire()
    if (this.#filters.size >= maxFilters) throw new EvmError(`there are ${maxFilters} filters, and no more at a time`)
    const id = this.#nextID()
    const filter: Filter = { request, changes: [], asked: this.#now(), end: () => end() }
    const end = open((change) => {
      if (this.#isOld(filter) || filter.changes.length === maxChanges) this.remove(id)
      else filter.changes.push(change)
    })
    this.#filters.set(id, filter)
    return id
  }

  #expire(): void {
    for (const [id, filter] of this.#filters) if (this.#isOld(filter)) this.remove(id)
  }

  #isOld({ asked }: Filter): boolean {
    return asked < this.#now() - filterLifetimeMs
  }

  // 16 bytes that look like a node's filter id, and are the same on every machine.
  #nextID(): Hex {
    const { keccak256 } = this.#chain.crypto
    const digest = keccak256(fromHex(`0x${(this.#made++).toString(16).padStart(64, "0")}`))
    return `0x${toHex(digest).slice(2, 34).replace(/^0+/, "")}`
  }
}

const both = (one: () => void, other: () => void) => () => {
  one()
  other()
}
