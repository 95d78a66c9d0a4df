import { type EvmChain, PriceOracle, type WarpSigner } from "@serac/evm-chain"
import type { PositionalMethods, Subscriptions } from "@serac/node-wire"
import { accountMethods } from "./accounts.ts"
import { blockMethods } from "./blocks.ts"
import { callMethods } from "./calls.ts"
import { chainInfoMethods } from "./chain-info.ts"
import { debugMethods } from "./debug.ts"
import type { EvmContext } from "./evm-context.ts"
import { withNodeErrors } from "./evm-methods.ts"
import { filterMethods } from "./filter-methods.ts"
import { Filters } from "./filters.ts"
import { priceMethods } from "./prices.ts"
import { evmSubscriptions } from "./subscriptions.ts"
import { transactionMethods } from "./transactions.ts"
import { txpoolMethods } from "./txpool.ts"
import { warpMethods } from "./warp.ts"

/** What an EVM chain's interface is made of. */
export interface EvmInterfaceOptions {
  readonly chain: EvmChain
  /** Without it there are no `warp_` methods. */
  readonly signer?: WarpSigner
  /** What `web3_clientVersion` says; `v1.14.2` by default. */
  readonly clientVersion?: string
  /** By which filters are forgotten, in milliseconds; the process's by default. */
  readonly realTime?: () => number
}

/** What is served at `/ext/bc/<chain>/rpc` and `/ws`. */
export interface EvmInterface {
  readonly methods: PositionalMethods
  readonly subscriptions: Subscriptions
}

/** The interface of an EVM chain: the C-Chain's or an L1's, as its kind says. */
export function evmInterface(options: EvmInterfaceOptions): EvmInterface {
  const { chain, signer, clientVersion = "v1.14.2", realTime = () => performance.now() } = options
  const oracle = new PriceOracle(chain)
  const context: EvmContext = { chain, oracle, filters: new Filters(chain, realTime), signer, clientVersion }
  const methods = withNodeErrors({
    ...chainInfoMethods(context),
    ...blockMethods(context),
    ...transactionMethods(context),
    ...txpoolMethods(context),
    ...accountMethods(context),
    ...callMethods(context),
    ...priceMethods(context),
    ...filterMethods(context),
    ...debugMethods(context),
    ...warpMethods(context),
  })
  return { methods, subscriptions: evmSubscriptions(context) }
}
