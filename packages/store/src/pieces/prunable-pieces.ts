import { choosePieces } from "./chosen-pieces.ts"
import type { ListedPiece } from "./piece-archive.ts"

/** Pieces of a chain that can be removed. */
export interface PrunablePieces {
  /** Pieces whose blocks are all in others, such as a short last piece when the whole one is there. */
  readonly superseded: readonly ListedPiece[]
  /** Pieces that end before a block. */
  readonly early: readonly ListedPiece[]
}

/**
 * Finds the pieces of a chain that can be removed.
 *
 * @param before - pieces that end before this block are not needed. Default: none.
 */
export function prunablePieces(listed: readonly ListedPiece[], before = 0): PrunablePieces {
  const early = listed.filter(({ last }) => last < before)
  const rest = listed.filter(({ last }) => last >= before)
  const superseded: ListedPiece[] = []
  // A gap does not matter here: each part is looked at for itself.
  for (let left = rest; left.length > 0; ) {
    const end = contiguousEnd(left)
    superseded.push(...choosePieces(left.slice(0, end)).superseded)
    left = left.slice(end)
  }
  return { superseded, early }
}

/** How many of the first pieces have no gap between them. */
function contiguousEnd(pieces: readonly ListedPiece[]): number {
  let last = pieces[0]?.last ?? -1
  const end = pieces.findIndex((piece) => {
    if (piece.first > last + 1) return true
    last = Math.max(last, piece.last)
    return false
  })
  return end === -1 ? pieces.length : end
}
