/**
 * Why a piece of an archive is refused.
 *
 * - `PIECE_TORN`: it ends before, or goes on after, the end that it states.
 * - `PIECE_DAMAGED`: its bytes do not have their digest, or are no piece at all.
 * - `PIECE_STALE`: another version of this software wrote it, in a form that this version cannot read.
 * - `PIECE_FOREIGN`: it is a piece of another chain.
 * - `PIECE_REORDERED`: its blocks are not those of its name, or do not follow the blocks before them.
 * - `PIECE_TOO_LARGE`: it states, or unpacks to, more bytes than a piece may have.
 * - `PIECE_FALSE`: its blocks contradict their hashes.
 * - `PIECE_MISSING`: the archive has no piece of these blocks.
 */
export type PieceFault =
  | "PIECE_TORN"
  | "PIECE_DAMAGED"
  | "PIECE_STALE"
  | "PIECE_FOREIGN"
  | "PIECE_REORDERED"
  | "PIECE_TOO_LARGE"
  | "PIECE_FALSE"
  | "PIECE_MISSING"

/** A piece of an archive is refused. Nothing of it was stored. */
export class PieceError extends Error {
  override readonly name = "PieceError"
  readonly code: PieceFault
  /** The key of the piece, or the blocks of a missing one. */
  readonly piece: string
  readonly reason: string

  constructor(code: PieceFault, piece: string, reason: string, cause?: unknown) {
    super(`${piece}: ${reason} (${code})`, cause === undefined ? undefined : { cause })
    this.code = code
    this.piece = piece
    this.reason = reason
  }
}
