import { type FetchedPieces, fetchPieces } from "@serac/indexer/evm/pieces"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { warn } from "../log/warn.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { findNodeUrls } from "../verify/verify.ts"
import { countedNoun, grouped } from "../words.ts"
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
  const { chainId, fetched } = await untilInterrupted(async (signal) => {
    const found = await findNodeUrls(config, signal)
    const [chainId, rpcUrls] = theChain(found, chain)
    const { concurrency, maxBufferBytes, traces, verify } = config.indexer
    const fetched = await fetchPieces({
      chain: { chainId, rpcUrls },
      archive,
      range,
      blocksPerPiece: config.pieces.blocks,
      traces,
      verify,
      concurrency,
      maxBufferBytes,
      signal,
      log: (level, message, facts) => {
        if (level === "warn" || level === "error") warn(config, `${message}: ${facts?.reason ?? ""}`)
      },
      onProgress: ({ done, total }) => line.update({ item: "fetching", done, total }),
    }).finally(line.end)
    return { chainId, fetched }
  }, stopped)
  console.log(fetchedWords(chainId, to, fetched))
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
export function fetchedWords(chainId: string, to: string, fetched: FetchedPieces): string {
  const { first, last, written, present, unsettledFrom } = fetched
  const there = present === 0 ? "" : `, ${grouped(present)} were there`
  const words = `blocks ${grouped(first)} to ${grouped(last)} of chain ${chainId} in ${to}: ${countedNoun(written, "new piece")}${there}`
  if (unsettledFrom === undefined) return words
  return `${words}; blocks from ${grouped(unsettledFrom)} on wait for later blocks that settle them: run the command again`
}
