import {
  type NetworkDefinition,
  type NetworkWriter,
  type PrimaryChain,
  primaryChains,
  type StoreLocation,
} from "@serac/store"
import { type PieceArchive, PieceError, primaryPieces } from "@serac/store/pieces"
import { type LogFunction, systemClock } from "../../core/index.ts"
import type { Verify } from "../../core/settings.ts"
import { openNetworkWriter } from "../open-network-writer.ts"
import type { PrimaryChainProgress } from "../progress.ts"
import { runNetworkIndexer } from "../run-network-indexer.ts"
import { ChainPieces } from "./chain-pieces.ts"
import { readStatement, statementKey } from "./network-statement.ts"
import type { PieceBlocksOptions } from "./piece-blocks.ts"
import { falsePiece } from "./piece-blocks.ts"
import { type PiecesByChain, pieceNode } from "./piece-node.ts"

/** A chain after its pieces were indexed. */
export interface IndexedChainPieces {
  readonly chain: PrimaryChain
  /** Blocks that were stored now. */
  readonly blocks: number
  /** The height of the last stored block; undefined if none is stored. */
  readonly height: number | undefined
}

/** The result of indexing the pieces of a network. */
export interface IndexedNetworkPieces {
  /** The network as the archive has it: nodes are in none. */
  readonly network: NetworkDefinition
  readonly chains: readonly IndexedChainPieces[]
  /** What is missing until a node tells it, in words. */
  readonly notes: readonly string[]
}

/** Which pieces are indexed, and where to. */
export interface IndexNetworkPiecesOptions {
  readonly store: StoreLocation
  readonly networkId: number
  readonly archive: PieceArchive
  /** Text of the genesis file, as for an indexer: it is in no piece. */
  readonly genesis?: string | undefined
  /** Default `heads`. With `full` all signatures are verified, for pieces of strangers. */
  readonly verify?: Verify | undefined
  /** Whether another thread stores. Default: it does. */
  readonly isThreaded?: boolean | undefined
  /** Ends the work after the current batch: it rejects with the signal's reason, and a new call continues there. */
  readonly signal?: AbortSignal | undefined
  /** Receives the stored blocks of all chains, and all that the archive has. */
  readonly onProgress?: ((progress: { readonly done: number; readonly total: number }) => void) | undefined
  readonly log?: LogFunction | undefined
}

/**
 * Stores a primary network from pieces, without a node. It begins after the last stored block of each chain; if it ends early, even by
 * a kill, a new call continues there, and an indexer with a node continues after the last pieces. The P-Chain needs pieces; a chain
 * without any is left to that indexer, as is what no piece has: uptimes, and the beginning of the chains if the genesis is not given.
 *
 * @throws PieceError for a piece that is refused: blocks before it are stored. ChainLockedError while an indexer writes the network.
 *
 * @example
 * ```ts
 * import { indexNetworkPieces } from "@serac/indexer/network/pieces"
 * import { openObjects } from "@serac/store/objects"
 * import { PieceArchive } from "@serac/store/pieces"
 *
 * const archive = new PieceArchive(openObjects("./pieces", { region: "us-east-1", timeout: 60_000 }))
 * const { chains } = await indexNetworkPieces({ store: { kind: "sqlite", directory: "./serac-data" }, networkId: 1, archive })
 * for (const { chain, height } of chains) console.log(`${chain}-Chain up to block ${height}`)
 * ```
 */
export async function indexNetworkPieces(options: IndexNetworkPiecesOptions): Promise<IndexedNetworkPieces> {
  const { archive, networkId } = options
  const statement = await readStatement(archive, networkId)
  if (statement === undefined)
    throw new PieceError("PIECE_MISSING", statementKey(networkId), "the archive has no pieces of this network")
  const network = { ...statement.network, nodeUrls: [] }
  const writer = await openPieceWriter(options)
  try {
    const before = await heightsOf(writer)
    const pieces = await openPieces(archive, network, before, options)
    const lasts = primaryChains.map((chain) => [chain, pieces[chain].range?.last ?? -1] as const)
    let notes: readonly string[] = []
    if (lasts.some(([chain, last]) => last > before[chain]))
      notes = await runOnPieces(writer, pieces, { ...options, network, statement, lasts })
    const after = await heightsOf(writer)
    const chains = primaryChains.map((chain) => ({
      chain,
      blocks: after[chain] - before[chain],
      height: after[chain] < 0 ? undefined : after[chain],
    }))
    return { network, chains, notes }
  } finally {
    await writer.close()
  }
}

async function openPieceWriter({ store, networkId, isThreaded }: IndexNetworkPiecesOptions): Promise<NetworkWriter> {
  if (isThreaded === false) return openNetworkWriter(store, networkId)
  const { openRemoteNetworkWriter } = await import("../thread/remote-network-writer.ts")
  return openRemoteNetworkWriter({ location: store, networkId, awaitsStore: false })
}

type Heights = Readonly<Record<PrimaryChain, number>>

/** The height of each chain's last stored block; -1 before the first. */
async function heightsOf(writer: NetworkWriter): Promise<Heights> {
  const heights = await Promise.all(primaryChains.map(async (chain) => (await writer.head(chain))?.height ?? -1))
  return Object.fromEntries(primaryChains.map((chain, index) => [chain, heights[index]])) as Heights
}

async function openPieces(
  archive: PieceArchive,
  network: NetworkDefinition,
  stored: Heights,
  { verify = "heads" }: IndexNetworkPiecesOptions,
): Promise<PiecesByChain> {
  const reading: PieceBlocksOptions = { network, verify, random: systemClock.random }
  const open = <Chain extends PrimaryChain>(chain: Chain) =>
    ChainPieces.open(chain, archive, { ...reading, from: stored[chain] + 1 })
  const [P, X, C] = [await open("P"), await open("X"), await open("C")]
  if (P.range === undefined && stored.P < 0) {
    const key = primaryPieces(network.networkId, "P")
    throw new PieceError("PIECE_MISSING", key, "the archive has no piece of the P-Chain")
  }
  return { P, X, C }
}

interface PieceRunOptions extends IndexNetworkPiecesOptions {
  readonly network: NetworkDefinition
  readonly statement: NonNullable<Awaited<ReturnType<typeof readStatement>>>
  readonly lasts: readonly (readonly [PrimaryChain, number])[]
}

/** Runs an indexer until all blocks of the pieces are stored, and what follows from them. Resolves to its notes. */
async function runOnPieces(
  writer: NetworkWriter,
  pieces: PiecesByChain,
  { network, statement, lasts, genesis, verify, signal, onProgress, log = () => {} }: PieceRunOptions,
): Promise<readonly string[]> {
  const ending = new AbortController()
  const total = lasts.reduce((sum, [, last]) => sum + last + 1, 0)
  let notes: readonly string[] = []
  let chains: readonly PrimaryChainProgress[] = []
  const storedOf = (chain: PrimaryChain) => chains.find((one) => one.chain === chain)?.head?.height ?? -1
  await runNetworkIndexer({
    network,
    genesis,
    writer,
    node: pieceNode(pieces, network, statement, systemClock),
    clock: systemClock,
    log,
    verify,
    maxLagMs: 0,
    signal: signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]),
    onRefused: (chain, { height }, fault) => {
      throw falsePiece(pieces[chain].keyOf(height), fault)
    },
    onProgress: (progress) => {
      ;({ notes, chains } = progress)
      const done = lasts.reduce((sum, [chain, last]) => sum + Math.min(last, storedOf(chain)) + 1, 0)
      onProgress?.({ done, total })
    },
    onSettled: () => {
      if (lasts.every(([chain, last]) => storedOf(chain) >= last)) ending.abort(new Error("indexed"))
    },
  })
  signal?.throwIfAborted()
  return notes
}
