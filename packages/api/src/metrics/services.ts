import type { ChainDefinition, Store } from "@serac/store"
import type { PageTokens } from "./page-token.ts"

/** What the handlers stand on. */
export interface Services {
  readonly store: Store
  readonly chains: readonly ChainDefinition[]
  /** Why there may be chains that are not known yet; undefined where all are. */
  readonly missing?: string | undefined
  readonly tokens: PageTokens
  /** Milliseconds since 1970. */
  readonly clock: () => number
}
