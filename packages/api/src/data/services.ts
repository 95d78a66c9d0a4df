import type { Checks } from "@serac/server/monitoring"
import type { UsageCounter } from "@serac/server/usage"
import type { Store } from "@serac/store"
import type { ChainDirectory } from "./chains/chain-directory.ts"
import type { NetworkDirectory } from "./networks/network-directory.ts"
import type { Prices } from "./prices/prices.ts"
import type { Seconds } from "./seconds.ts"
import type { SignatureDirectory } from "./signature-aggregator/signature-directory.ts"

/** The dependencies of the handlers. */
export interface Services {
  readonly store: Store
  readonly chains: ChainDirectory
  readonly networks: NetworkDirectory
  readonly prices: Prices
  /** Whether lists of balances always have the native balance: without an answer of a node they are then a 503. */
  readonly isNativeRequired: boolean
  /** The signature aggregators by network. */
  readonly signatures: SignatureDirectory
  /** Whether metadata of NFTs is indexed. */
  readonly nftIndexing: boolean
  /** The counter of requests; undefined where they are not counted. */
  readonly usage: UsageCounter | undefined
  /** The clock, in milliseconds since 1970. */
  readonly clock: () => number
  readonly seconds: Seconds
  /** Reads the state of this service's parts. Never rejects. */
  readonly health: () => Promise<Checks>
}
