import type { Parameters } from "../engine.ts"
import type { Query } from "../queries/query.ts"

/** Milliseconds for which a chain's head is not read again. */
const maxAgeMs = 10_000

/** More blocks than any chain stores in {@link maxAgeMs}. */
const blocksMeanwhile = 1_000_000

interface KnownHead {
  readonly readAt: number
  readonly number: Promise<number | undefined>
}

/** The blocks between which a list's page is read first, both included. */
export interface PageRange {
  /** 0 for all blocks down to the first. */
  readonly floor: number
  /** Where the page begins, or above the head. */
  readonly begin: number
}

/**
 * The blocks in which a list's page is read first: PostgreSQL plans to read each partition that a statement may need, of which other
 * chains may have many above the chain's head, though most pages end in the newest that the chain has. Only a page that they do not fill
 * is read without a floor.
 */
export class PageRanges {
  readonly #blocks: number
  readonly #readHead: (chain: bigint) => Promise<number | undefined>
  readonly #clock: () => number
  readonly #heads = new Map<string, KnownHead>()

  /**
   * @param blocks - blocks per partition
   * @param readHead - reads the number of a chain's last stored block
   * @param clock - milliseconds
   */
  constructor(
    blocks: number,
    readHead: (chain: bigint) => Promise<number | undefined>,
    clock: () => number = () => performance.now(),
  ) {
    this.#blocks = blocks
    this.#readHead = readHead
    this.#clock = clock
  }

  /** The range for a page that descends from the block of a parameter. */
  async of(descendsFrom: NonNullable<Query["descendsFrom"]>, parameters: Parameters): Promise<PageRange> {
    const begin = Number(parameters[descendsFrom])
    const head = await this.#head(BigInt(parameters.chain as bigint))
    if (head === undefined) return { floor: 0, begin }
    return {
      floor: Math.max(0, Math.min(begin, head) - this.#blocks),
      begin: Math.min(begin, head + blocksMeanwhile),
    }
  }

  #head(chain: bigint): Promise<number | undefined> {
    const key = String(chain)
    const known = this.#heads.get(key)
    const now = this.#clock()
    if (known !== undefined && now - known.readAt < maxAgeMs) return known.number
    const number = this.#readHead(chain)
    const head = { readAt: now, number }
    this.#heads.set(key, head)
    const forget = () => {
      if (this.#heads.get(key) === head) this.#heads.delete(key)
    }
    // A chain without blocks may have some at once, and what failed is tried again.
    number.then((found) => {
      if (found === undefined) forget()
    }, forget)
    return number
  }
}
