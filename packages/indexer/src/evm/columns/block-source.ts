import type { ArchivedAnswers, ChainReader } from "@serac/store"
import { answersOfChunk, choosePieces, evmPieces, type PieceArchive } from "@serac/store/pieces"

/** A block of a source of columns. */
export interface SourceBlock {
  readonly number: number
  readonly answers: ArchivedAnswers
}

/** Where the blocks of an EVM chain for columns come from. */
export interface BlockSource {
  /** The first and the last block that it has; undefined if it has none. */
  range(): Promise<{ readonly first: number; readonly last: number } | undefined>
  /** The blocks of a range, in order. */
  blocks(first: number, last: number): AsyncGenerator<SourceBlock, void, undefined>
}

/** Blocks that are read from a store at once. */
const archivedAtOnce = 500

/** The blocks in the archive of a store. */
export function storeSource(reader: Pick<ChainReader, "archived" | "archiveRange">): BlockSource {
  return {
    range: () => reader.archiveRange(),
    async *blocks(first, last) {
      for (let next = first; next <= last; ) {
        const archived = await reader.archived(next, Math.min(archivedAtOnce, last - next + 1))
        if (archived.length === 0) throw new RangeError(`the archive has no block ${next}`)
        yield* archived
        next += archived.length
      }
    },
  }
}

/** The blocks in pieces, of which the digests are checked. */
export function pieceSource(archive: PieceArchive, chainId: string): BlockSource {
  return {
    async range() {
      const { chosen } = choosePieces(await archive.list(evmPieces(chainId)))
      const [first, last] = [chosen[0]?.first, chosen.at(-1)?.last]
      return first === undefined || last === undefined ? undefined : { first, last }
    },
    async *blocks(first, last) {
      const listed = (await archive.list(evmPieces(chainId))).filter(
        (piece) => piece.last >= first && piece.first <= last,
      )
      for (const piece of choosePieces(listed).chosen) {
        const { chunks } = await archive.read(piece)
        for (const chunk of chunks) {
          if (chunk.last < first || chunk.first > last) continue
          for await (const block of answersOfChunk(chunk, piece))
            if (block.number >= first && block.number <= last) yield block
        }
      }
    },
  }
}
