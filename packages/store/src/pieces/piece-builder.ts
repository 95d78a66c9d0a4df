import { type ArchiveChunk, chunkBlocks, chunkBytes } from "../evm/archive/chunk.ts"
import { packBlocks } from "../evm/archive/pack.ts"
import { encodePiece } from "./piece.ts"
import { type PieceEnd, pieceFormat, textForm } from "./piece-header.ts"
import type { PieceChain } from "./piece-name.ts"

/** A block for a piece. */
export interface PieceBlock extends PieceEnd {
  readonly parentHash: PieceEnd["hash"]
  /** What the piece has of it: the node's answers (`textOfAnswers`), or the bytes of a block of a primary network. */
  readonly text: Uint8Array
  /** Whether it has transactions, and they were traced; only of an EVM chain. */
  readonly isTraced?: boolean | undefined
}

/**
 * Collects consecutive blocks for a piece. Where chunks end depends on the blocks only, not on how they arrive, so that the same
 * blocks make the same bytes.
 */
export class PieceBuilder {
  readonly #chain: PieceChain
  readonly #chunks: Promise<readonly ArchiveChunk[]>[] = []
  #texts: Uint8Array[] = []
  #bytes = 0
  #first: PieceBlock | undefined
  #last: PieceEnd | undefined
  #traced: number | undefined

  constructor(chain: PieceChain) {
    this.#chain = chain
  }

  /** The last block that was added; undefined before the first. */
  get last(): PieceEnd | undefined {
    return this.#last
  }

  /** @throws RangeError unless the block follows the last one by number. */
  add(block: PieceBlock): void {
    const { number, hash, text, isTraced } = block
    if (this.#last !== undefined && number !== this.#last.number + 1)
      throw new RangeError(`block ${number} was added after block ${this.#last.number}`)
    this.#first ??= block
    this.#last = { number, hash }
    if (isTraced !== undefined) this.#traced = (this.#traced ?? 0) + Number(isTraced)
    const isFull = this.#bytes + text.length + 1 > chunkBytes || this.#texts.length === chunkBlocks
    if (this.#texts.length > 0 && isFull) this.#pack(number)
    this.#texts.push(text)
    this.#bytes += text.length + 1
  }

  /** The bytes of the piece. @throws RangeError if no block was added. */
  async encode(): Promise<Uint8Array> {
    const [first, last] = [this.#first, this.#last]
    if (first === undefined || last === undefined) throw new RangeError("a piece has a block at least")
    this.#pack(last.number + 1)
    const chunks = (await Promise.all(this.#chunks)).flat()
    return encodePiece(
      {
        format: pieceFormat,
        textForm,
        chain: this.#chain,
        first: { number: first.number, hash: first.hash },
        last,
        parentHash: first.parentHash,
        ...(this.#traced !== undefined && { traced: this.#traced }),
      },
      chunks,
    )
  }

  /** Packs the collected texts, which end before a block. */
  #pack(next: number): void {
    const packed = packBlocks(next - this.#texts.length, this.#texts)
    // `encode` throws its error.
    packed.catch(() => {})
    this.#chunks.push(packed)
    this.#texts = []
    this.#bytes = 0
  }
}
