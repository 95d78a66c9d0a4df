import { dumpNetwork, type Store } from "@serac/store"

const proposer = /,\\"proposerDetails\\":\{.*?\}/
/** The terms that the last block was applied with; others that count from then on are kept with the next one. */
const terms = /,\\"terms\\":\{.*?\}(?:,\\"fee\\":\[.*?\])?\}/
const blockTable = "primary_block "
/** Blocks that may stay without a proposer: the first one of each chain. */
const maxUnproposed = 3

const withoutTerms = (line: string) => line.replace(terms, "")
/** A row without its proposer. */
const bare = (line: string) => withoutTerms(line).replace(proposer, "")

/** Rows as text, without what nodes say of stakers, which changes all the time, and the lists of proposers, which come later. */
async function* dumpRows(store: Store, networkId: number): AsyncGenerator<string, void, undefined> {
  for await (const line of dumpNetwork(store, networkId))
    if (!/^primary_(?:observation|proposed) |^primary_list \{"list":9,/.test(line)) yield line
}

/** What is known of stored rows. */
export interface StoredTruth {
  readonly isFalse: boolean
  readonly isComplete: boolean
}

/** The rows of a network that was indexed from an honest node. */
export class HonestRows {
  readonly #networkId: number
  readonly #rows: ReadonlySet<string>
  /** Those that have a proposer. */
  readonly #proposed: ReadonlySet<string>

  private constructor(networkId: number, lines: readonly string[]) {
    this.#networkId = networkId
    this.#rows = new Set(lines.map(bare))
    this.#proposed = new Set(lines.filter((line) => proposer.test(line)).map(withoutTerms))
  }

  /** Reads them; undefined while proposers are missing that an index tells. */
  static async read(store: Store, networkId: number, hasIndex: boolean): Promise<HonestRows | undefined> {
    const lines: string[] = []
    for await (const line of dumpRows(store, networkId)) lines.push(line)
    const unproposed = lines.filter((line) => line.startsWith(blockTable) && !proposer.test(line))
    return hasIndex && unproposed.length > maxUnproposed ? undefined : new HonestRows(networkId, lines)
  }

  /**
   * Compares rows of another store of the network.
   *
   * @param isWhole - whether it has all blocks; of fewer ones only blocks are compared, since other rows change with later blocks.
   */
  async compare(store: Store, isWhole: boolean): Promise<StoredTruth> {
    let count = 0
    for await (const line of dumpRows(store, this.#networkId)) {
      if (!isWhole && !line.startsWith(blockTable)) break
      if (!this.#has(line)) return { isFalse: true, isComplete: false }
      count++
    }
    return { isFalse: false, isComplete: isWhole && count === this.#rows.size }
  }

  /** Rows of one side only, each with its side. */
  async differing(store: Store): Promise<readonly string[]> {
    const [stored, untrue] = [new Set<string>(), [] as string[]]
    for await (const line of dumpRows(store, this.#networkId)) {
      stored.add(bare(line))
      if (!this.#has(line)) untrue.push(`false: ${line.slice(0, 400)}`)
    }
    return [
      ...untrue,
      ...[...this.#rows].filter((line) => !stored.has(line)).map((line) => `missing: ${line.slice(0, 400)}`),
    ]
  }

  /** Whether the row is one of them, where its proposer may be missing, since it comes later. */
  #has(line: string): boolean {
    return proposer.test(line) ? this.#proposed.has(withoutTerms(line)) : this.#rows.has(bare(line))
  }
}
