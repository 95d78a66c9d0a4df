import { formatId } from "@serac/chain"
import { LedgerError } from "./ledger-error.ts"
import { type Pending, type PendingEntry, PendingTransactions } from "./pending-transactions.ts"
import type { Journal } from "./state/journal.ts"
import { JournaledValue } from "./state/journaled-value.ts"

interface QueuedTransaction<T extends Pending> extends PendingEntry<T> {
  /** The number of transactions added before this one. */
  readonly sequence: number
}

const largestTransaction = 64 * 1024
const largestPool = 64 * 1024 * 1024

/**
 * The mempool of the X-Chain, and of atomic transactions of the C-Chain: oldest first. Limits are a node's: 64 KiB for one
 * transaction, 64 MiB in total.
 */
export class Mempool<T extends Pending> extends PendingTransactions<T, QueuedTransaction<T>> {
  readonly #available: JournaledValue<number>
  readonly #sequence: JournaledValue<number>

  /** @param inputsOf - returns the keys of the inputs that a transaction consumes. */
  constructor(journal: Journal, inputsOf: (transaction: T) => readonly string[]) {
    super(journal, inputsOf)
    this.#available = new JournaledValue(journal, largestPool)
    this.#sequence = new JournaledValue(journal, 0)
  }

  /**
   * Adds a verified transaction.
   *
   * @throws {LedgerError} if it is already present, too large, or consumes an input of another transaction.
   */
  add(transaction: T): void {
    const { id, bytes } = transaction
    const [shown, size] = [formatId(id), bytes.length]
    if (this.has(id)) throw new LedgerError(`duplicate tx: ${shown}`)
    if (size > largestTransaction)
      throw new LedgerError(`tx too large: ${shown} size (${size}) > max size (${largestTransaction})`)
    if (size > this.#available.value)
      throw new LedgerError(`mempool is full: ${shown} size (${size}) > available space (${this.#available.value})`)
    const inputs = this.freeInputs(transaction)
    if (!inputs) throw new LedgerError(`tx conflicts with other tx: ${shown}`)
    this.#available.value -= size
    this.put({ transaction, inputs, sequence: this.#sequence.value++ })
  }

  protected compare(one: QueuedTransaction<T>, other: QueuedTransaction<T>): number {
    return one.sequence - other.sequence
  }

  protected release({ transaction }: QueuedTransaction<T>): void {
    this.#available.value += transaction.bytes.length
  }
}
