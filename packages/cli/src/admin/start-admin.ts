import type { RunningGateway } from "@serac/gateway"
import { type OpenListener, type RunningService, startOperators } from "@serac/server/http"
import { indexingMetrics, Monitor, readHealth } from "@serac/server/monitoring"
import {
  type ChainDefinition,
  type IndexerReport,
  type NetworkDefinition,
  openStore,
  type StoreLocation,
} from "@serac/store"
import type { ListenConfig } from "../config/config.ts"
import type { Logger } from "../log/logger.ts"
import { listening } from "../stack/listening.ts"
import { reopenedStore } from "./reopened-store.ts"

/** Options of the admin listener. */
export interface AdminOptions {
  readonly listen: ListenConfig
  readonly store: StoreLocation
  readonly chains: readonly ChainDefinition[]
  readonly networks: readonly NetworkDefinition[]
  /** Why some chains or networks may not be known yet, as text; undefined if all are known. */
  readonly missing?: string | undefined
  /** Maximum lag of a chain in seconds for the process to be ready; without it any lag is ready. */
  readonly maxLag?: number | undefined
  /** The current reports of this process's indexers; without them the store's reports are used. */
  readonly reports?: (() => readonly IndexerReport[]) | undefined
  /** The gateway of this process, which has metrics of its own. */
  readonly gateway?: Pick<RunningGateway, "measure"> | undefined
  readonly logger: Logger
  /** An open port to take over. */
  readonly listener?: OpenListener | undefined
}

/**
 * Serves health and metrics of this process, independent of its other tasks. A store that cannot be opened is reported, and opening it is retried.
 * Throws {@link ListenError}.
 */
export async function startAdmin(options: AdminOptions): Promise<Pick<RunningService, "url" | "close">> {
  const { listen, chains, networks, missing, maxLag, reports, gateway, logger, listener } = options
  const store = reopenedStore(() => openStore(options.store))
  const monitor = new Monitor({ store, chains, networks, missing, ...(reports === undefined ? {} : { reports }) })
  const operators = await listening(listen, "--admin-port", () =>
    startOperators({
      ...listen,
      ...(listener && { listener }),
      logger: logger.child({ service: "admin" }),
      health: () => readHealth(monitor, maxLag),
      metrics: (registry) => {
        indexingMetrics(registry, monitor)
        gateway?.measure(registry)
      },
    }),
  )
  const close = async () => {
    await operators.close()
    await store.close()
  }
  return { url: operators.url, close }
}
