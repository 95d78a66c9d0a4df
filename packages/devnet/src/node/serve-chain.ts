import { chainPaths, type Routes, serveByName, type WireEndpoint } from "@serac/wire/node"
import { indexMethods } from "../interfaces/index/index-interface.ts"
import { proposervmMethods } from "../interfaces/proposervm/proposervm-interface.ts"
import type { ChainPart } from "./chain-part.ts"
import { chainAliases } from "./node-chains.ts"

/**
 * Serves a chain at its paths. Until it has bootstrapped, its own paths return 503; its index is always available.
 *
 * @returns a function that removes the paths
 */
export function serveChain(routes: Routes, chain: ChainPart): () => void {
  const isReady = chain.isBootstrapped ?? (() => true)
  const names = chainAliases(chain)
  const endpoints: Readonly<Record<string, WireEndpoint>> = {
    ...chain.endpoints,
    ...(chain.proposedHeights && { "/proposervm": { handle: serveByName(proposervmMethods(chain.proposedHeights)) } }),
  }
  const removals = Object.entries(endpoints).map(([extension, endpoint]) =>
    routes.add(chainPaths(names, extension, chain.aliases), { isReady, ...endpoint }),
  )
  const [primary = names[0]] = chain.aliases
  for (const [kind, containers] of Object.entries(chain.containers ?? {})) {
    removals.push(routes.add([`/ext/index/${primary}/${kind}`], { handle: serveByName(indexMethods(containers)) }))
  }
  return () => {
    for (const remove of removals) remove()
  }
}
