import { formatId } from "@serac/chain"
import type { ChainPart } from "./chain-part.ts"

/** The chains of a node by name. */
export class NodeChains {
  readonly #byID = new Map<string, ChainPart>()
  readonly #byName = new Map<string, ChainPart>()

  /** @throws {Error} if another chain has its id or one of its names already */
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

  /** The chain with a name, or with an id in text form. */
  find(name: string): ChainPart | undefined {
    return this.#byName.get(name)
  }

  all(): readonly ChainPart[] {
    return [...this.#byID.values()]
  }

  /** The id, in text form, of the chain with an alias; `undefined` for a name that is an id. */
  idOfAlias(alias: string): string | undefined {
    const chain = this.find(alias)
    return chain?.aliases.includes(alias) ? formatId(chain.id) : undefined
  }
}

/** All names of a chain in paths: its id in text form, and its aliases. */
export function chainAliases({ id, aliases }: ChainPart): readonly string[] {
  return [formatId(id), ...aliases]
}

/** The primary alias of a chain; its id in text form if it has none. */
export function chainAlias({ id, aliases: [alias = formatId(id)] }: ChainPart): string {
  return alias
}
