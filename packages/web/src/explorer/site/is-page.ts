import { patterns } from "../page/router/patterns.ts"
import { matchRoute } from "../page/router/route.ts"

/** The chains and networks of a data service. */
export interface ServedSubjects {
  /** EVM chain IDs and blockchain IDs of the chains. */
  readonly chainIds: readonly string[]
  /** The names of the primary networks in paths. */
  readonly networks: readonly string[]
}

const routes = patterns.map((pattern) => ({ pattern, page: pattern }))

/** Whether the app has a page at a path for one of the served chains and networks. Default: all. */
export function isPage(path: string, served?: ServedSubjects): boolean {
  const match = matchRoute(routes, path)
  if (match === undefined) return false
  const { chainId, network } = match.parameters
  if (served === undefined) return true
  return (
    (chainId === undefined || served.chainIds.includes(chainId)) &&
    (network === undefined || served.networks.includes(network))
  )
}

/** Whether a browser navigation sent the request, by its header `accept`: programs accept anything, or JSON. */
export function isForBrowser(accept = ""): boolean {
  return accept
    .toLowerCase()
    .split(",")
    .map((one) => one.trim().split(/\s*;\s*/))
    .some(([type, ...parameters]) => type === "text/html" && !parameters.some((one) => /^q=0(\.0*)?$/.test(one)))
}
