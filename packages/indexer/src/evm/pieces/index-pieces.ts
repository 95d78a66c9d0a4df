import { availableParallelism } from "node:os"
import { type BlockReference, type ChainReader, type ChainWriter, openStore, type StoreLocation } from "@serac/store"
import { choosePieces, evmPieces, type ListedPiece, type PieceArchive, PieceError } from "@serac/store/pieces"
import { NodeFault, systemClock } from "../../core/index.ts"
import type { Verify } from "../../core/settings.ts"
import { Committer } from "../../core/writer/index.ts"
import { archiverOf } from "../archive/archiver.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { writerOptions } from "../run-with-writer.ts"
import { indexerSettings } from "../settings.ts"
import { Intake } from "../verify/intake.ts"
import { openWriter } from "../writer/open-writer.ts"
import { storingBlocks } from "../writer/store-blocks.ts"
import { chunkDecoder } from "./chunk-decoder.ts"
import { pieceContext } from "./piece-context.ts"
import { type BlocksOfPiece, readPieces } from "./read-pieces.ts"

/** The progress of indexing pieces. */
export interface IndexPiecesProgress {
  /** Blocks are stored first, then their lists are made. */
  readonly phase: "blocks" | "lists"
  readonly done: number
  readonly total: number
}

/** The result of indexing pieces. */
export interface IndexedPieces {
  /** Blocks that were stored now. */
  readonly blocks: number
  /** The last block stored. */
  readonly head: BlockReference
}

/** Which pieces are indexed, and where to. */
export interface IndexPiecesOptions {
  readonly store: StoreLocation
  /** Decimal digits. */
  readonly chainId: string
  readonly archive: PieceArchive
  /** As for an indexer. */
  readonly projections?: readonly string[] | undefined
  readonly reorgDepth?: number | undefined
  readonly memory?: number | undefined
  /** Whether the nodes' answers are archived in the store too. Default: they are. */
  readonly isArchived?: boolean | undefined
  /** Default `heads`. With `full` the senders of all transactions are recovered, for pieces of strangers. */
  readonly verify?: Verify | undefined
  /** Threads that decode pieces, besides one that stores; 0 to do both in this thread. Default: one for each core but one. */
  readonly threads?: number | undefined
  /** Ends the work after the current step: it rejects with the signal's reason, and a new call continues there. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: IndexPiecesProgress) => void) | undefined
}

/** Transactions in one step of making lists. */
const transactionsPerStep = 10_000

/**
 * Stores a chain from pieces, without a node, and makes all of its lists. It begins after the last stored block. Blocks are decoded
 * and verified in several threads, and stored by another one in order. If it ends early, even by a kill, a new call continues where
 * it was; an indexer with a node continues after the last piece.
 *
 * @throws PieceError for a piece that is refused: the blocks before it are stored. ChainLockedError while an indexer writes the
 * chain.
 *
 * @example
 * ```ts
 * import { indexPieces } from "@serac/indexer/evm/pieces"
 * import { openObjects } from "@serac/store/objects"
 * import { PieceArchive } from "@serac/store/pieces"
 *
 * const archive = new PieceArchive(openObjects("./pieces", { region: "us-east-1", timeout: 60_000 }))
 * const { head } = await indexPieces({ store: { kind: "sqlite", directory: "./serac-data" }, chainId: "31337", archive })
 * console.log(`stored up to block ${head.number}`)
 * ```
 */
export async function indexPieces(options: IndexPiecesOptions): Promise<IndexedPieces> {
  const { store: location, chainId } = options
  const writer = await openPieceWriter(options)
  try {
    const store = await openStore(location)
    try {
      const blocks = await storePieces({ writer, reader: store.chain(chainId) }, options)
      const head = await writer.head()
      if (head === undefined)
        throw new PieceError("PIECE_MISSING", `chain ${chainId}`, "the archive has no piece of it")
      await makeLists(writer, head.number + 1, options)
      return { blocks, head }
    } finally {
      await store.close()
    }
  } finally {
    await writer.close()
  }
}

async function openPieceWriter(options: IndexPiecesOptions): Promise<ChainWriter> {
  const { store: location, chainId, threads } = options
  if (threads === 0) return openWriter(location, chainId, writerOptions(options))
  const { openRemoteChainWriter } = await import("../thread/remote-chain-writer.ts")
  return openRemoteChainWriter({ location, chainId, options: writerOptions(options) })
}

interface Tools {
  readonly writer: ChainWriter
  readonly reader: ChainReader
}

async function storePieces({ writer, reader }: Tools, options: IndexPiecesOptions): Promise<number> {
  const { archive, chainId, verify, isArchived = true, threads = Math.max(1, availableParallelism() - 1) } = options
  const { signal = new AbortController().signal, onProgress = () => {} } = options
  const stored = await writer.head()
  const from = (stored?.number ?? -1) + 1
  const listed = (await archive.list(evmPieces(chainId))).filter(({ last }) => last >= from)
  const { chosen } = choosePieces(listed, from)
  const last = chosen.at(-1)?.last
  if (last === undefined) return 0
  const decoding = await pieceContext(chainId, verify)
  const archiver = isArchived ? archiverOf(chainId) : undefined
  const tracker = { nodeHead: last, reached: last, committed: () => {} }
  const storing = storingBlocks({ writer, archiver, clock: systemClock, tracker, onCommit: () => {} })
  const committer = new Committer<PackedBlock, BlockReference>({ ...storing, clock: systemClock, signal, stored })
  let current: Pick<ListedPiece, "key"> = chosen[0] as ListedPiece
  const intake = new Intake({
    node: unreachable(() => current.key),
    committer,
    decoding,
    archived: (first, count) => reader.archived(first, count),
    reorgDepth: options.reorgDepth ?? indexerSettings.reorgDepth.default,
    lowestRollback: () => writer.lowestRollback(),
    nodeHead: () => last,
    rollback: (ancestor) => writer.rollback(ancestor),
  })
  if (await intake.resume(signal)) return storePieces({ writer, reader }, options)
  const decoder = await chunkDecoder({ chainId, verify, threads })
  try {
    for await (const blocks of readPieces(archive, chosen, decoder, { from, after: stored })) {
      signal.throwIfAborted()
      current = blocks
      await take(intake, blocks)
      onProgress({ phase: "blocks", done: (committer.stored?.number ?? -1) + 1, total: last + 1 })
    }
    await intake.release()
    await committer.flush()
  } finally {
    await Promise.allSettled([decoder.close(), committer.drop()])
  }
  return last + 1 - from
}

async function take(intake: Intake, { key, blocks, bytes }: BlocksOfPiece): Promise<void> {
  try {
    if (await intake.take({ blocks, bytes, release: () => {} })) return
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error
    throw new PieceError("PIECE_FALSE", key, error.message, error)
  }
  throw new PieceError(
    "PIECE_REORDERED",
    key,
    `block ${blocks[0]?.block.number} does not follow the stored block before it`,
  )
}

/** Stands for the node that an intake asks for stored blocks which its archive lacks: pieces have no other copy of them. */
function unreachable(key: () => string): ConstructorParameters<typeof Intake>[0]["node"] {
  return {
    blocks: async () => {
      throw new NodeFault("behind", `${key()}: the last stored block is not in the store's archive`)
    },
    distrust: () => {},
  }
}

async function makeLists(
  writer: ChainWriter,
  total: number,
  { signal, onProgress = () => {} }: IndexPiecesOptions,
): Promise<void> {
  for (let done = await writer.catchUp(transactionsPerStep); done; done = await writer.catchUp(transactionsPerStep)) {
    onProgress({ phase: "lists", done: done.next, total })
    signal?.throwIfAborted()
  }
}
