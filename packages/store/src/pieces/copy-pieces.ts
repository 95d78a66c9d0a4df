import { decodePiece } from "./piece.ts"
import type { ListedPiece, PieceArchive } from "./piece-archive.ts"

/** The result of copying pieces. */
export interface CopiedPieces {
  readonly copied: number
  /** Pieces that the target had, with the same digest. */
  readonly present: number
}

/**
 * Copies pieces to another archive. Every digest of a piece is checked before it is written; a piece that the target has with the
 * same digest stays.
 *
 * @throws PieceError for a piece that is refused: those before it are copied.
 */
export async function copyPieces(
  pieces: readonly ListedPiece[],
  from: PieceArchive,
  to: PieceArchive,
  {
    signal,
    onProgress = () => {},
  }: { readonly signal?: AbortSignal; readonly onProgress?: (pieces: number) => void } = {},
): Promise<CopiedPieces> {
  const sizes = new Map((await to.list()).map((piece) => [piece.key, piece]))
  let copied = 0
  for (const [at, piece] of pieces.entries()) {
    signal?.throwIfAborted()
    if (!(await hasSame(piece, from, to, sizes.get(piece.key)))) {
      const bytes = await from.bytes(piece)
      decodePiece(bytes, piece.key)
      await to.write(piece.chain, piece, bytes)
      copied += 1
    }
    onProgress(at + 1)
  }
  return { copied, present: pieces.length - copied }
}

async function hasSame(piece: ListedPiece, from: PieceArchive, to: PieceArchive, there: ListedPiece | undefined) {
  if (there?.size !== piece.size) return false
  const own = (await from.header(piece))?.digest
  // What is there may be refused: then it is replaced.
  const other = await to.header(there).catch(() => undefined)
  return own !== undefined && own === other?.digest
}
