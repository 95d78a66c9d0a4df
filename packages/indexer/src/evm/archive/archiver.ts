import { type ArchiveChunk, type BlockText, cutChunk, packBlocks } from "@serac/store"

/** Makes the chunks of a chain's archive asynchronously, off the event loop. */
export interface Archiver {
  /**
   * Packs the texts of consecutive blocks.
   *
   * @param first - the number of the first block.
   */
  pack(first: number, texts: readonly BlockText[]): Promise<readonly ArchiveChunk[]>
  /** Chunks with only those blocks of a chunk that are in a range. */
  cut(chunk: ArchiveChunk, range: { readonly first: number; readonly last: number }): Promise<readonly ArchiveChunk[]>
}

/** The archiver of a chain. */
export function archiverOf(chainId: string): Archiver {
  return { pack: packBlocks, cut: (chunk, range) => cutChunk(BigInt(chainId), chunk, range) }
}
