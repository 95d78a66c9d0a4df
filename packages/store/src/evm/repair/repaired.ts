/** The rows of a block that were false and are corrected. */
export interface RepairedBlock {
  readonly number: number
  /** Names of tables, in the order in which they were checked. */
  readonly tables: readonly string[]
}

/** Options of a repair. */
export interface RepairOptions {
  /** Unix seconds. */
  readonly now: number
  /**
   * Whether derived data (lists, balances, holders, counters) is also checked for blocks whose own rows are right. Default true; to
   * repair all blocks, it is faster to call `ChainWriter.repairDerived` afterwards.
   */
  readonly derived?: boolean | undefined
  /**
   * Whether the blocks follow other repaired blocks without a gap from block 0 on, so that they show from where transactions are
   * traced. Default false.
   */
  readonly isFromStart?: boolean | undefined
  /** Whether nothing is stored and only the result is returned. Default false. */
  readonly isDryRun?: boolean | undefined
}

/** Collects the false rows. */
export class RepairLog {
  readonly #blocks = new Map<number, Set<string>>()

  add(number: number, table: string): void {
    const tables = this.#blocks.get(number)
    if (tables === undefined) this.#blocks.set(number, new Set([table]))
    else tables.add(table)
  }

  has(number: number, table: string): boolean {
    return this.#blocks.get(number)?.has(table) === true
  }

  get isEmpty(): boolean {
    return this.#blocks.size === 0
  }

  /** Ascending. */
  get blocks(): readonly RepairedBlock[] {
    return [...this.#blocks]
      .sort(([one], [other]) => one - other)
      .map(([number, tables]) => ({ number, tables: [...tables] }))
  }
}
