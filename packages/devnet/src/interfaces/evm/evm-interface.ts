import {
  noHandshake,
  type PositionalMethods,
  type Subscriptions,
  serveByPosition,
  serveSocket,
  type WireEndpoint,
} from "@serac/wire/node"
import { type EvmChain, PriceOracle, type WarpSigner } from "../../evm/index.ts"
import { accountMethods } from "./accounts.ts"
import { evmBlockMethods } from "./blocks.ts"
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
  /** What it says from Helicon on: the versions of the node, of its database and plugins, and of what it was built with. */
  readonly heliconClientVersion?: string
  /** By which filters are forgotten, in milliseconds; the process's by default. */
  readonly realTime?: () => number
}

/** What is served at `/ext/bc/<chain>/rpc` and `/ws`. */
export interface EvmInterface {
  readonly methods: PositionalMethods
  /** What is served instead of `methods` once the chain executes its blocks later: the C-Chain's from Helicon on. */
  readonly heliconMethods: PositionalMethods
  readonly subscriptions: Subscriptions
}

/** The interface of an EVM chain: the C-Chain's or an L1's, as its kind says. */
export function evmInterface(options: EvmInterfaceOptions): EvmInterface {
  const { chain, signer, clientVersion = "v1.14.2", realTime = () => performance.now() } = options
  const { heliconClientVersion = "avalanchego/1.14.2 [database=v1.4.5, rpcchainvm=45, go=1.26.8]" } = options
  const common = { chain, filters: new Filters(chain, realTime) }
  const before = { ...common, oracle: new PriceOracle(chain), signer, clientVersion, hasHelicon: false }
  // Warp messages are signed for peers from Helicon on, for nobody by this interface.
  const after = {
    ...common,
    oracle: new PriceOracle(chain, true),
    signer: undefined,
    clientVersion: heliconClientVersion,
    hasHelicon: true,
  }
  return { methods: evmMethods(before), heliconMethods: evmMethods(after), subscriptions: evmSubscriptions(before) }
}

function evmMethods(context: EvmContext): PositionalMethods {
  return withNodeErrors({
    ...chainInfoMethods(context),
    ...evmBlockMethods(context),
    ...transactionMethods(context),
    ...txpoolMethods(context),
    ...accountMethods(context),
    ...callMethods(context),
    ...priceMethods(context),
    ...filterMethods(context),
    ...debugMethods(context),
    ...warpMethods(context),
  })
}

/**
 * Serves an interface at `/rpc` and `/ws`, with further methods beside: what the chain is at the time of a request, or when a
 * socket is opened, says which of the two virtual machines answers.
 */
export function serveEvm(
  chain: EvmChain,
  { methods, heliconMethods, subscriptions }: EvmInterface,
  more: PositionalMethods = {},
): Readonly<Record<"/rpc" | "/ws", WireEndpoint>> {
  const [before, after] = [methods, heliconMethods].map((table) => {
    const all = { ...table, ...more }
    return { handle: serveByPosition(all), connect: serveSocket(all, subscriptions) }
  }) as [EvmHandlers, EvmHandlers]
  const served = () => (chain.executesLater ? after : before)
  return {
    "/rpc": { handle: (request) => served().handle(request) },
    "/ws": { handle: async () => noHandshake, connect: (...given) => served().connect(...given) },
  }
}

interface EvmHandlers {
  readonly handle: ReturnType<typeof serveByPosition>
  readonly connect: ReturnType<typeof serveSocket>
}
