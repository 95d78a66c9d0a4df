import type { EvmBlock } from "../block/block.ts"
import type { Transaction } from "../transaction/transaction.ts"

/** What happens on a chain. */
export interface ChainEvents {
  /** A block became the tip. */
  readonly accepted: EvmBlock
  /** A block is no longer one of the chain's: somebody went back. */
  readonly removed: EvmBlock
  /** A transaction waits and can be executed. */
  readonly pending: Transaction
}

type Listener<Name extends keyof ChainEvents> = (event: ChainEvents[Name]) => void

/** Tells listeners what happens, in the order in which they came. */
export class Emitter {
  readonly #listeners: { [Name in keyof ChainEvents]: Set<Listener<Name>> } = {
    accepted: new Set(),
    removed: new Set(),
    pending: new Set(),
  }

  /** @returns what ends it */
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
