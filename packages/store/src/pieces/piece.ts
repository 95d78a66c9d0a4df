import type { ArchiveChunk } from "../evm/archive/chunk.ts"
import { digestOf } from "../evm/archive/pack.ts"
import type { Hex } from "../hex.ts"
import { PieceError } from "./piece-error.ts"
import { checkedHeader, maxHeaderBytes, maxPieceBytes, type PieceHeader } from "./piece-header.ts"
import { readPieceKey } from "./piece-name.ts"

/**
 * Consecutive blocks of a chain in one file: eight bytes that name the format, the header's length (32 bits, big-endian), the
 * header's SHA-256, the header as JSON, then the chunks. The header has the digest of each chunk, so that its own digest stands
 * for all of the piece.
 */
export interface DecodedPiece {
  readonly header: PieceHeader
  /** SHA-256 of the header. */
  readonly digest: Hex
  readonly chunks: readonly ArchiveChunk[]
}

const magic = Buffer.from("SERACPCE", "latin1")
const digestBytes = 32
const lengthAt = magic.length
const digestAt = lengthAt + 4
const headerAt = digestAt + digestBytes

/** The bytes of a piece. */
export function encodePiece(header: Omit<PieceHeader, "chunks">, chunks: readonly ArchiveChunk[]): Uint8Array {
  const stated = chunks.map(({ first, last, rawBytes, digest, bytes }) => ({
    first,
    last,
    rawBytes,
    bytes: bytes.length,
    digest,
  }))
  const json = Buffer.from(JSON.stringify({ ...header, chunks: stated }))
  const start = Buffer.alloc(headerAt)
  magic.copy(start)
  start.writeUInt32BE(json.length, lengthAt)
  start.write(digestOf(json).slice(2), digestAt, "hex")
  return Buffer.concat([start, json, ...chunks.map(({ bytes }) => bytes)])
}

/** The header of a piece, its digest, and where the chunks begin. */
export interface ReadHeader {
  readonly header: PieceHeader
  readonly digest: Hex
  /** Bytes before the first chunk. */
  readonly start: number
  /** Bytes of the whole piece. */
  readonly size: number
}

/**
 * Reads the header of a piece from its first bytes.
 *
 * @param key - the piece's key, which names its blocks.
 * @param size - bytes of the whole piece.
 * @returns undefined if more of the first bytes are needed.
 * @throws PieceError
 */
export function decodeHeader(bytes: Uint8Array, key: string, size: number): ReadHeader | undefined {
  const named = readPieceKey(key)
  if (named === undefined) throw new PieceError("PIECE_DAMAGED", key, "its name is not that of a piece")
  if (size > maxPieceBytes) throw new PieceError("PIECE_TOO_LARGE", key, `it has ${size} bytes`)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!buffer.subarray(0, magic.length).equals(magic.subarray(0, buffer.length)))
    throw new PieceError("PIECE_DAMAGED", key, "it is no piece of an archive")
  if (size < headerAt) throw new PieceError("PIECE_TORN", key, `it has ${size} bytes`)
  if (buffer.length < headerAt) return undefined
  const length = buffer.readUInt32BE(lengthAt)
  if (length > maxHeaderBytes) throw new PieceError("PIECE_TOO_LARGE", key, `it states ${length} bytes of header`)
  const start = headerAt + length
  if (size < start) throw new PieceError("PIECE_TORN", key, `it has ${size} bytes, and ${start} before its blocks`)
  if (buffer.length < start) return undefined
  const json = buffer.subarray(headerAt, start)
  const digest = digestOf(json)
  if (digest !== `0x${buffer.toString("hex", digestAt, headerAt)}`)
    throw new PieceError("PIECE_DAMAGED", key, "its header does not have its digest")
  const header = checkedHeader(json.toString(), key)
  if (header.chain !== named.chain) throw new PieceError("PIECE_FOREIGN", key, `it is of ${header.chain}`)
  if (header.first.number !== named.first || header.last.number !== named.last)
    throw new PieceError("PIECE_REORDERED", key, `it has blocks ${header.first.number} to ${header.last.number}`)
  const stated = header.chunks.reduce((sum, chunk) => sum + chunk.bytes, start)
  if (size !== stated) throw new PieceError("PIECE_TORN", key, `it has ${size} bytes and states ${stated}`)
  return { header, digest, start, size }
}

/**
 * Reads a piece, and checks every digest in it. The blocks stay compressed.
 *
 * @throws PieceError
 */
export function decodePiece(bytes: Uint8Array<ArrayBuffer>, key: string): DecodedPiece {
  const read = decodeHeader(bytes, key, bytes.length)
  if (read === undefined) throw new PieceError("PIECE_TORN", key, `it has ${bytes.length} bytes`)
  let at = read.start
  const chunks = read.header.chunks.map(({ bytes: length, ...chunk }): ArchiveChunk => {
    const own = bytes.subarray(at, at + length)
    at += length
    if (digestOf(own) !== chunk.digest)
      throw new PieceError("PIECE_DAMAGED", key, `blocks ${chunk.first} to ${chunk.last} do not have their digest`)
    return { ...chunk, bytes: own }
  })
  return { header: read.header, digest: read.digest, chunks }
}
