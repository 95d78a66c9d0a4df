import type { Transaction, Value } from "../../engine.ts"
import type { TableDefinition } from "../../schema/table.ts"

const writtenAtOnce = 1_000

/** Writes rows of a table some at a time, so that a repair holds few of them. */
export class RowWriter {
  readonly #transaction: Transaction
  readonly #table: TableDefinition
  readonly #isDryRun: boolean
  #added: (readonly Value[])[] = []
  #changed: (readonly Value[])[] = []
  #removed: (readonly Value[])[] = []

  constructor(transaction: Transaction, table: TableDefinition, isDryRun: boolean) {
    this.#transaction = transaction
    this.#table = table
    this.#isDryRun = isDryRun
  }

  /** Adds a row with a new key. */
  async add(row: readonly Value[]): Promise<void> {
    this.#added.push(row)
    await this.#flush(writtenAtOnce)
  }

  /** Replaces the row with the same key. */
  async change(row: readonly Value[]): Promise<void> {
    this.#changed.push(row)
    await this.#flush(writtenAtOnce)
  }

  /** @param key - the values of the table's key. */
  async remove(key: readonly Value[]): Promise<void> {
    this.#removed.push(key)
    await this.#flush(writtenAtOnce)
  }

  /** Writes what remains. */
  end(): Promise<void> {
    return this.#flush(1)
  }

  async #flush(enough: number): Promise<void> {
    const [added, changed, removed] = [this.#added, this.#changed, this.#removed]
    if (added.length + changed.length + removed.length < enough) return
    this.#added = []
    this.#changed = []
    this.#removed = []
    if (this.#isDryRun) return
    await this.#transaction.remove(this.#table, removed)
    await this.#transaction.replace(this.#table, changed)
    await this.#transaction.insert(this.#table, added)
  }
}
