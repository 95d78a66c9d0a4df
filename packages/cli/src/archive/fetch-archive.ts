import { type FetchedPieces, type FetchProgress, fetchPieces } from "@serac/indexer/evm/pieces"
import { fetchNetworkPieces } from "@serac/indexer/network/pieces"
import type { NetworkDefinition } from "@serac/store"
import { evmPieces, primaryPieces } from "@serac/store/pieces"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { warn } from "../log/warn.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { findNodeNetwork, findNodeUrls } from "../verify/verify.ts"
import { countedNoun, grouped } from "../words.ts"
import { isPrimaryChain, pieceChainName } from "./archive-chains.ts"
import { blockProgress } from "./block-progress.ts"
import { openArchive } from "./open-archive.ts"

/** Which blocks are fetched, and where to. */
export interface FetchArchiveOptions {
  readonly range: { readonly first: number; readonly last?: number }
  readonly to: string
  readonly chain?: string
}

const stopped = "stopped; run the command again to continue"

/** Writes pieces of a chain's blocks from its nodes, and shows the progress. */
export async function fetchArchive(config: Config, { range, to, chain }: FetchArchiveOptions): Promise<void> {
  const archive = await openArchive(config, to)
  const line = blockProgress()
  const { concurrency, maxBufferBytes, traces, verify } = config.indexer
  const { name, fetched } = await untilInterrupted(async (signal) => {
    const common = {
      archive,
      range,
      blocksPerPiece: config.pieces.blocks,
      concurrency,
      maxBufferBytes,
      signal,
      log: (level: string, message: string, facts?: Readonly<Record<string, unknown>>) => {
        if (level === "warn" || level === "error") warn(config, `${message}: ${facts?.reason ?? ""}`)
      },
      onProgress: ({ done, total }: FetchProgress) => line.update({ item: "fetching", done, total }),
    }
    if (isPrimaryChain(chain)) {
      const network = await theNetwork(config, chain, signal)
      const fetched = await fetchNetworkPieces({ ...common, network, chain }).finally(line.end)
      return { name: primaryPieces(network.networkId, chain), fetched }
    }
    const [chainId, rpcUrls] = theChain(await findNodeUrls(config, signal), chain)
    const fetched = await fetchPieces({ ...common, chain: { chainId, rpcUrls }, traces, verify }).finally(line.end)
    return { name: evmPieces(chainId), fetched }
  }, stopped)
  console.log(fetchedWords(pieceChainName(name), to, fetched))
}

/** The network of the configured nodes. */
async function theNetwork(config: Config, chain: string, signal: AbortSignal): Promise<NetworkDefinition> {
  if (config.node.length === 0)
    throw new ConfigError([`--chain ${chain} is of a primary network: give --node URL of a node of it`], true)
  const network = await findNodeNetwork(config, signal)
  if (network === undefined) throw new Error("no node told which network it is in: check that --node answers")
  return network
}

/** The chain that is meant, with its nodes. */
function theChain(found: ReadonlyMap<string, readonly string[]>, chain: string | undefined) {
  const chosen = [...found].filter(([chainId]) => chain === undefined || chainId === chain)
  const [one] = chosen
  if (one !== undefined && chosen.length === 1) return one
  if (found.size === 0) throw new Error("no node told which chain it serves: give --rpc URL, and check that it answers")
  const ids = [...found.keys()].join(", ")
  throw new ConfigError([`there are nodes of chains ${ids}: give --chain ID of one of them`], true)
}

/** Describes what was fetched in a line. */
export function fetchedWords(chain: string, to: string, fetched: FetchedPieces): string {
  const { first, last, written, present, unsettledFrom } = fetched
  const there = present === 0 ? "" : `, ${grouped(present)} were there`
  const words = `blocks ${grouped(first)} to ${grouped(last)} of ${chain} in ${to}: ${countedNoun(written, "new piece")}${there}`
  if (unsettledFrom === undefined) return words
  return `${words}; blocks from ${grouped(unsettledFrom)} on wait for later blocks that settle them: run the command again`
}
