import type { EvmBlock } from "../block/block.ts"
import type { Transaction } from "../transaction/transaction.ts"

/** The events of a chain. */
export interface ChainEvents {
  /** A block became the tip. */
  readonly accepted: EvmBlock
  /** A block left the chain, because of a revert or fork. */
  readonly removed: EvmBlock
  /** A new transaction is pending and executable. */
  readonly pending: Transaction
}

type Listener<Name extends keyof ChainEvents> = (event: ChainEvents[Name]) => void

/** Calls listeners for each event, in the order in which they were added. */
export class Emitter {
  readonly #listeners: { [Name in keyof ChainEvents]: Set<Listener<Name>> } = {
    accepted: new Set(),
    removed: new Set(),
    pending: new Set(),
  }

  /** @returns a function that removes the listener */
  on<Name extends keyof ChainEvents>(name: Name, listener: Listener<Name>): () => void {
    this.#listeners[name].add(listener)
    return () => {
      this.#listeners[name].delete(listener)
    }
  }

  emit<Name extends keyof ChainEvents>(name: Name, event: ChainEvents[Name]): void {
    for (const listener of [...this.#listeners[name]]) listener(event)
  }
}
