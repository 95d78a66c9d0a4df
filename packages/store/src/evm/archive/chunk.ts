import type { Hex } from "../../hex.ts"

/** Consecutive blocks of the archive, compressed together. */
export interface ArchiveChunk {
  /** The number of its first block. */
  readonly first: number
  /** The number of its last block. */
  readonly last: number
  /** Bytes of the texts before they were compressed. */
  readonly rawBytes: number
  /** SHA-256 of `bytes`. */
  readonly digest: Hex
  /** The texts of its blocks (`block-text.ts`), one a line, compressed by Zstandard. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Bytes of text in a chunk, at most; a single block may have more. Larger chunks are hardly smaller on disk and slower to read one block of. */
export const chunkBytes = 1024 * 1024

/** Blocks in a chunk, at most. */
export const chunkBlocks = 1024
