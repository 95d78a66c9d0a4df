import { type DecodedPiece, type ListedPiece, type PieceArchive, type PieceEnd, PieceError } from "@serac/store/pieces"
import type { PackedBlock } from "../decode/packed-block.ts"
import type { ChunkOfPiece, DecodedChunk } from "./decode-chunk.ts"

/** Verified blocks of a piece, in order. */
export interface BlocksOfPiece extends DecodedChunk {
  /** The key of the piece. */
  readonly key: string
}

/** Decodes chunks, several at a time if it can. */
export interface ChunkDecoder {
  /** How many chunks it decodes at the same time. */
  readonly threads: number
  decode(chunk: ChunkOfPiece): Promise<DecodedChunk>
  close(): Promise<void>
}

/** Chunks that each thread has waiting, besides the one that it decodes. */
const waitingChunks = 1

/**
 * The verified blocks of pieces in order, from a block on. The next piece is read, and the next chunks are decoded, while the
 * caller works.
 *
 * @param pieces - pieces that follow each other, as `choosePieces` gives them.
 * @param after - the block that the first one must follow; undefined for any.
 * @throws PieceError
 */
export async function* readPieces(
  archive: PieceArchive,
  pieces: readonly ListedPiece[],
  decoder: ChunkDecoder,
  { from, after }: { readonly from: number; readonly after?: PieceEnd | undefined },
): AsyncGenerator<BlocksOfPiece, void, undefined> {
  const window: { readonly key: string; readonly decoded: Promise<DecodedChunk> }[] = []
  let last = after
  async function* next(): AsyncGenerator<BlocksOfPiece, void, undefined> {
    const { key, decoded } = window.shift() as (typeof window)[number]
    const { blocks, bytes } = await decoded
    const wanted = blocks.filter(({ block }) => block.number >= from)
    if (wanted.length === 0) return
    last = linkedEnd(key, last, wanted)
    yield { key, blocks: wanted, bytes }
  }
  for await (const { key, piece } of piecesAhead(archive, pieces)) {
    for (const chunk of piece.chunks) {
      if (chunk.last < from) continue
      const decoded = decoder.decode({ key, chunk })
      // The caller gets the error when it is the chunk's turn.
      decoded.catch(() => {})
      window.push({ key, decoded })
      if (window.length > decoder.threads * (1 + waitingChunks)) yield* next()
    }
    // A piece is complete before the next is begun, so that its header is compared with its blocks.
    while (window.length > 0) yield* next()
    checkEnd(key, piece, last)
  }
}

/** The pieces, each read while the one before it is used. */
async function* piecesAhead(archive: PieceArchive, pieces: readonly ListedPiece[]) {
  const read = (piece: ListedPiece | undefined) => {
    const reading = piece && archive.read(piece)
    reading?.catch(() => {})
    return reading
  }
  let reading = read(pieces[0])
  for (const [at, { key }] of pieces.entries()) {
    const piece = await (reading as Promise<DecodedPiece>)
    reading = read(pieces[at + 1])
    yield { key, piece }
  }
}

/** The last of the blocks. @throws PieceError unless they follow the block before them. */
function linkedEnd(key: string, before: PieceEnd | undefined, blocks: readonly PackedBlock[]): PieceEnd {
  const [{ block }] = blocks as readonly [PackedBlock]
  const isChild = before === undefined || (block.number === before.number + 1 && block.parentHash === before.hash)
  if (!isChild) {
    const told = `block ${block.number} has the parent ${block.parentHash}`
    throw new PieceError("PIECE_REORDERED", key, `${told}, and block ${before.number} before it is ${before.hash}`)
  }
  return (blocks.at(-1) as PackedBlock).block
}

/** @throws PieceError unless the piece ends with the block that its header states. */
function checkEnd(key: string, { header }: DecodedPiece, last: PieceEnd | undefined): void {
  if (last?.number !== header.last.number || last.hash === header.last.hash) return
  throw new PieceError("PIECE_FALSE", key, `its last block is ${last.hash}, and its header states ${header.last.hash}`)
}
