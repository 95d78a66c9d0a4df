import { parseId } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import { cb58Error } from "../addresses/cb58-error.ts"

/** What `admin.*` asks of a node. */
export interface AdminFacts {
  /** What stands for the chain with the text of an id; `null` where there is none. */
  readonly aliasesOf: (id: string) => readonly string[] | null
}

/**
 * The method of `/ext/admin` that only reads and means something without a process of its own. A devnet has no loggers, profiles or
 * database of a node, and what changes it are its own methods.
 */
export function adminMethods({ aliasesOf }: AdminFacts): ByNameMethods {
  return {
    "admin.getChainAliases": byNameMethod({ chain: read.text }, ({ chain }) => {
      try {
        parseId(chain)
      } catch {
        throw cb58Error(chain, 32)
      }
      return { aliases: aliasesOf(chain) }
    }),
  }
}
