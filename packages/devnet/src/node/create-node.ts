import { formatId } from "@serac/chain"
import { nodeHandler, Routes, serveByName, type WireEndpoint, type WireHandler } from "@serac/wire/node"
import { goTime } from "../interfaces/go-time.ts"
import { chainCheck } from "../interfaces/health/chain-check.ts"
import type { HealthCheck } from "../interfaces/health/health-check.ts"
import { healthEndpoints } from "../interfaces/health/health-interface.ts"
import { HealthWorker } from "../interfaces/health/health-worker.ts"
import { bootstrappedCheck, type NodeVitals, nodeChecks, wellVitals } from "../interfaces/health/node-checks.ts"
import { onceWell } from "../interfaces/health/once-well.ts"
import { infoMethods } from "../interfaces/info/info-interface.ts"
import type { FixedFees, Peer } from "../interfaces/info/node-facts.ts"
import { localUpgradeConfig, type UpgradeConfig } from "../network/upgrade-config.ts"
import type { ChainPart } from "./chain-part.ts"
import { chainAlias, NodeChains } from "./node-chains.ts"
import { fxs, type NodeIdentity, ownVirtualMachines, subnetEvm, versions } from "./node-identity.ts"
import { serveChain } from "./serve-chain.ts"

/** Options of a node. */
export interface DevnetNodeOptions {
  readonly networkID: number
  readonly identity: NodeIdentity
  /** Milliseconds since 1970. */
  readonly clock: { now(): number }
  /** The chains that it serves from the start, in any order. */
  readonly chains?: readonly ChainPart[]
  /** The times of the network's upgrades. Default: as on local networks. */
  readonly upgrades?: UpgradeConfig | undefined
  /** Allowed names in the `Host` header, in addition to IP addresses. Default: `localhost`. */
  readonly allowedHosts?: readonly string[]
  /** The address at which peers reach it. Default: `127.0.0.1:9651`. */
  readonly ip?: () => string | undefined
  /** The values that its health checks report. Default: those of a healthy node. */
  readonly vitals?: () => NodeVitals
  /** Its uptime as observed by the stake, in percent. Default: 100. */
  readonly uptime?: () => { readonly rewarding: number; readonly weighted: number }
  readonly peers?: () => readonly Peer[]
  /** Fees of X-Chain transactions. Default: as on local networks. */
  readonly fees?: FixedFees
  /** Milliseconds between two runs of the health checks. Default: 30,000. */
  readonly healthFrequency?: number
  /** Wraps the endpoint of a path, for example to inject faults. */
  readonly intercept?: (path: string, endpoint: WireEndpoint) => WireEndpoint
  /** Receives errors of handlers that are not error answers. */
  readonly onFault?: (error: unknown) => void
}

/** A node without a socket. */
export interface DevnetNode {
  /** Handles a request like a node. */
  readonly handle: WireHandler
  readonly routes: Routes
  /** The endpoint at a path, wrapped by `intercept`. */
  find(path: string): WireEndpoint | undefined
  readonly chains: NodeChains
  /** The checks of `/ext/health`; a failing check makes the node unhealthy. */
  readonly health: HealthWorker
  /** Adds a chain to the node. @returns a function that removes it. */
  addChain(chain: ChainPart): () => void
  /** Starts its chains; before that their checks are reported as not yet run. */
  start(): void
}

/** Creates a node that serves its chains, its health and its own interfaces. */
export function createNode(options: DevnetNodeOptions): DevnetNode {
  const { identity, clock, healthFrequency: frequency, upgrades = localUpgradeConfig() } = options
  const { vitals = () => ({ ...wellVitals, localUpgradeTime: goTime(upgrades.last * 1_000) }) } = options
  const routes = new Routes()
  const chains = new NodeChains()
  const worker = () => new HealthWorker({ now: () => clock.now(), ...(frequency === undefined ? {} : { frequency }) })
  const [health, readiness] = [worker(), worker()]
  let started = false
  const waits = () => !started
  const bootstrapped = bootstrappedCheck(() => subnetsBehind(chains), waits)
  for (const check of [...nodeChecks(vitals), bootstrapped]) health.add(check)
  readiness.add(onceWell(bootstrapped))

  const reporters = {
    health: (tags: readonly string[]) => health.answer(tags),
    readiness: (tags: readonly string[]) => readiness.answer(tags),
    liveness: () => ({ checks: {}, healthy: true }),
  }
  for (const [path, endpoint] of Object.entries(healthEndpoints(reporters))) routes.add([path], endpoint)
  routes.add(["/ext/info"], { handle: serveByName(infoMethods(factsOf(options, chains))) })

  function addChain(chain: ChainPart): () => void {
    chains.add(chain)
    const unserve = serveChain(routes, chain)
    const check = checkOf(chain, waits)
    health.add(check)
    return () => {
      unserve()
      health.remove(check.name)
      chains.remove(chain)
    }
  }
  for (const chain of options.chains ?? []) addChain(chain)

  const { allowedHosts, onFault, intercept = (_, endpoint) => endpoint } = options
  const find = (path: string) => {
    const endpoint = routes.find(path)
    return endpoint && intercept(path, endpoint)
  }
  const handle = nodeHandler({
    nodeId: identity.nodeID,
    routes: { find },
    ...(allowedHosts === undefined ? {} : { allowedHosts }),
    ...(onFault === undefined ? {} : { onFault }),
  })
  return {
    handle,
    routes,
    find,
    chains,
    health,
    addChain,
    start() {
      started = true
    },
  }
}

const localFees: FixedFees = { txFee: 1_000_000n, createAssetTxFee: 1_000_000n }

function factsOf(
  { networkID, identity, fees = localFees, upgrades = localUpgradeConfig(), ...options }: DevnetNodeOptions,
  chains: NodeChains,
) {
  return {
    networkID,
    ...identity,
    ...versions,
    fxs,
    fees,
    ip: () => options.ip?.() ?? "127.0.0.1:9651",
    virtualMachines: () => [
      ...ownVirtualMachines,
      ...(chains.all().some(({ isPlugin }) => isPlugin) ? [subnetEvm] : []),
    ],
    upgrades: () => upgrades.members,
    uptime: options.uptime ?? (() => ({ rewarding: 100, weighted: 100 })),
    peers: options.peers ?? (() => []),
    isBootstrapped: (name: string) => {
      const chain = chains.find(name)
      return chain && (chain.isBootstrapped?.() ?? true)
    },
    blockchainID: (alias: string) => chains.idOfAlias(alias),
  }
}

function checkOf(chain: ChainPart, waits: () => boolean): HealthCheck {
  const { subnetID, isPlugin = false, isBootstrapped = () => true, connected } = chain
  return chainCheck({
    name: chainAlias(chain),
    subnetID: formatId(subnetID),
    isPlugin,
    waits,
    isBootstrapped,
    lastAccepted: () => lastContainerOf(chain) ?? chain.lastAccepted(),
    ...(connected === undefined ? {} : { connected }),
  })
}

/** A node reports the ids of containers, not of the inner blocks. */
function lastContainerOf({ containers }: ChainPart): { readonly height: number; readonly id: Uint8Array } | undefined {
  const height = containers?.block?.length ?? 0
  return height === 0 ? undefined : { height, id: containers?.block?.at(height - 1).id as Uint8Array }
}

function subnetsBehind(chains: NodeChains): readonly string[] {
  const behind = chains.all().filter(({ isBootstrapped }) => isBootstrapped?.() === false)
  return [...new Set(behind.map(({ subnetID }) => formatId(subnetID)))]
}
