import { chainPaths } from "@serac/wire/node"
import type { Interface } from "./methods.ts"

/** An EVM chain that is served, and where its nodes are. */
export interface GatewayChain {
  /** EVM chain ID. */
  readonly chainId: string
  /** Its blockchain's ID, where it is one of the primary network's. */
  readonly platformChainId?: string | undefined
  /** JSON-RPC URLs of its nodes, by precedence. */
  readonly rpcUrls: readonly string[]
  /** Whether it is the primary network's own. */
  readonly isCChain?: boolean | undefined
}

/** Where requests to a path go. */
export interface Route {
  readonly interface: Interface
  /** The path as it is counted: one of few. */
  readonly requestPath: string
  readonly nodes: readonly string[]
  /** Names what is read and written there: interfaces of one chain have it in common. */
  readonly ledger: string
  /** Of an EVM chain. */
  readonly chain?: GatewayChain
  /** Whether it belongs to the primary network. */
  readonly isPrimary: boolean
}

/** What is served. */
export interface ServedRoutes {
  /** Base URLs of nodes of a primary network. */
  readonly nodes: readonly string[]
  readonly chains: readonly GatewayChain[]
}

/** All paths that are served, with every name that a chain has in them. */
export function routesOf(served: ServedRoutes): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  if (served.nodes.length > 0) for (const [path, route] of primaryRoutes(served)) routes.set(path, route)
  for (const chain of served.chains) for (const [path, route] of chainRoutes(chain, served)) routes.set(path, route)
  return routes
}

/** The paths of WebSockets: each with the chain whose calls go over it, by every name that it has. */
export function socketRoutesOf({ chains }: ServedRoutes): ReadonlyMap<string, Route> {
  return new Map(
    chains.flatMap((chain) => {
      const route = evmRoute(chain, "/ws")
      return chainPaths(namesOf(chain), "/ws", chain.isCChain ? ["C"] : []).map((path) => [path, route] as const)
    }),
  )
}

/** What nodes serve of the primary network, but for the C-Chain's EVM interface. */
function* primaryRoutes({ nodes, chains }: ServedRoutes): Iterable<readonly [path: string, route: Route]> {
  const cChainIds = chains.flatMap(({ isCChain, platformChainId: id }) => (isCChain && id !== undefined ? [id] : []))
  const names = { P: ["P", "platform"], X: ["X", "avm"], C: ["C", "evm", ...cChainIds] }
  const at = (path: string, one: Interface, ledger: string): Route => ({
    ...{ interface: one, requestPath: path, ledger, isPrimary: true },
    nodes: nodes.map((base) => under(base, path)),
  })
  for (const [chain, one, extension] of [
    ["P", "platform", ""],
    ["X", "avm", ""],
    ["X", "wallet", "/wallet"],
    ["C", "avax", "/avax"],
    ["P", "proposervm", "/proposervm"],
    ["X", "proposervm", "/proposervm"],
    ["C", "proposervm", "/proposervm"],
  ] as const) {
    const route = at(`/ext/bc/${chain}${extension}`, one, chain)
    for (const path of chainPaths(names[chain], extension, names[chain].slice(0, 2))) yield [path, route]
  }
  for (const kept of ["P/block", "X/block", "X/tx", "X/vtx", "C/block"])
    yield [`/ext/index/${kept}`, at(`/ext/index/${kept}`, "index", kept.slice(0, 1))]
  yield ["/ext/info", at("/ext/info", "info", "node")]
  for (const path of ["", "/health", "/readiness", "/liveness"])
    yield [`/ext/health${path}`, at(`/ext/health${path}`, "health", "node")]
}

/** What nodes serve of an EVM chain. */
function* chainRoutes(chain: GatewayChain, { nodes }: ServedRoutes): Iterable<readonly [path: string, route: Route]> {
  const { platformChainId, isCChain = false } = chain
  const route = evmRoute(chain, "/rpc")
  for (const path of chainPaths(namesOf(chain), "/rpc", isCChain ? ["C"] : [])) yield [path, route]
  if (platformChainId === undefined || isCChain || nodes.length === 0) return
  for (const one of ["validators", "proposervm"] as const) {
    const path = `/ext/bc/${platformChainId}/${one}`
    const urls = nodes.map((base) => under(base, path))
    yield [path, { interface: one, requestPath: path, nodes: urls, ledger: route.ledger, chain, isPrimary: false }]
  }
}

/** The EVM interface of a chain. */
function evmRoute(chain: GatewayChain, extension: "/rpc" | "/ws"): Route {
  const { chainId, platformChainId, rpcUrls, isCChain = false } = chain
  const requestPath = `/ext/bc/${isCChain ? "C" : (platformChainId ?? chainId)}${extension}`
  const ledger = isCChain ? "C" : chainId
  return { interface: "evm", requestPath, nodes: rpcUrls, ledger, chain, isPrimary: isCChain }
}

/** What a chain is called in paths. */
function namesOf({ chainId, platformChainId, isCChain }: GatewayChain): readonly string[] {
  return [chainId, ...(platformChainId === undefined ? [] : [platformChainId]), ...(isCChain ? ["C", "evm"] : [])]
}

/** A path under a base URL, whose query, which may be a key, stays at the end. */
function under(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, "") + path
  return url.href
}
