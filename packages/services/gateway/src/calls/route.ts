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
  /** Of an EVM chain. */
  readonly chain?: GatewayChain
  /** Whether it belongs to the primary network. */
  readonly isPrimary: boolean
}

/** What is served. */
export interface Served {
  /** Base URLs of nodes of a primary network. */
  readonly nodes: readonly string[]
  readonly chains: readonly GatewayChain[]
}

/** All paths that are served, with every name that a chain has in them. */
export function routesOf({ nodes, chains }: Served): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  const node = (path: string, one: Interface, aliases: readonly string[] = []) => {
    const urls = nodes.map((base) => under(base, path))
    const route: Route = { interface: one, requestPath: path, nodes: urls, isPrimary: true }
    for (const name of [path, ...aliases]) routes.set(name, route)
  }
  if (nodes.length > 0) {
    node("/ext/bc/P", "platform", ["/ext/bc/platform", "/ext/P"])
    node("/ext/bc/X", "avm", ["/ext/bc/avm", "/ext/X"])
    node("/ext/bc/C/avax", "avax", ["/ext/bc/evm/avax", "/ext/C/avax"])
    node("/ext/info", "info")
    for (const path of ["", "/health", "/readiness", "/liveness"]) node(`/ext/health${path}`, "health")
  }
  for (const chain of chains) {
    const { chainId, platformChainId, rpcUrls, isCChain = false } = chain
    const requestPath = `/ext/bc/${isCChain ? "C" : (platformChainId ?? chainId)}/rpc`
    const route: Route = { interface: "evm", requestPath, nodes: rpcUrls, chain, isPrimary: isCChain }
    const names = [chainId, platformChainId, ...(isCChain ? ["C", "evm"] : [])]
    for (const name of names) if (name !== undefined) routes.set(`/ext/bc/${name}/rpc`, route)
    if (isCChain) routes.set("/ext/C/rpc", route)
    if (platformChainId === undefined || isCChain || nodes.length === 0) continue
    const path = `/ext/bc/${platformChainId}/validators`
    const validators = nodes.map((base) => under(base, path))
    routes.set(path, { interface: "validators", requestPath: path, nodes: validators, chain, isPrimary: false })
  }
  return routes
}

/** A path under a base URL, whose query, which may be a key, stays at the end. */
function under(base: string, path: string): string {
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, "") + path
  return url.href
}
