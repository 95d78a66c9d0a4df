import type { TransferOutput } from "@serac/chain"
import { keyOf } from "../bytes.ts"
import type { Journal } from "./journal.ts"
import { UtxoSet } from "./utxo-set.ts"

/** A UTXO that one chain exported to another. Only transfer outputs can be exported. */
export interface AtomicUtxo {
  readonly txID: Uint8Array
  readonly outputIndex: number
  /** 32 bytes. */
  readonly assetID: Uint8Array
  readonly output: TransferOutput
}

/**
 * The UTXOs that chains of a network have exported to each other and that are not imported yet.
 *
 * @example
 * import { Journal, SharedMemory } from "@serac/devnet/ledger"
 *
 * const memory = new SharedMemory(new Journal())
 * const [x, p] = [new Uint8Array(32).fill(1), new Uint8Array(32)]
 * memory.between(x, p).size // 0: nothing is on its way from X to P
 */
export class SharedMemory {
  readonly #journal: Journal
  readonly #sets = new Map<string, UtxoSet<AtomicUtxo>>()

  constructor(journal: Journal) {
    this.#journal = journal
  }

  /** The UTXOs exported from one chain to another and not imported yet; ids of 32 bytes. */
  between(source: Uint8Array, destination: Uint8Array): UtxoSet<AtomicUtxo> {
    const key = keyOf(source) + keyOf(destination)
    const set = this.#sets.get(key) ?? new UtxoSet<AtomicUtxo>(this.#journal)
    this.#sets.set(key, set)
    return set
  }
}
