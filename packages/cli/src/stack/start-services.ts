import type { Metrics, RunningService } from "@serac/server/http"
import type { ChainDefinition, IndexerReport, NetworkDefinition, StoreLocation } from "@serac/store"
import type {
  AbiConfig,
  AccessConfig,
  Config,
  HttpConfig,
  ListenConfig,
  SignaturesConfig,
  UsageConfig,
} from "../config/config.ts"
import type { LogConfig, Logger } from "../log/logger.ts"
import { askService } from "./ask-service.ts"
import { listening } from "./listening.ts"
import { openServiceAccess } from "./open-service-access.ts"
import type { ServiceListeners } from "./open-service-listeners.ts"
import { signaturesSettings } from "./signatures-settings.ts"
import { usageOptions } from "./usage-options.ts"
import type { ServiceUrls } from "./welcome.ts"

/** What both services are started with; plain data, since it goes to other processes. */
export interface ServicesOptions {
  readonly store: StoreLocation
  readonly chains: readonly ChainDefinition[]
  readonly networks: readonly NetworkDefinition[]
  /** Why there may be chains and networks that are not known yet, in words for callers; absent where all are. */
  readonly missing?: string | undefined
  readonly dataService: ListenConfig
  readonly metricsService: ListenConfig
  readonly http: HttpConfig
  readonly access: AccessConfig
  /** How many processes serve together. */
  readonly workers: number
  readonly dialect: Config["dialect"]
  readonly unknownParameters: Config["unknownParameters"]
  readonly queryTimeout: number
  readonly prices?: string
  readonly tokenLists: readonly string[]
  readonly abis: readonly AbiConfig[]
  readonly signatures: SignaturesConfig
  readonly usage: UsageConfig
  /** Whether an indexer reads metadata of NFTs. */
  readonly nftIndexing: boolean
  /** By which the explorer shows pictures of NFTs that `ipfs:` URIs name. */
  readonly ipfsGateway: string
  /** Seconds that a chain may be behind before its services are not ready. */
  readonly maxLag?: number
  readonly log: LogConfig
}

/** Both services, listening. */
export interface Services {
  readonly urls: ServiceUrls
  close(): Promise<void>
}

/** The names of the two services. */
export type ServiceName = "data" | "metrics"

/** Shares the metrics of a service of this process with the others: see `shareMetrics` of `@serac/server/http`. */
export type ShareMetrics = (service: ServiceName, own: () => Promise<Metrics>) => () => Promise<string>

/** What else there is in the process that serves. */
export interface ServiceContext {
  /** Where it is one of several processes that share the ports. */
  readonly share?: ShareMetrics
  /** Where it indexes, too. */
  readonly reports?: () => readonly IndexerReport[]
  /** Where it listens already. */
  readonly listeners?: ServiceListeners
}

/** Starts both services over a store of their own, in this process. Throws {@link ListenError}. */
export async function startServices(
  options: ServicesOptions,
  logger: Logger,
  { share, reports, listeners }: ServiceContext = {},
): Promise<Services> {
  const { chains, networks, missing, dataService, metricsService, prices, tokenLists, abis, nftIndexing, maxLag } =
    options
  const [{ openStore }, { startDataService }, { startMetricsService }, { explorer }] = await Promise.all([
    import("@serac/store"),
    import("@serac/api/data"),
    import("@serac/api/metrics"),
    import("@serac/web/explorer"),
  ])
  const store = await openStore(options.store, { queryTimeout: options.queryTimeout })
  const close: (() => Promise<void>)[] = [() => store.close()]
  const closeAll = async () => {
    for (const step of close.splice(0).reverse()) await step()
  }
  const { requestTimeout, ...limits } = options.http
  const connections = { ...limits, trustedProxies: options.access.trustedProxies }
  const access = await openServiceAccess(options, store, logger).catch(async (error: unknown) => {
    await closeAll()
    throw error
  })
  close.push(() => access.close())
  const common = (name: ServiceName) => ({
    store,
    chains,
    missing,
    requestTimeout,
    connections,
    dialect: options.dialect,
    unknownParameters: options.unknownParameters,
    ...(maxLag === undefined ? {} : { maxLag }),
    ...(reports === undefined ? {} : { reports }),
    ...(share === undefined ? {} : { shareMetrics: (own: () => Promise<Metrics>) => share(name, own) }),
    logger: requestLogger(logger, name, options.log),
    audit: logger.child({ service: name }),
    access: access[name],
  })
  // The explorer stands at the data service, which listens first, and asks both.
  const asked: { metrics?: RunningService } = {}
  const pages = explorer({
    ipfsGateway: options.ipfsGateway,
    served: {
      chainIds: chains.flatMap(({ chainId, platformChainId = chainId }) => [chainId, platformChainId]),
      // A path may call the test network by either name.
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
        nftIndexing,
        pages,
        signatures: signaturesSettings(options.signatures),
        usage: usageOptions(options.usage),
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

/** A service logs each request at `info`: thousands of lines a second, which only a search for faults wants. */
function requestLogger(logger: Logger, service: string, { logLevel }: LogConfig): Logger {
  return logger.child({ service }, { level: logLevel === "info" ? "warn" : logLevel })
}
