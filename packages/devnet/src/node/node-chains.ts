import { formatId } from "@serac/chain"
import type { ChainPart } from "./chain-part.ts"

/** The chains that a node serves, by their names. */
export class NodeChains {
  readonly #byID = new Map<string, ChainPart>()
  readonly #byName = new Map<string, ChainPart>()

  /** @throws {Error} when its id or one of its names stands for a chain already */
  add(chain: ChainPart): void {
    const names = chainAliases(chain)
    const taken = names.find((name) => this.#byName.has(name))
    if (taken !== undefined) throw new Error(`${taken} stands for a chain already`)
    this.#byID.set(formatId(chain.id), chain)
    for (const name of names) this.#byName.set(name, chain)
  }

  remove(chain: ChainPart): void {
    this.#byID.delete(formatId(chain.id))
    for (const name of chainAliases(chain)) this.#byName.delete(name)
  }

  /** The chain that a name or the text of an id stands for. */
  find(name: string): ChainPart | undefined {
    return this.#byName.get(name)
  }

  all(): readonly ChainPart[] {
    return [...this.#byID.values()]
  }

  /** The text of the id that an alias stands for; a name that is an id already stands for none. */
  idOfAlias(alias: string): string | undefined {
    const chain = this.find(alias)
    return chain?.aliases.includes(alias) ? formatId(chain.id) : undefined
  }
}

/** Everything that stands for a chain in a path: the text of its id, and its aliases. */
export function chainAliases({ id, aliases }: ChainPart): readonly string[] {
  return [formatId(id), ...aliases]
}

/** The first of a chain's names; the text of its id where it has none. */
export function chainAlias({ id, aliases: [alias = formatId(id)] }: ChainPart): string {
  return alias
}
