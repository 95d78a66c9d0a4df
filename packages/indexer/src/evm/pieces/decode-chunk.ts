import type { ArchiveChunk } from "@serac/store"
import { answersOfChunk, PieceError } from "@serac/store/pieces"
import { NodeFault } from "../../core/index.ts"
import type { PackedBlock } from "../decode/packed-block.ts"
import { decodeVerified, type VerifiedContext } from "../verify/decode-verified.ts"

/** A chunk and the piece that it is in. */
export interface ChunkOfPiece {
  /** The key of the piece. */
  readonly key: string
  readonly chunk: ArchiveChunk
}

/** The decoded blocks of a chunk. */
export interface DecodedChunk {
  readonly blocks: readonly PackedBlock[]
  /** Characters of their texts. */
  readonly bytes: number
}

/**
 * Unpacks, decodes and verifies the blocks of a chunk, each of which must be the child of the one before it.
 *
 * @throws PieceError of code `PIECE_FALSE` if a block contradicts its hashes, and as `answersOfChunk`.
 */
export async function decodeChunk({ key, chunk }: ChunkOfPiece, context: VerifiedContext): Promise<DecodedChunk> {
  const blocks: PackedBlock[] = []
  let bytes = 0
  for await (const { number, answers, bytes: length } of answersOfChunk(chunk, { key })) {
    const packed = refusing(key, () => decodeVerified({ number }, answers, context))
    const parent = blocks.at(-1)?.block
    if (parent !== undefined && packed.block.parentHash !== parent.hash)
      throw new PieceError("PIECE_REORDERED", key, `block ${number} is no child of block ${parent.number}`)
    blocks.push({ ...packed, chunk })
    bytes += length
  }
  return { blocks, bytes }
}

/** Calls a function that verifies blocks of a piece, whose faults become those of the piece. @throws PieceError */
export function refusing<Result>(key: string, verify: () => Result): Result {
  try {
    return verify()
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error
    throw new PieceError("PIECE_FALSE", key, error.message, error)
  }
}
