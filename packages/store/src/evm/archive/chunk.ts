import type { Hex } from "../../hex.ts"

/** Consecutive blocks of the archive, compressed together. */
export interface ArchiveChunk {
  /** The number of its first block. */
  readonly first: number
  /** The number of its last block. */
  readonly last: number
  /** Bytes of the texts before compression. */
  readonly rawBytes: number
  /** SHA-256 of `bytes`. */
  readonly digest: Hex
  /** The texts of the chunk's blocks (`block-text.ts`), one per line, compressed by Zstandard. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Maximum bytes of text in a chunk; a single block may have more. Larger chunks save little disk space and make reading one block slower. */
export const chunkBytes = 1024 * 1024

/** Maximum number of blocks in a chunk. */
export const chunkBlocks = 1024
