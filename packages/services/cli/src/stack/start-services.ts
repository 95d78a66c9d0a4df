import type { RunningService } from "@serac/http"
import type { ChainDefinition, NetworkDefinition, StoreLocation } from "@serac/store"
import type { AbiConfig, HttpConfig, ListenConfig } from "../config/config.ts"
import type { LogConfig, Logger } from "../log/logger.ts"
import { ListenError } from "./listen-error.ts"
import type { ServiceUrls } from "./welcome.ts"

/** What both services are started with; plain data, since it goes to other processes. */
export interface ServicesOptions {
  readonly store: StoreLocation
  readonly chains: readonly ChainDefinition[]
  readonly networks: readonly NetworkDefinition[]
  readonly dataService: ListenConfig
  readonly metricsService: ListenConfig
  readonly http: HttpConfig
  readonly queryTimeout: number
  readonly prices?: string
  readonly tokenLists: readonly string[]
  readonly abis: readonly AbiConfig[]
  /** Whether an indexer reads metadata of NFTs. */
  readonly nftIndexing: boolean
  readonly log: LogConfig
}

/** Both services, listening. */
export interface Services {
  readonly urls: ServiceUrls
  close(): Promise<void>
}

/** Starts both services over a store of their own, in this process. Throws {@link ListenError}. */
export async function startServices(options: ServicesOptions, logger: Logger): Promise<Services> {
  const { chains, networks, dataService, metricsService, prices, tokenLists, abis, nftIndexing } = options
  const [{ openStore }, { startDataService }, { startMetricsService }] = await Promise.all([
    import("@serac/store"),
    import("@serac/data-service"),
    import("@serac/metrics-service"),
  ])
  const store = await openStore(options.store, { queryTimeout: options.queryTimeout })
  const close: (() => Promise<void>)[] = [() => store.close()]
  const closeAll = async () => {
    for (const step of close.splice(0).reverse()) await step()
  }
  const { requestTimeout, ...connections } = options.http
  const common = { store, chains, requestTimeout, connections }
  try {
    const data = await listening(dataService, "--data-service-port", () =>
      startDataService({
        ...common,
        networks,
        ...dataService,
        ...(prices === undefined ? {} : { prices }),
        tokenLists,
        abis,
        nftIndexing,
        logger: requestLogger(logger, "data", options.log),
      }),
    )
    close.push(() => data.close())
    const metrics = await listening(metricsService, "--metrics-service-port", () =>
      startMetricsService({ ...common, ...metricsService, logger: requestLogger(logger, "metrics", options.log) }),
    )
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

async function listening(
  { host, port }: ListenConfig,
  flag: string,
  start: () => Promise<RunningService>,
): Promise<RunningService> {
  try {
    return await start()
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === undefined || (syscall !== "listen" && syscall !== "bind" && syscall !== "getaddrinfo")) throw error
    throw new ListenError(host, port, code, flag, { cause: error })
  }
}
