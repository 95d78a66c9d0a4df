import { type ListedPiece, type PieceArchive, type PieceChain, PieceError, type PieceRange } from "@serac/store/pieces"

/** The pieces that a range needs and the archive does not have. */
export interface MissingPieces {
  /** Consecutive pieces to write, in runs that can be read one after another. */
  readonly runs: readonly (readonly PieceRange[])[]
  /** How many of its pieces the archive has. */
  readonly present: number
  /** All pieces of the chain in the archive. */
  readonly listed: readonly ListedPiece[]
  /** Pieces that are replaced, since their headers are refused. */
  readonly refused: readonly PieceError[]
}

/** The pieces of a range: from multiples of their size to the next one; the last ends with the range. */
function piecesOf({ first, last }: PieceRange, size: number): readonly PieceRange[] {
  const pieces: PieceRange[] = []
  for (let from = first - (first % size); from <= last; from += size)
    pieces.push({ first: from, last: Math.min(last, from + size - 1) })
  return pieces
}

/**
 * Compares a range with the archive. A piece counts as present if its header and its size are right; a piece that goes on further
 * counts for one that ends before it.
 */
export async function missingPieces(
  archive: PieceArchive,
  chain: PieceChain,
  range: PieceRange,
  size: number,
): Promise<MissingPieces> {
  const listed = await archive.list(chain)
  const runs: PieceRange[][] = []
  let present = 0
  const refused: PieceError[] = []
  for (const piece of piecesOf(range, size)) {
    const found = listed.find(({ first, last }) => first === piece.first && last >= piece.last)
    const fault = found === undefined ? undefined : await refusalOf(archive, found)
    if (fault !== undefined) refused.push(fault)
    if (found !== undefined && fault === undefined) {
      present += 1
      continue
    }
    const run = runs.at(-1)
    if (run?.at(-1)?.last === piece.first - 1) run.push(piece)
    else runs.push([piece])
  }
  return { runs, present, listed, refused }
}

async function refusalOf(archive: PieceArchive, piece: ListedPiece): Promise<PieceError | undefined> {
  try {
    if ((await archive.header(piece)) !== undefined) return undefined
    return new PieceError("PIECE_MISSING", piece.key, "it is gone")
  } catch (error) {
    // Another version of this software may still need what this one cannot read.
    if (error instanceof PieceError && error.code !== "PIECE_STALE") return error
    throw error
  }
}
