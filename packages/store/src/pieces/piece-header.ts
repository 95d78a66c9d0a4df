import { chunkBlocks, chunkBytes } from "../evm/archive/chunk.ts"
import type { Hex } from "../hex.ts"
import { PieceError } from "./piece-error.ts"
import { type PieceChain, readPieceChain } from "./piece-name.ts"

/** The version of the layout of a piece. */
export const pieceFormat = 1

/** The version of the texts of blocks in it: of an EVM chain (`evm/archive/block-text.ts`), and of a primary network (`indexer/network/pieces`). */
export const textForm = 1

/** Bytes of a piece at most. */
export const maxPieceBytes = 2 ** 30

/** Bytes of a piece's header at most. */
export const maxHeaderBytes = 8 * 1024 * 1024

/** Bytes of one block's text at most: an answer about a block has 64 MiB, and there are three. */
const maxTextBytes = 256 * 1024 * 1024

/** Blocks of a piece at most. */
export const maxPieceBlocks = 100_000

/** A block by its number and hash. */
export interface PieceEnd {
  readonly number: number
  readonly hash: Hex
}

/** Consecutive blocks of a piece that are compressed together. */
export interface PieceChunk {
  readonly first: number
  readonly last: number
  /** Bytes of the texts before compression. */
  readonly rawBytes: number
  /** Bytes in the piece. */
  readonly bytes: number
  /** SHA-256 of these bytes. */
  readonly digest: Hex
}

/** What a piece states of itself. Its members have no time, host or software, so that the same blocks make the same piece. */
export interface PieceHeader {
  readonly format: number
  readonly textForm: number
  readonly chain: PieceChain
  readonly first: PieceEnd
  readonly last: PieceEnd
  /** The hash of the block before the first. */
  readonly parentHash: Hex
  /** How many blocks with transactions have traces; only of an EVM chain. */
  readonly traced?: number | undefined
  readonly chunks: readonly PieceChunk[]
}

/**
 * Reads a header from its JSON.
 *
 * @throws PieceError of code `PIECE_STALE` for another version, `PIECE_TOO_LARGE` beyond a limit, `PIECE_REORDERED` for chunks that
 * do not follow each other, and `PIECE_DAMAGED` for any other form.
 */
export function checkedHeader(json: string, key: string): PieceHeader {
  const header = parsedHeader(json, key)
  const { format, textForm: form } = header
  if (format !== pieceFormat || form !== textForm)
    throw new PieceError(
      "PIECE_STALE",
      key,
      `it has format ${format} and text form ${form}, and this version reads format ${pieceFormat} and text form ${textForm}`,
    )
  checkMembers(header, key)
  checkChunks(header, key)
  return header
}

function parsedHeader(json: string, key: string): PieceHeader {
  try {
    const header = JSON.parse(json)
    if (typeof header === "object" && header !== null) return header
  } catch (cause) {
    throw new PieceError("PIECE_DAMAGED", key, "its header is no JSON", cause)
  }
  throw new PieceError("PIECE_DAMAGED", key, "its header is no object")
}

const isHashText = (value: unknown) => typeof value === "string" && /^0x[0-9a-f]{64}$/.test(value)
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

function checkMembers({ chain, first, last, parentHash, traced, chunks }: PieceHeader, key: string): void {
  const rules: readonly (readonly [string, boolean])[] = [
    ["chain", readPieceChain(String(chain)) !== undefined],
    ["first", isHashText(first?.hash) && isCount(first.number)],
    ["last", isHashText(last?.hash) && isCount(last.number)],
    ["parentHash", isHashText(parentHash)],
    ["traced", traced === undefined || isCount(traced)],
    ["chunks", Array.isArray(chunks) && chunks.length > 0],
  ]
  const wrong = rules.find(([, holds]) => !holds)
  if (wrong !== undefined) throw new PieceError("PIECE_DAMAGED", key, `${wrong[0]} of its header has another form`)
  if (last.number - first.number >= maxPieceBlocks)
    throw new PieceError("PIECE_TOO_LARGE", key, `it states more than ${maxPieceBlocks} blocks`)
}

function checkChunks({ chunks, first, last }: PieceHeader, key: string): void {
  let next = first.number
  let bytes = 0
  for (const chunk of chunks) {
    const isFormed =
      [chunk?.first, chunk?.last, chunk?.rawBytes, chunk?.bytes].every(isCount) && isHashText(chunk.digest)
    if (!isFormed) throw new PieceError("PIECE_DAMAGED", key, "a chunk of its header has another form")
    if (chunk.first !== next || chunk.last < next)
      throw new PieceError(
        "PIECE_REORDERED",
        key,
        `a chunk begins with block ${chunk.first} where block ${next} comes next`,
      )
    const blocks = chunk.last - chunk.first + 1
    const most = blocks === 1 ? maxTextBytes : chunkBytes
    if (chunk.rawBytes > most || blocks > chunkBlocks)
      throw new PieceError(
        "PIECE_TOO_LARGE",
        key,
        `blocks ${chunk.first} to ${chunk.last} state ${chunk.rawBytes} bytes`,
      )
    next = chunk.last + 1
    bytes += chunk.bytes
  }
  if (next !== last.number + 1)
    throw new PieceError(
      "PIECE_REORDERED",
      key,
      `its chunks end with block ${next - 1} and it states block ${last.number}`,
    )
  if (bytes > maxPieceBytes) throw new PieceError("PIECE_TOO_LARGE", key, `its chunks state ${bytes} bytes`)
}
