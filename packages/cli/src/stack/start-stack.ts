import { setTimeout as sleep } from "node:timers/promises"
import type { ChainDefinition, IndexerReport, NetworkDefinition } from "@serac/store"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { lockDirectory } from "../directory/lock.ts"
import { waitForDirectory } from "../directory/wait-for-directory.ts"
import { readGenesis } from "../networks/genesis.ts"
import type { Closable } from "../serve.ts"
import { type CommandOutput, createOutput } from "./create-output.ts"
import { grow } from "./grow.ts"
import { indexAll } from "./index-all.ts"
import { openListeners } from "./open-listeners.ts"
import { type Resolved, resolveInStages } from "./resolve-in-stages.ts"
import { somethingToShow } from "./something-to-show.ts"
import { startFront } from "./start-front.ts"
import { UnreachedNodes } from "./unreached-nodes.ts"
import type { ServiceUrls } from "./welcome.ts"

/** The parts of the stack that a command starts. */
export interface StackParts {
  readonly command: "up" | "index" | "serve" | "gateway"
  readonly indexes: boolean
  readonly serves: boolean
  /** Whether to start a gateway regardless of the configuration. Default false: with services, if it has a port. */
  readonly isGateway?: boolean
  /** Whether to wait for a data directory that another process holds. Default false: it is an error. */
  readonly standby?: boolean
}

/** Running indexers, services, or both, on one data directory. */
export interface Stack extends Closable {
  readonly chains: readonly ChainDefinition[]
  readonly networks: readonly NetworkDefinition[]
  readonly output: CommandOutput
  /** Absent if it serves nothing. */
  readonly urls?: ServiceUrls
  /** URL of the gateway, if there is one. */
  readonly gatewayUrl?: string
  /** URL of health and metrics of this process, if they are served. */
  readonly adminUrl?: string
  /** Aborts when the stack is stopped. */
  readonly signal: AbortSignal
  /** Resolves within seconds to whether the services have data to show. */
  readonly shown: Promise<boolean>
}

/**
 * Starts the parts of a command. The services start first, so that already indexed data are served at once, and so that a
 * taken port is an error before any work. A failing indexer does not end the stack.
 */
export async function startStack(config: Config, parts: StackParts, signal: AbortSignal): Promise<Stack> {
  if (config.chains.length === 0 && config.node.length === 0) {
    throw new ConfigError(["there is no chain: give --rpc URL or --node URL, or chains or node in serac.json"], true)
  }
  const genesis = parts.indexes && config.genesis !== undefined ? readGenesis(config.genesis) : undefined
  const ending = new AbortController()
  const end = () => ending.abort(signal.reason)
  if (signal.aborted) end()
  signal.addEventListener("abort", end, { once: true })
  const undo: (() => unknown)[] = [
    () => {
      signal.removeEventListener("abort", end)
      ending.abort()
    },
  ]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const output = createOutput(config)
    undo.push(() => output.view.close())
    const nodes = new UnreachedNodes(config)
    const waiting = {
      say: (line: string) => output.logger.info(line),
      pause: (milliseconds: number) => sleep(milliseconds, undefined, { signal: ending.signal }),
      signal: ending.signal,
      waits: nodes.waits.bind(nodes),
    }
    if (parts.indexes) {
      const { dataDirectory } = config
      const lock = parts.standby ? await waitForDirectory(dataDirectory, waiting) : lockDirectory(dataDirectory)
      undo.push(() => lock.release())
    }
    const isGateway = parts.isGateway === true || (parts.serves && config.gateway.port !== undefined)
    const listeners = await openListeners(config, { services: parts.serves, gateway: isGateway }, nodes, output, undo)
    const stages = resolveInStages(config, genesis, parts.indexes, waiting)
    const { value: known } = await stages.next()
    if (known === undefined) throw new Error("nothing is known of any chain")
    signal.throwIfAborted()
    const chains = known.chains.map(({ definition }) => definition)
    const networks = known.network === undefined ? [] : [known.network.definition]
    // Indexers start last, so that a taken port is an error before any work; their reports are available from then on.
    const reports: { of?: () => readonly IndexerReport[] } = {}
    const startThisFront = (resolved: Resolved) =>
      startFront(config, resolved, { listeners, output, nodes, reports: () => reports.of?.() ?? [] })
    let front = await startThisFront(known)
    const { urls, gatewayUrl, adminUrl } = front
    undo.push(() => front.close())
    signal.throwIfAborted()
    const something = somethingToShow(parts.indexes ? chains.length + networks.length : 0)
    undo.push(() => something.end())
    const indexers = parts.indexes
      ? await indexAll({ config, output, command: parts.command, urls, something, undo })
      : undefined
    if (indexers !== undefined) reports.of = () => indexers.reports.reports
    const index = (resolved: Resolved) => indexers?.index(resolved)
    index(known)
    const growing = grow(
      { stages, front: startThisFront, index, logger: output.logger, signal: ending.signal },
      (next) => {
        const before = front
        front = next
        return before
      },
    )
    undo.push(() => {
      ending.abort()
      return growing.catch(() => {})
    })
    // Resolved chains keep running; the stack ends only if resolving the others fails.
    const ended = growing.then(() => new Promise<never>(() => {}))
    ended.catch(() => {})
    return {
      chains,
      networks,
      output,
      signal,
      shown: something.shown,
      ...(urls === undefined ? {} : { urls }),
      ...(gatewayUrl === undefined ? {} : { gatewayUrl }),
      ...(adminUrl === undefined ? {} : { adminUrl }),
      ended,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
