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
import { LivingHistory, type LivingNode } from "./living/living-history.ts"
import { withLivingHistory } from "./living/living-methods.ts"
import { priceMethods } from "./prices.ts"
import { simulationMethods } from "./simulation.ts"
import { evmSubscriptions } from "./subscriptions.ts"
import { transactionMethods } from "./transactions.ts"
import { txpoolMethods } from "./txpool.ts"
import { warpMethods } from "./warp.ts"

/** Options of an EVM chain's interface. */
export interface EvmInterfaceOptions {
  readonly chain: EvmChain
  /** The node of the living chain that a fork goes on from. Without it the blocks before the fork are unknown. */
  readonly living?: LivingNode | undefined
  /** Signs warp messages. Without it there are no `warp_` methods. */
  readonly signer?: WarpSigner
  /** Whether it has `eth_simulateV1`, which no node of today has. Default: false. */
  readonly hasSimulation?: boolean | undefined
  /** The result of `web3_clientVersion`. Default: `v1.14.2`. */
  readonly clientVersion?: string
  /** The result from Helicon on, with the versions of the node, its database, its plugin protocol and Go. */
  readonly heliconClientVersion?: string
  /** A real-time clock in milliseconds by which filters expire. Default: the process's clock. */
  readonly realTime?: () => number
}

/** The methods and subscriptions at `/ext/bc/<chain>/rpc` and `/ws`. */
export interface EvmInterface {
  readonly methods: PositionalMethods
  /** Replaces `methods` once the chain executes blocks after acceptance: on the C-Chain from Helicon on. */
  readonly heliconMethods: PositionalMethods
  readonly subscriptions: Subscriptions
}

/** The interface of an EVM chain, for the C-Chain or an L1. */
export function evmInterface(options: EvmInterfaceOptions): EvmInterface {
  const { chain, living, signer, clientVersion = "v1.14.2", realTime = () => performance.now() } = options
  const { heliconClientVersion = "avalanchego/1.14.2 [database=v1.4.5, rpcchainvm=45, go=1.26.8]" } = options
  const history = living && new LivingHistory(chain, living)
  const common = { chain, history, filters: new Filters(chain, realTime) }
  const before = { ...common, oracle: new PriceOracle(chain), signer, clientVersion, hasHelicon: false }
  // From Helicon on this interface has no `warp_` methods; only peers can request signatures.
  const after = {
    ...common,
    oracle: new PriceOracle(chain, true),
    signer: undefined,
    clientVersion: heliconClientVersion,
    hasHelicon: true,
  }
  const methodsOf = (context: EvmContext) => ({
    ...evmMethods(context),
    ...(options.hasSimulation ? withNodeErrors(simulationMethods(context)) : {}),
  })
  return { methods: methodsOf(before), heliconMethods: methodsOf(after), subscriptions: evmSubscriptions(before) }
}

function evmMethods(context: EvmContext): PositionalMethods {
  const methods = {
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
  }
  return withNodeErrors(withLivingHistory(methods, context))
}

/**
 * Serves an interface and additional methods at `/rpc` and `/ws`. The chain's state at the time of a request, or when a
 * socket is opened, determines which of the two method tables answers.
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
