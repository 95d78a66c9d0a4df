import type { RunningGateway } from "@serac/gateway"
import type { OpenedAccess } from "@serac/server/access"
import type { OpenListener } from "@serac/server/http"
import type { ChainDefinition, NetworkDefinition } from "@serac/store"
import type { Config } from "../config/config.ts"
import type { Logger } from "../log/logger.ts"
import { finalBlockOf } from "./final-block.ts"
import { listening } from "./listening.ts"
import { locateStore } from "./locate-store.ts"
import { openServiceAccess } from "./open-service-access.ts"

/** Default port of `serac gateway`. */
export const standardPort = 9660

/** The context of a gateway. */
export interface GatewayContext {
  readonly chains: readonly ChainDefinition[]
  readonly networks: readonly NetworkDefinition[]
  /** Why some chains or networks may not be known yet, as text for callers; undefined if all are known. */
  readonly missing?: string | undefined
  readonly logger: Logger
  /** An open port to take over. */
  readonly listener?: OpenListener | undefined
}

/** Starts a gateway to the nodes of all chains, and counts the calls. Throws {@link ListenError}. */
export async function startGateway(
  config: Config,
  { chains, networks, missing, logger, listener }: GatewayContext,
): Promise<RunningGateway> {
  const [{ startGateway }, { UsageCounter }, { openStore }] = await Promise.all([
    import("@serac/gateway"),
    import("@serac/server/usage"),
    import("@serac/store"),
  ])
  const { port = standardPort, ...settings } = config.gateway
  const [network] = networks
  const cChainIds = new Set(networks.map(({ cChainId }) => cChainId))
  const store = await openStore(locateStore(config), { queryTimeout: config.queryTimeout })
  const log = logger.child({ service: "gateway" })
  const warn = (message: string, facts: Readonly<Record<string, unknown>>) => log.warn(facts, message)
  const counter = config.usage.count === "off" ? undefined : new UsageCounter({ ...config.usage, store, warn })
  let access: OpenedAccess | undefined
  const end = async () => {
    await counter?.close()
    await access?.close()
    await store.close()
  }
  try {
    access = await openServiceAccess(config, store, log)
    const { data } = access
    const gateway = await listening({ host: settings.host, port }, "--gateway-port", () =>
      startGateway({
        ...settings,
        port,
        listener,
        missing,
        nodes: networks.flatMap(({ nodeUrls }) => nodeUrls),
        chains: chains.map(({ chainId, platformChainId, rpcUrls }) => ({
          ...{ chainId, platformChainId, rpcUrls },
          isCChain: platformChainId !== undefined && cChainIds.has(platformChainId),
        })),
        network: (network ?? chains[0])?.network === "mainnet" ? "mainnet" : "testnet",
        counter,
        region: config.usage.region,
        access: data,
        trustedProxies: config.access.trustedProxies,
        finalBlock: async (chain) =>
          finalBlockOf(await store.chain(chain.chainId).status(), chain, config.indexer.reorgDepth),
        indexedBlock: async (chain) => (await store.chain(chain.chainId).status())?.head.number,
        connections: { ...config.http, maxHeldBytes: settings.maxHeldBytes },
        warn,
      }),
    )
    return {
      ...gateway,
      close: async () => {
        await gateway.close()
        await end()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}
