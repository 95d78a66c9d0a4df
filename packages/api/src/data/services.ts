import type { Checks } from "@serac/server/monitoring"
import type { UsageCounter } from "@serac/server/usage"
import type { Store } from "@serac/store"
import type { ChainDirectory } from "./chains/chain-directory.ts"
import type { NetworkDirectory } from "./networks/network-directory.ts"
import type { Prices } from "./prices/prices.ts"
import type { Seconds } from "./seconds.ts"
import type { SignatureDirectory } from "./signature-aggregator/signature-directory.ts"

/** What the handlers stand on. */
export interface Services {
  readonly store: Store
  readonly chains: ChainDirectory
  readonly networks: NetworkDirectory
  readonly prices: Prices
  /** Whether lists of balances always have the native one: they are a 503 where no node tells it. */
  readonly isNativeRequired: boolean
  /** Who has messages signed. */
  readonly signatures: SignatureDirectory
  /** Whether metadata of NFTs is read at all. */
  readonly nftIndexing: boolean
  /** What counts the requests to this service; undefined where nothing does. */
  readonly usage: UsageCounter | undefined
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly seconds: Seconds
  /** How the parts of this service are now. Never rejects. */
  readonly health: () => Promise<Checks>
}
