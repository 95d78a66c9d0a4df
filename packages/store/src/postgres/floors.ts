import type { Parameters } from "../engine.ts"
import type { Query } from "../queries/query.ts"

type PartitionRow = Readonly<Record<string, unknown>>

/**
 * How far down a page of a list is looked for at first. PostgreSQL prepares to read every partition that a statement may need,
 * though a page mostly ends in the newest; so a page is asked for above a floor, and without one only if that did not fill it.
 */
export class Floors {
  readonly #blocks: number
  /** The highest block seen of a chain. */
  readonly #heads = new Map<string, number>()

  /** @param blocks - how many blocks a partition has */
  constructor(blocks: number) {
    this.#blocks = blocks
  }

  /** The lowest block that a page is looked for in at first; 0 is all of them. */
  floorOf({ descendsFrom }: Query, parameters: Parameters): number {
    if (descendsFrom === undefined) return 0
    const head = this.#heads.get(String(parameters.chain)) ?? 0
    return Math.max(0, Math.min(Number(parameters[descendsFrom]), head) - this.#blocks)
  }

  /** Remembers how high the chain is. */
  learn({ descendsFrom }: Query, { chain }: Parameters, rows: readonly PartitionRow[]): void {
    if (descendsFrom === undefined) return
    const highest = Number(rows[0]?.blockNumber ?? rows[0]?.number ?? 0)
    const key = String(chain)
    if (highest > (this.#heads.get(key) ?? 0)) this.#heads.set(key, highest)
  }
}
