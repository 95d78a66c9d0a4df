import { formatId } from "@serac/chain"
import type { ChainNames } from "../interfaces/addresses/chain-names.ts"
import { bytesOfKey, keyOf } from "../interfaces/keys.ts"
import { type Journal, JournaledMap } from "../ledger/index.ts"

/** The running chains of a network and their names. The text of an id is a name only of a running chain. */
export class ChainRegistry implements ChainNames {
  readonly #aliases: JournaledMap<string, readonly string[]>
  readonly #chains: JournaledMap<string, string>

  constructor(journal: Journal) {
    this.#aliases = new JournaledMap(journal)
    this.#chains = new JournaledMap(journal)
  }

  /** @throws {RangeError} if another chain has the name already. */
  add(chainID: Uint8Array, ...names: readonly string[]): void {
    const key = keyOf(chainID)
    for (const name of [...names, formatId(chainID)]) {
      const other = this.#chains.get(name)
      if (other !== undefined && other !== key) throw new RangeError(`The name ${name} is another chain's`)
      this.#chains.set(name, key)
    }
    this.#aliases.set(key, [...(this.#aliases.get(key) ?? []), ...names])
  }

  lookup(name: string): Uint8Array | undefined {
    const key = this.#chains.get(name)
    return key === undefined ? undefined : bytesOfKey(key)
  }

  primaryAlias(chainID: Uint8Array): string {
    return this.#aliases.get(keyOf(chainID))?.[0] ?? formatId(chainID)
  }

  /** All names of a chain, in the order in which they were added. */
  aliasesOf(chainID: Uint8Array): readonly string[] {
    return this.#aliases.get(keyOf(chainID)) ?? []
  }
}
