import { patterns } from "../page/router/patterns.ts"
import { matchRoute } from "../page/router/route.ts"

/** What a data service answers about. */
export interface ServedSubjects {
  /** EVM chain IDs and blockchain IDs of chains. */
  readonly chainIds: readonly string[]
  /** Primary networks, by each name that a path may have. */
  readonly networks: readonly string[]
}

const routes = patterns.map((pattern) => ({ pattern, page: pattern }))

/** Whether the app has a page at a path, of a chain and a network that are served. Default: of any. */
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

/** Whether a request is of a browser that goes somewhere, by its header `accept`: a program takes anything, or JSON. */
export function isForBrowser(accept = ""): boolean {
  return accept
    .toLowerCase()
    .split(",")
    .map((one) => one.trim().split(/\s*;\s*/))
    .some(([type, ...parameters]) => type === "text/html" && !parameters.some((one) => /^q=0(\.0*)?$/.test(one)))
}
