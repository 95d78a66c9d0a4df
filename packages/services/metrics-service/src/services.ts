import type { ChainDefinition, Store } from "@serac/store"
import type { PageTokens } from "./page-token.ts"

/** What the handlers stand on. */
export interface Services {
  readonly store: Store
  readonly chains: readonly ChainDefinition[]
  readonly tokens: PageTokens
  /** Milliseconds since 1970. */
  readonly clock: () => number
}
