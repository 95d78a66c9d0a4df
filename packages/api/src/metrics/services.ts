import type { ChainDefinition, Store } from "@serac/store"
import type { PageTokens } from "./page-token.ts"

/** The dependencies of the handlers. */
export interface Services {
  readonly store: Store
  readonly chains: readonly ChainDefinition[]
  /** The reason why chains may be unknown yet; undefined where all are known. */
  readonly missing?: string | undefined
  readonly tokens: PageTokens
  /** The clock, in milliseconds since 1970. */
  readonly clock: () => number
}
