import { setTimeout as sleep } from "node:timers/promises"
import type { ChainDefinition, IndexerReport, NetworkDefinition } from "@serac/store"
import type { AdminOptions } from "../admin/start-admin.ts"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { lockDirectory } from "../directory/lock.ts"
import { waitForDirectory } from "../directory/wait-for-directory.ts"
import { readGenesis } from "../networks/genesis.ts"
import type { Closable } from "../serve.ts"
import { createOutput, type Output } from "./create-output.ts"
import { indexAll } from "./index-all.ts"
import { locateStore } from "./locate-store.ts"
import { type OpenListeners, openListeners } from "./open-listeners.ts"
import { withPublishedRpc } from "./published-rpc.ts"
import { resolveAll } from "./resolve-all.ts"
import { somethingToShow } from "./something-to-show.ts"
import { startGateway } from "./start-gateway.ts"
import { type Services, type ServicesOptions, startServices } from "./start-services.ts"
import { UnreachedNodes } from "./unreached-nodes.ts"
import type { ServiceUrls } from "./welcome.ts"

/** What of the whole is started, by which command. */
export interface StackParts {
  readonly command: "up" | "index" | "serve" | "gateway"
  readonly indexes: boolean
  readonly serves: boolean
  /** Whether there is a gateway whatever the configuration says. Default false: with services, where it has a port. */
  readonly isGateway?: boolean
  /** Whether a data directory that another process has is waited for. Default false: then it is an error. */
  readonly standby?: boolean
}

/** Indexers, services, or both, at work on one data directory. */
export interface Stack extends Closable {
  readonly chains: readonly ChainDefinition[]
  readonly networks: readonly NetworkDefinition[]
  readonly output: Output
  /** Absent where nothing is served. */
  readonly urls?: ServiceUrls
  /** Where the gateway listens, if there is one. */
  readonly gatewayUrl?: string
  /** Where health and metrics of this process are served, if they are. */
  readonly adminUrl?: string
  /** Aborts when it is stopped. */
  readonly signal: AbortSignal
  /** Resolves to whether there is something to ask the services for, in seconds at most. */
  readonly shown: Promise<boolean>
}

/**
 * Starts what a command runs. The services come first, so that what is indexed already is served at once, and so that a
 * taken port is noticed before any work. An indexer that fails ends nothing.
 */
export async function startStack(config: Config, parts: StackParts, signal: AbortSignal): Promise<Stack> {
  if (config.chains.length === 0 && config.node.length === 0) {
    throw new ConfigError(["there is no chain: give --rpc URL or --node URL, or chains or node in serac.json"], true)
  }
  const genesis = parts.indexes && config.genesis !== undefined ? readGenesis(config.genesis) : undefined
  const undo: (() => unknown)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const output = createOutput(config)
    undo.push(() => output.view.close())
    const nodes = new UnreachedNodes(config)
    const waiting = {
      say: (line: string) => output.logger.info(line),
      pause: (milliseconds: number) => sleep(milliseconds, undefined, { signal }),
      signal,
      waits: nodes.waits.bind(nodes),
    }
    if (parts.indexes) {
      const { dataDirectory } = config
      const lock = parts.standby ? await waitForDirectory(dataDirectory, waiting) : lockDirectory(dataDirectory)
      undo.push(() => lock.release())
    }
    const isGateway = parts.isGateway === true || (parts.serves && config.gateway.port !== undefined)
    const listeners = await openListeners(config, { services: parts.serves, gateway: isGateway }, nodes, output, undo)
    const resolved = await resolveAll(config, genesis, parts.indexes, waiting)
    signal.throwIfAborted()
    const chains = resolved.chains.map(({ definition }) => definition)
    const networks = resolved.network === undefined ? [] : [resolved.network.definition]
    // Indexers start last, so that a taken port is noticed before any work; their state is reported from then on.
    const reports: { of?: () => readonly IndexerReport[] } = {}
    const lastReports = () => reports.of?.() ?? []
    const surroundings = { chains, networks, logger: output.logger, listener: listeners.gateway }
    const closedInTheEnd = async <One extends Closable>(starting: Promise<One>) => {
      const one = await starting
      undo.push(() => one.close())
      return one
    }
    // The gateway first: the services publish its address.
    const gateway = isGateway ? await closedInTheEnd(startGateway(config, surroundings)) : undefined
    const gatewayUrl = config.gateway.publicUrl ?? gateway?.url
    const served = { chains: chains.map((chain) => withPublishedRpc(chain, gatewayUrl)), networks }
    const services = parts.serves
      ? await closedInTheEnd(serveAll(config, served, output, { reports: lastReports, listeners }))
      : undefined
    signal.throwIfAborted()
    const something = somethingToShow(parts.indexes ? chains.length + networks.length : 0)
    undo.push(() => something.end())
    const admin = await serveAdmin(config, { chains, networks }, output, {
      reports: lastReports,
      gateway,
      listener: listeners.admin,
    })
    if (admin !== undefined) undo.push(() => admin.close())
    if (parts.indexes) {
      const { urls } = services ?? {}
      const indexers = await indexAll({ config, resolved, output, command: parts.command, urls, something, undo })
      reports.of = () => indexers.reports.reports
    }
    return {
      chains,
      networks,
      output,
      signal,
      shown: something.shown,
      ...(services === undefined ? {} : { urls: services.urls }),
      ...(gateway === undefined ? {} : { gatewayUrl: gateway.url }),
      ...(admin === undefined ? {} : { adminUrl: admin.url }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function serveAll(
  config: Config,
  served: Pick<ServicesOptions, "chains" | "networks">,
  output: Output,
  { reports, listeners }: { readonly reports: () => readonly IndexerReport[]; readonly listeners: OpenListeners },
): Promise<Services> {
  const {
    dataService,
    metricsService,
    http,
    access,
    dialect,
    unknownParameters,
    queryTimeout,
    prices,
    tokenLists,
    abis,
  } = config
  const { log, logLevel, workers, maxLag } = config
  const options: ServicesOptions = {
    store: locateStore(config),
    ...served,
    dataService,
    metricsService,
    http,
    access,
    workers,
    dialect,
    unknownParameters,
    queryTimeout,
    ...(prices === undefined ? {} : { prices }),
    tokenLists,
    abis,
    signatures: config.signatures,
    usage: config.usage,
    nftIndexing: config.nft.metadata === "on",
    ipfsGateway: config.nft.ipfsGateway,
    ...(maxLag === undefined ? {} : { maxLag }),
    log: { log, logLevel },
  }
  if (listeners.workers !== undefined) return listeners.workers.serve(options)
  return startServices(options, output.logger, {
    reports,
    ...(listeners.services && { listeners: listeners.services }),
  })
}

async function serveAdmin(
  config: Config,
  served: Pick<ServicesOptions, "chains" | "networks">,
  { logger }: Output,
  parts: Pick<AdminOptions, "reports" | "gateway" | "listener">,
) {
  const { host, port } = config.admin
  if (port === undefined) return undefined
  const { startAdmin } = await import("../admin/start-admin.ts")
  const { maxLag } = config
  return startAdmin({ listen: { host, port }, store: locateStore(config), ...served, maxLag, ...parts, logger })
}
