import type { Metrics, RunningService } from "@serac/server/http"
import type { ChainDefinition, IndexerReport, NetworkDefinition } from "@serac/store"
import type { Config } from "../config/config.ts"
import type { LogConfig, Logger } from "../log/logger.ts"
import { askService } from "./ask-service.ts"
import { listening } from "./listening.ts"
import { locateStore } from "./locate-store.ts"
import { openServiceAccess } from "./open-service-access.ts"
import type { ServiceListeners } from "./open-service-listeners.ts"
import { signaturesSettings } from "./signatures-settings.ts"
import type { ServiceUrls } from "./welcome.ts"

/** Options of both services, as plain data for other processes. */
export interface ServicesOptions {
  readonly config: Config
  readonly chains: readonly ChainDefinition[]
  readonly networks: readonly NetworkDefinition[]
  /** Why some chains or networks may not be known yet, as text for callers; absent if all are known. */
  readonly missing?: string | undefined
}

/** Both services while they run. */
export interface Services {
  readonly urls: ServiceUrls
  close(): Promise<void>
}

/** The names of the two services. */
export type ServiceName = "data" | "metrics"

/** Shares the metrics of a service of this process with the others: see `shareMetrics` of `@serac/server/http`. */
export type ShareMetrics = (service: ServiceName, own: () => Promise<Metrics>) => () => Promise<string>

/** The context of services in a process. */
export interface ServiceContext {
  /** Shares metrics with other processes, if several share the ports. */
  readonly share?: ShareMetrics
  /** Reports of the indexers, if the process has any. */
  readonly reports?: () => readonly IndexerReport[]
  /** Open ports to take over. */
  readonly listeners?: ServiceListeners
}

/** Starts both services with a store of their own in this process. Throws {@link ListenError}. */
export async function startServices(
  options: ServicesOptions,
  logger: Logger,
  { share, reports, listeners }: ServiceContext = {},
): Promise<Services> {
  const { config, chains, networks, missing } = options
  const { dataService, metricsService, http, access: accessConfig, nft, usage } = config
  const { dialect, unknownParameters, maxLag, prices, tokenLists, abis } = config
  const [{ openStore }, { startDataService }, { startMetricsService }, { explorer }] = await Promise.all([
    import("@serac/store"),
    import("@serac/api/data"),
    import("@serac/api/metrics"),
    import("@serac/web/explorer"),
  ])
  const store = await openStore(locateStore(config), { queryTimeout: config.queryTimeout })
  const close: (() => Promise<void>)[] = [() => store.close()]
  const closeAll = async () => {
    for (const step of close.splice(0).reverse()) await step()
  }
  const connections = { ...http, trustedProxies: accessConfig.trustedProxies }
  const access = await openServiceAccess(config, store, logger).catch(async (error: unknown) => {
    await closeAll()
    throw error
  })
  close.push(() => access.close())
  const common = (name: ServiceName) => ({
    store,
    chains,
    missing,
    requestTimeout: http.requestTimeout,
    connections,
    dialect,
    unknownParameters,
    ...(maxLag === undefined ? {} : { maxLag }),
    ...(reports === undefined ? {} : { reports }),
    ...(share === undefined ? {} : { shareMetrics: (own: () => Promise<Metrics>) => share(name, own) }),
    logger: requestLogger(logger, name, config),
    audit: logger.child({ service: name }),
    access: access[name],
  })
  // The explorer is part of the data service, which starts first, and sends requests to both services.
  const asked: { metrics?: RunningService } = {}
  const pages = explorer({
    ipfsGateway: nft.ipfsGateway,
    served: {
      chainIds: chains.flatMap(({ chainId, platformChainId = chainId }) => [chainId, platformChainId]),
      // Paths may use either name of the test network.
      networks: networks.flatMap(({ network }) => (network === "testnet" ? [network, "fuji"] : [network])),
    },
    askMetrics: (url, from) => askService(asked.metrics, url, from),
  })
  try {
    const data = await listening(dataService, "--data-service-port", () =>
      startDataService({
        ...common("data"),
        networks,
        ...dataService,
        listener: listeners?.data,
        ...(prices === undefined ? {} : { prices }),
        tokenLists,
        abis,
        nftIndexing: nft.metadata === "on",
        pages,
        signatures: signaturesSettings(config.signatures),
        usage: usage.count === "on" && usage,
      }),
    )
    close.push(() => data.close())
    const metrics = await listening(metricsService, "--metrics-service-port", () =>
      startMetricsService({ ...common("metrics"), ...metricsService, listener: listeners?.metrics }),
    )
    asked.metrics = metrics
    close.push(() => metrics.close())
    return { urls: { dataService: data.url, metricsService: metrics.url }, close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** The log level of requests: a service logs each request at `info`, thousands of lines a second, which only debugging needs. */
function requestLogger(logger: Logger, service: string, { logLevel }: LogConfig): Logger {
  return logger.child({ service }, { level: logLevel === "info" ? "warn" : logLevel })
}
