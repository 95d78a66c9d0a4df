import { pathTo } from "../router/route.ts"
import { primaryChainName } from "./catalog.ts"
import type { IndexerState, Indexers } from "./indexers.ts"

/** The state of one chain, and where its pages are. */
export interface ChainLine {
  readonly name: string
  /** The path of the chain; those of its pages begin with it. */
  readonly path: string
  readonly state: IndexerState
}

/** The lines of all chains that the service indexes. */
export function linesOf(indexers: Indexers | undefined): readonly ChainLine[] {
  const chains = indexers?.chains ?? []
  const networks = indexers?.networks ?? []
  return [
    ...chains.map((state) => ({ name: state.name, path: pathTo`/chains/${state.chainId}`, state })),
    ...networks.flatMap(({ network, chains: primary }) =>
      primary.map((state) => {
        const { chainName } = state
        // All pages of a network, except those of its other chains, show data of the P-Chain.
        const isP = chainName === "p-chain"
        const path = isP ? pathTo`/networks/${network}` : pathTo`/networks/${network}/blockchains/${chainName}`
        return { name: primaryChainName(chainName), path, state }
      }),
    ),
  ]
}

/** Whether a path is at, or below, another one. */
export const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

/** The line of the chain that the page at a path is about: the one with the longest path; undefined if it is about none alone. */
export function lineAt(lines: readonly ChainLine[], path: string): ChainLine | undefined {
  return lines
    .filter((line) => isBelow(path, line.path))
    .reduce<ChainLine | undefined>(
      (longest, line) => (longest && longest.path.length >= line.path.length ? longest : line),
      undefined,
    )
}
