import type { ListedPiece } from "./piece-archive.ts"
import { PieceError } from "./piece-error.ts"

/** Pieces that follow each other, and the others of the list. */
export interface ChosenPieces {
  readonly chosen: readonly ListedPiece[]
  /** Pieces whose blocks are all in chosen ones. */
  readonly superseded: readonly ListedPiece[]
}

/**
 * Chooses the pieces that together have all blocks from a number on, each time the one that reaches furthest: a short piece at the
 * end of an archive is superseded by the whole one that was written later.
 *
 * @param listed - pieces of one chain, by their first blocks.
 * @param from - the first block that is needed. Default: the first of the archive.
 * @throws PieceError of code `PIECE_MISSING` for a gap before the last piece, or before the first.
 */
export function choosePieces(listed: readonly ListedPiece[], from = listed[0]?.first ?? 0): ChosenPieces {
  const chosen: ListedPiece[] = []
  const superseded: ListedPiece[] = []
  let next = from
  for (let at = 0; at < listed.length; ) {
    const piece = listed[at] as ListedPiece
    if (piece.last < next) {
      superseded.push(piece)
      at += 1
      continue
    }
    if (piece.first > next)
      throw new PieceError(
        "PIECE_MISSING",
        `${piece.chain}/${next}-${piece.first - 1}`,
        `the archive has no blocks ${next} to ${piece.first - 1}, and later ones`,
      )
    // Of the pieces that have the next block, the one that reaches furthest.
    let best = piece
    for (at += 1; at < listed.length && (listed[at] as ListedPiece).first <= next; at += 1) {
      const other = listed[at] as ListedPiece
      const [more, less] = other.last > best.last ? [other, best] : [best, other]
      superseded.push(less)
      best = more
    }
    chosen.push(best)
    next = best.last + 1
  }
  return { chosen, superseded }
}
