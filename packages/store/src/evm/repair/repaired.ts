/** Which rows of a block were false, and are corrected. */
export interface RepairedBlock {
  readonly number: number
  /** Names of tables, in the order in which they were looked at. */
  readonly tables: readonly string[]
}

/** How a repair is made. */
export interface RepairOptions {
  /** Unix seconds. */
  readonly now: number
  /**
   * Whether what is made of rows (lists, balances, holders, counters) is looked at where the rows themselves are true, too. Default true;
   * whoever repairs all blocks has it faster by `ChainWriter.repairDerived` afterwards.
   */
  readonly derived?: boolean | undefined
  /** Whether the blocks follow, without a gap, others that were repaired from block 0 on, so that they tell since when is traced. Default false. */
  readonly isFromStart?: boolean | undefined
  /** Whether nothing is to be stored: what would be is told. Default false. */
  readonly isDryRun?: boolean | undefined
}

/** Collects which rows were false. */
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
