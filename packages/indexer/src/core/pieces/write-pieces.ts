import {
  type ListedPiece,
  type PieceArchive,
  type PieceBlock,
  PieceBuilder,
  type PieceChain,
  type PieceEnd,
  PieceError,
  type PieceRange,
  pieceKey,
} from "@serac/store/pieces"
import type { Clock } from "../clock.ts"
import type { LogFunction } from "../log.ts"
import { missingPieces } from "./missing-pieces.ts"
import { untilAnswered } from "./until-answered.ts"

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

/** Which pieces are written, and of which blocks. */
export interface WritePiecesOptions {
  readonly archive: PieceArchive
  readonly chain: PieceChain
  readonly range: PieceRange
  readonly blocksPerPiece: number
  /**
   * The verified blocks of a range, in order. It ends early where the next blocks are not settled.
   *
   * @throws NodeFault if it is to be asked for the rest of them again.
   */
  readonly blocks: (range: PieceRange) => AsyncIterable<PieceBlock>
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly log: LogFunction
  readonly onProgress?: ((progress: FetchProgress) => void) | undefined
}

/**
 * Writes the pieces of a range that an archive does not have.
 *
 * @throws PieceError of code `PIECE_REORDERED` if the blocks are of another fork than a neighbouring piece, ObjectStoreError, and what
 * `blocks` throws other than NodeFault.
 */
export async function writePieces(options: WritePiecesOptions): Promise<FetchedPieces> {
  const { archive, chain, range, blocksPerPiece, blocks, signal, log } = options
  const { runs, present, listed, refused } = await missingPieces(archive, chain, range, blocksPerPiece)
  for (const fault of refused) log("warn", "A piece is fetched again", { chain, reason: fault.message })
  const first = range.first - (range.first % blocksPerPiece)
  const { last } = range
  const total = last - first + 1
  let done = total - runs.flat().reduce((sum, piece) => sum + piece.last - piece.first + 1, 0)
  let written = 0
  let unsettledFrom: number | undefined
  for (const run of runs) {
    let left = run
    const attempt = async () => {
      for await (const piece of builtPieces(chain, left, blocks)) {
        await checkLinks(archive, chain, listed, piece)
        await archive.write(chain, piece.range, await piece.builder.encode())
        written += 1
        left = left.slice(1)
        done += piece.range.last - piece.range.first + 1
        options.onProgress?.({ done, total })
        signal.throwIfAborted()
      }
    }
    await untilAnswered(attempt, { ...options, reached: () => written })
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
  chain: PieceChain,
  pieces: readonly PieceRange[],
  blocks: WritePiecesOptions["blocks"],
): AsyncGenerator<BuiltPiece, void, undefined> {
  const [from, to] = [pieces[0], pieces.at(-1)]
  if (from === undefined || to === undefined) return
  let at = 0
  let builder = new PieceBuilder(chain)
  let parentHash: PieceEnd["hash"] | undefined
  for await (const block of blocks({ first: from.first, last: to.last })) {
    const range = pieces[at] as PieceRange
    parentHash ??= block.parentHash
    builder.add(block)
    if (block.number < range.last) continue
    yield { range, parent: { number: range.first - 1, hash: parentHash }, last: block, builder }
    at += 1
    builder = new PieceBuilder(chain)
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
  chain: PieceChain,
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
    const key = pieceKey(chain, range)
    throw new PieceError(
      "PIECE_REORDERED",
      key,
      `block ${number} is ${told} for the node, and ${known} by ${piece.key}`,
    )
  }
}
