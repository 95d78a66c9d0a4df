import type { IndexerReport } from "@serac/store"
import type { Config } from "../config/config.ts"
import type { CommandOutput } from "./create-output.ts"
import { locateStore } from "./locate-store.ts"
import type { OpenListeners } from "./open-listeners.ts"
import { withPublishedRpc } from "./published-rpc.ts"
import type { Resolved } from "./resolve-in-stages.ts"
import { startGateway } from "./start-gateway.ts"
import { type ServicesOptions, startServices } from "./start-services.ts"
import type { UnreachedNodes } from "./unreached-nodes.ts"
import type { ServiceUrls } from "./welcome.ts"

/** The parts of a process that callers reach: its services, its gateway, and its admin listener. */
export interface Front {
  /** Absent if it serves nothing. */
  readonly urls?: ServiceUrls
  /** URL of the gateway, if there is one. */
  readonly gatewayUrl?: string
  /** URL of health and metrics of this process, if they are served. */
  readonly adminUrl?: string
  close(): Promise<void>
}

/** The parts from which a front is started. */
export interface FrontParts {
  readonly listeners: OpenListeners
  readonly output: CommandOutput
  readonly nodes: UnreachedNodes
  /** The reports of this process's indexers. */
  readonly reports: () => readonly IndexerReport[]
}

/**
 * Starts a front for the resolved chains. It takes over the ports, possibly from a previous front, which must
 * be closed afterwards, and then finishes its running requests.
 */
export async function startFront(config: Config, resolved: Resolved, parts: FrontParts): Promise<Front> {
  const { listeners, output, nodes } = parts
  for (const urls of resolved.missing) nodes.waits(urls, true)
  const isMissing = resolved.missing.length > 0
  const missing = (isPublic: boolean) => (isMissing ? nodes.told(isPublic).reason : undefined)
  const chains = resolved.chains.map(({ definition }) => definition)
  const networks = resolved.network === undefined ? [] : [resolved.network.definition]
  const undo: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    // The gateway starts first, since the services publish its URL.
    const gateway =
      listeners.gateway &&
      (await startGateway(config, {
        ...{ chains, networks, missing: missing(true), logger: output.logger, listener: listeners.gateway },
      }))
    if (gateway !== undefined) undo.push(() => gateway.close())
    const gatewayUrl = config.gateway.publicUrl ?? gateway?.url
    const published = chains.map((chain) => withPublishedRpc(chain, gatewayUrl))
    const urls = await serveFront({ config, chains: published, networks, missing: missing(true) }, parts, undo)
    const admin = await serveAdmin(config, { chains, networks, missing: missing(false) }, parts, gateway)
    if (admin !== undefined) undo.push(() => admin.close())
    return {
      ...(urls === undefined ? {} : { urls }),
      ...(gateway === undefined ? {} : { gatewayUrl: gateway.url }),
      ...(admin === undefined ? {} : { adminUrl: admin.url }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type ServedChains = Pick<ServicesOptions, "chains" | "networks" | "missing">

async function serveFront(
  options: ServicesOptions,
  { listeners, output, reports }: FrontParts,
  undo: (() => Promise<void>)[],
): Promise<ServiceUrls | undefined> {
  // The worker processes replace their own services, and end when the ports are closed.
  if (listeners.workers !== undefined) return listeners.workers.serve(options)
  if (listeners.services === undefined) return undefined
  const services = await startServices(options, output.logger, { reports, listeners: listeners.services })
  undo.push(() => services.close())
  return services.urls
}

async function serveAdmin(
  config: Config,
  served: ServedChains,
  { listeners, output: { logger }, reports }: FrontParts,
  gateway: Awaited<ReturnType<typeof startGateway>> | undefined,
) {
  const { host, port } = config.admin
  if (port === undefined) return undefined
  const { startAdmin } = await import("../admin/start-admin.ts")
  const { maxLag } = config
  return startAdmin({
    ...{ listen: { host, port }, store: locateStore(config), maxLag, gateway, logger, reports },
    ...served,
    listener: listeners.admin,
  })
}
