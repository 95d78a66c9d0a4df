import type { PrimaryChain } from "@serac/store"
import {
  choosePieces,
  type DecodedPiece,
  type ListedPiece,
  type PieceArchive,
  PieceError,
  primaryPieces,
  textsOfChunk,
} from "@serac/store/pieces"
import QuickLRU from "quick-lru"
import { hexKey } from "../p/keys.ts"
import { type PieceBlockOf, type PieceBlocksOptions, readBlocksOfPiece } from "./piece-blocks.ts"

/** Pieces that are kept compressed, and chunks that are kept decoded: reading is almost in order. */
const keptPieces = 3
const keptChunks = 8

/** Verified blocks of one chunk. */
type Chunk<Chain extends PrimaryChain> = readonly PieceBlockOf<Chain>[]

/** The blocks of one chain of a primary network in an archive, which must follow each other. */
export class ChainPieces<Chain extends PrimaryChain> {
  readonly chain: Chain
  readonly #archive: PieceArchive
  readonly #chosen: readonly ListedPiece[]
  readonly #options: PieceBlocksOptions
  readonly #pieces = new QuickLRU<string, Promise<DecodedPiece>>({ maxSize: keptPieces })
  readonly #chunks = new QuickLRU<number, Promise<Chunk<Chain>>>({ maxSize: keptChunks })
  /** IDs of the first parent and of the last block of chunks, in hexadecimal, by the height after which or with which they stand. */
  readonly #links = new Map<number, string>()

  private constructor(
    chain: Chain,
    archive: PieceArchive,
    chosen: readonly ListedPiece[],
    options: PieceBlocksOptions,
  ) {
    this.chain = chain
    this.#archive = archive
    this.#chosen = chosen
    this.#options = options
  }

  /**
   * Lists the pieces that have all blocks from one on.
   *
   * @param from - the first block that is needed. Default: the first of the archive.
   * @throws PieceError of code `PIECE_MISSING` for a gap.
   */
  static async open<Chain extends PrimaryChain>(
    chain: Chain,
    archive: PieceArchive,
    options: PieceBlocksOptions & { readonly from?: number | undefined },
  ): Promise<ChainPieces<Chain>> {
    const listed = await archive.list(primaryPieces(options.network.networkId, chain))
    const { from } = options
    const needed = from === undefined ? listed : listed.filter(({ last }) => last >= from)
    return new ChainPieces(chain, archive, choosePieces(needed, from).chosen, options)
  }

  /** The first and the last height; undefined without a piece. */
  get range(): { readonly first: number; readonly last: number } | undefined {
    const [first, last] = [this.#chosen[0], this.#chosen.at(-1)]
    return first && last && { first: first.first, last: last.last }
  }

  get count(): number {
    return this.#chosen.length
  }

  /** The key of the piece that has a block; that of the first without one. */
  keyOf(height: number): string {
    return (this.#pieceAt(height) ?? this.#chosen[0])?.key ?? primaryPieces(this.#options.network.networkId, this.chain)
  }

  /**
   * The blocks from a height to the end of its chunk.
   *
   * @throws PieceError of code `PIECE_MISSING` for a height that no piece has, and for a piece that is refused.
   */
  async from(height: number): Promise<Chunk<Chain>> {
    const listed = this.#pieceAt(height)
    if (listed === undefined)
      throw new PieceError("PIECE_MISSING", this.keyOf(height), `the archive has no block ${height}`)
    const piece = await this.#piece(listed)
    const stated = piece.chunks.find(({ last }) => last >= height) as DecodedPiece["chunks"][number]
    let chunk = this.#chunks.get(stated.first)
    if (chunk === undefined) {
      chunk = this.#decoded(listed.key, piece, stated)
      chunk.catch(() => {})
      this.#chunks.set(stated.first, chunk)
    }
    return (await chunk).slice(height - stated.first)
  }

  #pieceAt(height: number): ListedPiece | undefined {
    let [low, high] = [0, this.#chosen.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#chosen[middle] as ListedPiece).last < height) low = middle + 1
      else high = middle
    }
    const piece = this.#chosen[low]
    return piece !== undefined && piece.first <= height ? piece : undefined
  }

  #piece(listed: ListedPiece): Promise<DecodedPiece> {
    const kept = this.#pieces.get(listed.key)
    if (kept !== undefined) return kept
    const piece = this.#archive.read(listed)
    piece.catch(() => {})
    this.#pieces.set(listed.key, piece)
    return piece
  }

  async #decoded(key: string, { header }: DecodedPiece, chunk: DecodedPiece["chunks"][number]): Promise<Chunk<Chain>> {
    const texts = await textsOfChunk(chunk, key)
    const blocks = await readBlocksOfPiece(this.chain, chunk.first, texts, key, this.#options)
    const [first, last] = [blocks[0], blocks.at(-1)] as readonly [PieceBlockOf<Chain>, PieceBlockOf<Chain>]
    this.#link(key, chunk.first - 1, hexKey(first.block.parentId))
    this.#link(key, chunk.last, hexKey(last.block.id))
    const [start, end] = [hexKey(first.block.id), hexKey(last.block.id)]
    const parent = hexKey(first.block.parentId)
    const isStated =
      (chunk.first !== header.first.number ||
        (header.first.hash === `0x${start}` && header.parentHash === `0x${parent}`)) &&
      (chunk.last !== header.last.number || header.last.hash === `0x${end}`)
    if (!isStated) throw new PieceError("PIECE_FALSE", key, "its header states other first and last blocks than it has")
    return blocks
  }

  /** @throws PieceError unless the chunks before and after a height have the same block there. */
  #link(key: string, height: number, id: string): void {
    const known = this.#links.get(height)
    if (known !== undefined && known !== id)
      throw new PieceError("PIECE_REORDERED", key, `block ${height} is 0x${id} for it, and 0x${known} beside it`)
    if (known === undefined) this.#links.set(height, id)
  }
}
