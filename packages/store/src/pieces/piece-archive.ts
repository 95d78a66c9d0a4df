import { ArchiveDamagedError } from "../evm/archive/archive-damaged-error.ts"
import type { ArchivedAnswers } from "../evm/archive/archived-block.ts"
import { answersOfText } from "../evm/archive/block-text.ts"
import type { ArchiveChunk } from "../evm/archive/chunk.ts"
import { unpackChunk } from "../evm/archive/pack.ts"
import type { ObjectStore } from "../objects/index.ts"
import { type DecodedPiece, decodeHeader, decodePiece, type ReadHeader } from "./piece.ts"
import { PieceError } from "./piece-error.ts"
import { maxPieceBytes } from "./piece-header.ts"
import { type PieceChain, type PieceRange, pieceKey, readPieceKey } from "./piece-name.ts"

/** A piece as it is listed: its name and size, without its contents. */
export interface ListedPiece extends PieceRange {
  readonly key: string
  readonly chain: PieceChain
  /** Bytes. */
  readonly size: number
}

/** Bytes that hold the header of almost every piece. */
const usualHeader = 64 * 1024

/** The pieces of a location, for all chains that it has. */
export class PieceArchive {
  readonly objects: ObjectStore

  constructor(objects: ObjectStore) {
    this.objects = objects
  }

  /** The pieces of a chain, or of all chains, by their first blocks. Other objects are left out. */
  async list(chain?: PieceChain): Promise<readonly ListedPiece[]> {
    const listed = await this.objects.list(chain === undefined ? "" : `${chain}/`)
    return listed.flatMap(({ key, size }) => {
      const named = readPieceKey(key)
      return named === undefined ? [] : [{ key, size, ...named }]
    })
  }

  /** The header of a piece; undefined if the piece is gone. Its blocks are not read. @throws PieceError */
  async header({ key, size }: Pick<ListedPiece, "key" | "size">): Promise<ReadHeader | undefined> {
    for (let limit = usualHeader; ; limit *= 16) {
      const bytes = await this.objects.read(key, Math.min(limit, size))
      if (bytes === undefined) return undefined
      const read = decodeHeader(bytes, key, size)
      if (read !== undefined) return read
      if (limit >= size)
        throw new PieceError("PIECE_TORN", key, `it has ${bytes.length} bytes and was listed with ${size}`)
    }
  }

  /** A whole piece, of which every digest is checked. @throws PieceError */
  async read(piece: Pick<ListedPiece, "key" | "size">): Promise<DecodedPiece> {
    return decodePiece(await this.bytes(piece), piece.key)
  }

  /** The bytes of a piece, of which nothing is checked but their number. @throws PieceError */
  async bytes({ key, size }: Pick<ListedPiece, "key" | "size">): Promise<Uint8Array<ArrayBuffer>> {
    if (size > maxPieceBytes) throw new PieceError("PIECE_TOO_LARGE", key, `it has ${size} bytes`)
    const bytes = await this.objects.read(key)
    if (bytes === undefined) throw new PieceError("PIECE_MISSING", key, "it is gone")
    return bytes
  }

  /** Writes a piece of these blocks, completely or not at all. */
  async write(chain: PieceChain, range: PieceRange, bytes: Uint8Array): Promise<void> {
    await this.objects.write(pieceKey(chain, range), bytes)
  }
}

/**
 * The nodes' answers in a chunk of a piece, one for each block, parsed one after another.
 *
 * @throws PieceError of code `PIECE_TOO_LARGE` if the chunk unpacks to more bytes than it states, and `PIECE_DAMAGED` if it has
 * another number of blocks, or is not JSON.
 */
export async function* answersOfChunk(
  chunk: ArchiveChunk,
  { key }: Pick<ListedPiece, "key">,
): AsyncGenerator<{ readonly number: number; readonly answers: ArchivedAnswers; readonly bytes: number }, void> {
  let number = chunk.first
  for (const text of await textsOfChunk(chunk, key)) {
    let answers: ArchivedAnswers
    try {
      answers = answersOfText(text)
    } catch (cause) {
      throw new PieceError("PIECE_DAMAGED", key, `block ${number} is no JSON of answers`, cause)
    }
    yield { number, answers, bytes: text.length }
    number += 1
  }
}

/**
 * The texts in a chunk of a piece, one for each block.
 *
 * @param key - the key of the piece.
 * @throws PieceError of code `PIECE_TOO_LARGE` if the chunk unpacks to more bytes than it states, and `PIECE_DAMAGED` if it cannot be
 * unpacked, or has another number of blocks.
 */
export async function textsOfChunk(chunk: ArchiveChunk, key: string): Promise<readonly string[]> {
  try {
    return await unpackChunk(key, chunk)
  } catch (cause) {
    if (!(cause instanceof ArchiveDamagedError)) throw cause
    const blocks = `blocks ${chunk.first} to ${chunk.last}`
    // What exceeds `maxOutputLength` is not unpacked at all.
    const isBomb = (cause.cause as NodeJS.ErrnoException | undefined)?.code === "ERR_BUFFER_TOO_LARGE"
    if (isBomb)
      throw new PieceError(
        "PIECE_TOO_LARGE",
        key,
        `${blocks} unpack to more than the ${chunk.rawBytes} bytes that they state`,
      )
    throw new PieceError("PIECE_DAMAGED", key, `${blocks} cannot be unpacked`, cause)
  }
}
