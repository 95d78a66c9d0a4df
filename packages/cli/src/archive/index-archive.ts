import { indexPieces } from "@serac/indexer/evm/pieces"
import { indexNetworkPieces } from "@serac/indexer/network/pieces"
import type { StoreLocation } from "@serac/store"
import type { PieceArchive } from "@serac/store/pieces"
import type { Config } from "../config/config.ts"
import { readGenesis } from "../networks/genesis.ts"
import { stopFirst } from "../operations/stop-first.ts"
import { untilInterrupted } from "../operations/until-interrupted.ts"
import { locateStore } from "../stack/locate-store.ts"
import { countedNoun, grouped } from "../words.ts"
import { chainsOf, subjectOf } from "./archive-chains.ts"
import { blockProgress } from "./block-progress.ts"
import { openArchive } from "./open-archive.ts"

const stepTitles = { blocks: "storing blocks", lists: "making lists" } as const
const stopped = "stopped before completion; run the command again to continue"

/** An archive, and where it is indexed to. */
interface Indexing {
  readonly config: Config
  readonly place: string
  readonly archive: PieceArchive
  readonly location: StoreLocation
}

/** Stores the chains and networks of an archive, one after another, and shows the progress. */
export async function indexArchive(config: Config, place: string): Promise<void> {
  const archive = await openArchive(config, place)
  const subjects = chainsOf(await archive.list()).map(subjectOf)
  if (subjects.length === 0) throw new Error(`there are no pieces in ${place}`)
  const { dataDirectory, store } = config
  const location = locateStore({ dataDirectory, ...(store === undefined ? {} : { store }) })
  const indexing = { config, place, archive, location }
  for (const subject of subjects) if (subject.kind === "evm") await storeChainPieces(subject.chainId, indexing)
  const networkIds = subjects.flatMap((subject) => (subject.kind === "primary" ? [subject.networkId] : []))
  for (const networkId of new Set(networkIds)) await storeNetworkPieces(networkId, indexing)
}

async function storeChainPieces(chainId: string, { config, place, archive, location }: Indexing): Promise<void> {
  const own = config.chains.find((chain) => chain.chainId === chainId)?.indexer
  const { projections, reorgDepth, archive: kept, verify } = { ...config.indexer, ...own }
  const line = blockProgress()
  const { blocks, head } = await untilInterrupted(
    (signal) =>
      stopFirst(() =>
        indexPieces({
          store: location,
          chainId,
          archive,
          projections,
          reorgDepth,
          memory: config.memory,
          isArchived: kept !== "off",
          verify,
          signal,
          onProgress: ({ phase, done, total }) => line.update({ item: stepTitles[phase], done, total }),
        }).finally(line.end),
      ),
    stopped,
  )
  console.log(
    `chain ${chainId}: ${countedNoun(blocks, "block")} stored from ${place}, up to block ${grouped(head.number)}`,
  )
}

async function storeNetworkPieces(networkId: number, { config, place, archive, location }: Indexing): Promise<void> {
  const genesis = config.genesis === undefined ? undefined : readGenesis(config.genesis)
  const line = blockProgress()
  const { chains, notes } = await untilInterrupted(
    (signal) =>
      stopFirst(() =>
        indexNetworkPieces({
          store: location,
          networkId,
          archive,
          genesis: genesis?.networkId === networkId ? genesis.text : undefined,
          verify: config.indexer.verify,
          signal,
          onProgress: ({ done, total }) => line.update({ item: stepTitles.blocks, done, total }),
        }).finally(line.end),
      ),
    stopped,
  )
  for (const { chain, blocks, height } of chains) {
    const reached = height === undefined ? "it has no pieces and waits for a node" : `up to block ${grouped(height)}`
    console.log(
      `the ${chain}-Chain of network ${networkId}: ${countedNoun(blocks, "block")} stored from ${place}, ${reached}`,
    )
  }
  for (const note of [...notes, "What only a node knows waits for one: uptimes, and proposers that no piece has."])
    console.log(`  ${note}`)
}
