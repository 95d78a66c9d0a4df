import type { Parameters } from "../engine.ts"
import type { Query } from "../queries/query.ts"

type PartitionRow = Readonly<Record<string, unknown>>

/**
 * The lowest block that a list's page reads first. PostgreSQL plans to read every partition that a statement may need, though most
 * pages end in the newest; so a page is first read above a floor, and without a floor only if that did not fill the page.
 */
export class Floors {
  readonly #blocks: number
  /** The highest block seen per chain. */
  readonly #heads = new Map<string, number>()

  /** @param blocks - blocks per partition */
  constructor(blocks: number) {
    this.#blocks = blocks
  }

  /** The lowest block to read first for a page; 0 for all blocks. */
  floorOf({ descendsFrom }: Query, parameters: Parameters): number {
    if (descendsFrom === undefined) return 0
    const head = this.#heads.get(String(parameters.chain)) ?? 0
    return Math.max(0, Math.min(Number(parameters[descendsFrom]), head) - this.#blocks)
  }

  /** Records the highest block of a chain. */
  learn({ descendsFrom }: Query, { chain }: Parameters, rows: readonly PartitionRow[]): void {
    if (descendsFrom === undefined) return
    const highest = Number(rows[0]?.blockNumber ?? rows[0]?.number ?? 0)
    const key = String(chain)
    if (highest > (this.#heads.get(key) ?? 0)) this.#heads.set(key, highest)
  }
}
