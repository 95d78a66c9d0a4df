import type { ChainDefinition } from "@serac/store"
import {
  type ListedPiece,
  type PieceArchive,
  PieceBuilder,
  type PieceEnd,
  PieceError,
  type PieceRange,
  pieceKey,
} from "@serac/store/pieces"
import { type Clock, type LogFunction, NodeFault, systemClock } from "../../core/index.ts"
import type { Verify } from "../../core/settings.ts"
import { Parties } from "../decode/parties.ts"
import { createNode } from "../node/node.ts"
import { type FetchRunOptions, fetchRun } from "./fetch-run.ts"
import { missingPieces } from "./missing-runs.ts"
import { pieceSettings } from "./settings.ts"
import { strictVerifier } from "./strict-verifier.ts"

/** The progress of fetching pieces. */
export interface FetchProgress {
  /** Blocks that are in pieces, and all blocks of the range. */
  readonly done: number
  readonly total: number
}

/** What was fetched. */
export interface FetchedPieces extends PieceRange {
  /** Pieces that were written, and pieces that the archive had. */
  readonly written: number
  readonly present: number
  /** The first block that is in no piece yet, since no header of the node settles it; undefined if the range is complete. */
  readonly unsettledFrom?: number
}

/** Which blocks are fetched, and how. */
export interface FetchPiecesOptions {
  /** Several RPC URLs share the reading. */
  readonly chain: Pick<ChainDefinition, "chainId" | "rpcUrls">
  readonly archive: PieceArchive
  /** The last block defaults to the nodes' head. The first piece begins at a multiple of the blocks of a piece. */
  readonly range: { readonly first: number; readonly last?: number | undefined }
  /** Default 1,000. All machines that write to one archive need the same number. */
  readonly blocksPerPiece?: number | undefined
  /** Default `auto`. */
  readonly traces?: "auto" | "off" | undefined
  /** Default `heads`: the senders of one transaction in 32 are recovered; everything that hashes cover is verified. */
  readonly verify?: Verify | undefined
  readonly concurrency?: number | undefined
  readonly maxBufferBytes?: number | undefined
  /** Ends the work after the current piece: it rejects with the signal's reason, and a new call continues there. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined
  readonly log?: LogFunction | undefined
  /** Default: that of the machine. */
  readonly clock?: Clock | undefined
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Milliseconds after a fault that blocks contradict each other, doubled up to a minute. */
const firstPauseMs = 250
const maxPauseMs = 60_000

/**
 * Writes pieces of an EVM chain's blocks without a store. Each block is verified as the indexer does; a node that fails or lies
 * costs its requests, which another node answers. Pieces that the archive has stay. Any number of processes may write to one
 * archive: the same blocks make the same pieces.
 *
 * @throws PieceError of code `PIECE_REORDERED` if the node is on another fork than a neighbouring piece, UnreadableBlockError if no
 * node has a block in a readable form, RangeError for blocks that no node has, ObjectStoreError.
 *
 * @example
 * ```ts
 * import { fetchPieces } from "@serac/indexer/evm/pieces"
 * import { openObjects } from "@serac/store/objects"
 * import { PieceArchive } from "@serac/store/pieces"
 *
 * const archive = new PieceArchive(openObjects("./pieces", { region: "us-east-1", timeout: 60_000 }))
 * const chain = { chainId: "31337", rpcUrls: ["http://127.0.0.1:8545"] }
 * const { written } = await fetchPieces({ chain, archive, range: { first: 0, last: 9_999 } })
 * console.log(`${written} pieces`)
 * ```
 */
export async function fetchPieces(options: FetchPiecesOptions): Promise<FetchedPieces> {
  const {
    chain,
    archive,
    range,
    traces,
    verify,
    concurrency,
    maxBufferBytes,
    clock = systemClock,
    log = () => {},
  } = options
  const { blocksPerPiece = pieceSettings.blocks.default, signal = new AbortController().signal, fetch } = options
  const { chainId } = chain
  const node = createNode({ chain, clock, log, traces, fetch })
  const head = await patiently(() => node.latest(signal), { clock, signal, log })
  const last = range.last ?? head.number
  if (last > head.number) throw new RangeError(`there is no block ${last} yet: the node's head is block ${head.number}`)
  const { runs, present, listed, refused } = await missingPieces(
    archive,
    chainId,
    { first: range.first, last },
    blocksPerPiece,
  )
  for (const fault of refused) log("warn", "A piece is fetched again", { chainId, reason: fault.message })
  const first = range.first - (range.first % blocksPerPiece)
  const total = last - first + 1
  let done = total - runs.flat().reduce((sum, piece) => sum + piece.last - piece.first + 1, 0)
  const isAtHead = () => false
  const decoding = { chainId, parties: new Parties(), verifier: await strictVerifier(chainId, clock, verify), isAtHead }
  const onFault = (fault: NodeFault) => log("debug", "A node's answer is refused", { chainId, reason: fault.message })
  const fetching = { node, decoding, clock, concurrency, maxBufferBytes, onFault }
  let written = 0
  let unsettledFrom: number | undefined
  for (const run of runs) {
    let left = run
    const attempt = async () => {
      for await (const piece of builtPieces(chainId, left, head.number, fetching, signal)) {
        await checkLinks(archive, chainId, listed, piece)
        await archive.write(chainId, piece.range, await piece.builder.encode())
        written += 1
        left = left.slice(1)
        done += piece.range.last - piece.range.first + 1
        options.onProgress?.({ done, total })
        signal.throwIfAborted()
      }
    }
    await patiently(attempt, { clock, signal, log })
    unsettledFrom ??= left[0]?.first
  }
  const facts = { first, last, written, present }
  return unsettledFrom === undefined ? facts : { ...facts, unsettledFrom }
}

/** A piece whose blocks are complete. */
interface BuiltPiece {
  readonly range: PieceRange
  readonly parent: PieceEnd
  readonly last: PieceEnd
  readonly builder: PieceBuilder
}

async function* builtPieces(
  chainId: string,
  pieces: readonly PieceRange[],
  head: number,
  fetching: FetchRunOptions,
  signal: AbortSignal,
): AsyncGenerator<BuiltPiece, void, undefined> {
  const [from, to] = [pieces[0], pieces.at(-1)]
  if (from === undefined || to === undefined) return
  let at = 0
  let builder = new PieceBuilder(chainId)
  let parentHash: PieceEnd["hash"] | undefined
  for await (const block of fetchRun({ first: from.first, last: to.last, head }, fetching, signal)) {
    const range = pieces[at] as PieceRange
    parentHash ??= block.parentHash
    builder.add(block)
    if (block.number < range.last) continue
    yield { range, parent: { number: range.first - 1, hash: parentHash }, last: block, builder }
    at += 1
    builder = new PieceBuilder(chainId)
    parentHash = undefined
  }
}

/**
 * Compares a new piece with the pieces beside it that the archive had. What other processes write meanwhile is compared when the
 * archive is read.
 *
 * @throws PieceError of code `PIECE_REORDERED` if the piece is of another fork.
 */
async function checkLinks(
  archive: PieceArchive,
  chainId: string,
  listed: readonly ListedPiece[],
  { range, parent, last }: BuiltPiece,
): Promise<void> {
  for (const piece of listed.filter((one) => one.last === range.first - 1 || one.first === range.last + 1)) {
    const header = (await archive.header(piece))?.header
    if (header === undefined) continue
    const isBefore = piece.last < range.first
    const [told, known] = isBefore ? [parent.hash, header.last.hash] : [last.hash, header.parentHash]
    if (told === known) continue
    const number = isBefore ? parent.number : last.number
    const key = pieceKey(chainId, range)
    throw new PieceError(
      "PIECE_REORDERED",
      key,
      `block ${number} is ${told} for the node, and ${known} by ${piece.key}`,
    )
  }
}

/** Repeats what fails because of a node, with growing pauses, until the signal aborts. */
async function patiently<Result>(
  work: () => Promise<Result>,
  { clock, signal, log }: { readonly clock: Clock; readonly signal: AbortSignal; readonly log: LogFunction },
): Promise<Result> {
  for (let pause = firstPauseMs; ; pause = Math.min(maxPauseMs, pause * 2)) {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof NodeFault)) throw error
      log("warn", "Blocks are requested again", { reason: error.message })
      await clock.sleep(pause, signal)
    }
  }
}
