import { chainPaths } from "@serac/wire/node"
import type { Interface } from "./methods.ts"

/** An EVM chain, with the URLs of its nodes. */
export interface GatewayChain {
  /** EVM chain ID. */
  readonly chainId: string
  /** The blockchain ID, if the chain is registered on the P-Chain of the primary network. */
  readonly platformChainId?: string | undefined
  /** JSON-RPC URLs of its nodes, in order of preference. */
  readonly rpcUrls: readonly string[]
  /** Whether it is the C-Chain of the primary network. */
  readonly isCChain?: boolean | undefined
}

/** The destination of requests to a path. */
export interface Route {
  readonly interface: Interface
  /** The path as counted in usage; there are few distinct ones. */
  readonly requestPath: string
  readonly nodes: readonly string[]
  /** Identifies the state that is read and written: the interfaces of one chain share it. */
  readonly ledger: string
  /** The EVM chain, if the route belongs to one. */
  readonly chain?: GatewayChain
  /** Whether the route belongs to the primary network. */
  readonly isPrimary: boolean
}

/** What a gateway serves. */
export interface ServedRoutes {
  /** Base URLs of nodes of a primary network. */
  readonly nodes: readonly string[]
  readonly chains: readonly GatewayChain[]
}

/** All served paths, including every name of each chain. */
export function routesOf(served: ServedRoutes): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  if (served.nodes.length > 0) for (const [path, route] of primaryRoutes(served)) routes.set(path, route)
  for (const chain of served.chains) for (const [path, route] of chainRoutes(chain, served)) routes.set(path, route)
  return routes
}

/** The paths of WebSockets, with every name of each chain, and the routes of their calls. */
export function socketRoutesOf({ chains }: ServedRoutes): ReadonlyMap<string, Route> {
  return new Map(
    chains.flatMap((chain) => {
      const route = evmRoute(chain, "/ws")
      return chainPaths(namesOf(chain), "/ws", chain.isCChain ? ["C"] : []).map((path) => [path, route] as const)
    }),
  )
}

/** The routes of the primary network, without the EVM interface of the C-Chain. */
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

/** The routes of an EVM chain. */
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

/** The names of a chain in paths. */
function namesOf({ chainId, platformChainId, isCChain }: GatewayChain): readonly string[] {
  return [chainId, ...(platformChainId === undefined ? [] : [platformChainId]), ...(isCChain ? ["C", "evm"] : [])]
}

/** Appends a path to a base URL. The URL's query, which may be a key, stays at the end. */
function under(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, "") + path
  return url.href
}
