import { utxoId } from "@serac/chain"
import { keyOf } from "../bytes.ts"
import type { Journal } from "./journal.ts"
import { JournaledMap } from "./journaled-map.ts"
import { JournaledValue } from "./journaled-value.ts"

/** The fields of every UTXO, on any chain. */
export interface AnyUtxo {
  readonly txID: Uint8Array
  readonly outputIndex: number
  readonly assetID: Uint8Array
  readonly output: AnyOutput
}

/** An output that has owners, or that wraps such an output in a lock. */
export type AnyOutput = { readonly addresses: readonly Uint8Array[] } | { readonly output: AnyOutput }

/** The addresses of an output's owners, 20 bytes each. */
export const outputAddresses = (output: AnyOutput): readonly Uint8Array[] =>
  "addresses" in output ? output.addresses : outputAddresses(output.output)

interface Placed<U> {
  readonly utxo: U
  /** The number of outputs added before this one. */
  readonly sequence: number
}

/**
 * Unspent outputs by id and by owner. Ids and addresses are keys: lower-case hexadecimal. An owner's outputs are listed
 * newest first, as a node lists them.
 *
 * @example
 * import { Journal, UtxoSet } from "@serac/devnet/ledger"
 * import type { XChainUtxo } from "@serac/chain"
 *
 * const utxos = new UtxoSet<XChainUtxo>(new Journal())
 * utxos.idsOf("3cb7d3842e8cee6a0ebd09f1fe884f6861e1b29c") // []
 */
export class UtxoSet<U extends AnyUtxo> implements Iterable<[id: string, utxo: U]> {
  readonly #utxos: JournaledMap<string, Placed<U>>
  readonly #added: JournaledValue<number>
  readonly #owned = new Map<string, Set<string>>()
  readonly #journal: Journal

  constructor(journal: Journal) {
    this.#journal = journal
    this.#utxos = new JournaledMap(journal)
    this.#added = new JournaledValue(journal, 0)
  }

  get size(): number {
    return this.#utxos.size
  }

  get(id: string): U | undefined {
    return this.#utxos.get(id)?.utxo
  }

  /** Adds an output. @returns its id. */
  add(utxo: U): string {
    const id = keyOf(utxoId(utxo.txID, utxo.outputIndex))
    this.#utxos.set(id, { utxo, sequence: this.#added.value++ })
    this.#own(id, utxo)
    this.#journal.note(() => this.#disown(id, utxo))
    return id
  }

  /** Removes an output. @returns whether it was present. */
  remove(id: string): boolean {
    const utxo = this.get(id)
    if (!utxo) return false
    this.#utxos.delete(id)
    this.#disown(id, utxo)
    this.#journal.note(() => this.#own(id, utxo))
    return true
  }

  /** The ids of the outputs that an address owns or shares, newest first. */
  idsOf(address: string): string[] {
    const sequenceOf = (id: string) => (this.#utxos.get(id) as Placed<U>).sequence
    return [...(this.#owned.get(address) ?? [])].sort((one, other) => sequenceOf(other) - sequenceOf(one))
  }

  /** The number of outputs that an address owns or shares. */
  countOf(address: string): number {
    return this.#owned.get(address)?.size ?? 0
  }

  *[Symbol.iterator](): IterableIterator<[string, U]> {
    for (const [id, { utxo }] of this.#utxos) yield [id, utxo]
  }

  #own(id: string, utxo: U): void {
    for (const address of outputAddresses(utxo.output)) {
      const key = keyOf(address)
      const ids = this.#owned.get(key)
      if (ids) ids.add(id)
      else this.#owned.set(key, new Set([id]))
    }
  }

  #disown(id: string, utxo: U): void {
    for (const address of outputAddresses(utxo.output)) {
      const key = keyOf(address)
      const ids = this.#owned.get(key)
      ids?.delete(id)
      if (ids?.size === 0) this.#owned.delete(key)
    }
  }
}
