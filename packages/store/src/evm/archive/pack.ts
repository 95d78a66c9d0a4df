import { hash } from "node:crypto"
import { promisify } from "node:util"
import { constants, zstdCompress, zstdCompressSync, zstdDecompress } from "node:zlib"
import type { Hex } from "../../hex.ts"
import { archiveDamaged } from "./archive-damaged-error.ts"
import type { BlockText } from "./block-text.ts"
import { type ArchiveChunk, chunkBlocks, chunkBytes } from "./chunk.ts"

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Measured on recorded blocks: level 2 compresses to a tenth, as small as level 6 and smaller than levels 3 to 5, in a fifth of the time. */
const level = 2

/** Bytes that are compressed within a millisecond: less time than a round trip to another thread takes on a busy machine. */
const smallText = 256 * 1024

/** The largest buffer allocated at once, whatever size a row claims. */
const largestPiece = 8 * chunkBytes

const newline = 0x0a
const separator = Buffer.of(newline)

/**
 * Compresses the texts of consecutive blocks into the fewest chunks that the limits allow, of about equal size. All but small texts
 * are compressed off the event loop's thread.
 *
 * @param first - the number of the first block.
 */
export async function packBlocks(first: number, texts: readonly BlockText[]): Promise<readonly ArchiveChunk[]> {
  const chunks: Promise<ArchiveChunk>[] = []
  let from = 0
  for (const count of divided(texts)) {
    const raw = joined(texts.slice(from, from + count))
    chunks.push(packed(first + from, first + from + count - 1, raw))
    from += count
  }
  return Promise.all(chunks)
}

const encoder = new TextEncoder()

/** A reusable buffer for small texts, which are compressed synchronously. */
const smallPlace = Buffer.allocUnsafeSlow(smallText)

/** The texts, one per line. A single small text, as at a chain's head, allocates no memory that would trigger the garbage collector. */
function joined(texts: readonly BlockText[]): Uint8Array {
  const [only = ""] = texts
  if (texts.length === 1) return typeof only === "string" ? encoded(only) : only
  const lines = texts.map((text) => (typeof text === "string" ? Buffer.from(text) : text))
  return Buffer.concat(lines.flatMap((line, index) => (index === 0 ? [line] : [separator, line])))
}

function encoded(text: string): Uint8Array {
  const { read, written } = encoder.encodeInto(text, smallPlace)
  return read === text.length ? smallPlace.subarray(0, written) : Buffer.from(text)
}

/** The number of texts in each chunk. */
function divided(texts: readonly BlockText[]): readonly number[] {
  const total = texts.reduce((sum, { length }) => sum + length + 1, 0)
  const enough = total / Math.max(Math.ceil(total / chunkBytes), Math.ceil(texts.length / chunkBlocks))
  const counts: number[] = []
  let count = 0
  let size = 0
  for (const { length } of texts) {
    if (count > 0 && (size >= enough || size + length + 1 > chunkBytes || count === chunkBlocks)) {
      counts.push(count)
      count = 0
      size = 0
    }
    count += 1
    size += length + 1
  }
  if (count > 0) counts.push(count)
  return counts
}

async function packed(first: number, last: number, raw: Uint8Array): Promise<ArchiveChunk> {
  const options = { params: { [constants.ZSTD_c_compressionLevel]: level } }
  const compressed = raw.length <= smallText ? zstdCompressSync(raw, options) : await compress(raw, options)
  // zlib returns a view of a larger buffer.
  const bytes = new Uint8Array(compressed)
  return { first, last, rawBytes: raw.length, digest: digestOf(bytes), bytes }
}

/** Merges consecutive chunks into one. @throws ArchiveDamagedError when one of them is damaged. */
export async function joinChunks(chain: bigint, chunks: readonly ArchiveChunk[]): Promise<ArchiveChunk> {
  const raws = await Promise.all(chunks.map((chunk) => rawOf(chain, chunk)))
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError("there is no chunk to join")
  return packed(first.first, last.last, joined(raws))
}

/** The blocks of a chunk that are in a range. @throws ArchiveDamagedError when the chunk is damaged. */
export async function cutChunk(
  chain: bigint,
  chunk: ArchiveChunk,
  range: { readonly first: number; readonly last: number },
): Promise<readonly ArchiveChunk[]> {
  const [first, last] = [Math.max(chunk.first, range.first), Math.min(chunk.last, range.last)]
  if (first === chunk.first && last === chunk.last) return [chunk]
  const texts = await unpackChunk(chain, chunk)
  return packBlocks(first, texts.slice(first - chunk.first, last - chunk.first + 1))
}

/** The texts of a chunk's blocks, in order. @throws ArchiveDamagedError when it is damaged. */
export async function unpackChunk(chain: bigint | string, chunk: ArchiveChunk): Promise<readonly string[]> {
  const raw = await rawOf(chain, chunk)
  const texts: string[] = []
  for (let from = 0; from <= raw.length; ) {
    const end = raw.indexOf(newline, from)
    const to = end === -1 ? raw.length : end
    texts.push(raw.toString("utf8", from, to))
    from = to + 1
  }
  const { first, last } = chunk
  if (texts.length !== last - first + 1) throw archiveDamaged(chain, chunk, `are ${texts.length} texts`)
  return texts
}

async function rawOf(chain: bigint | string, chunk: ArchiveChunk): Promise<Buffer> {
  const { bytes, digest, rawBytes } = chunk
  if (digestOf(bytes) !== digest) throw archiveDamaged(chain, chunk, "do not have the digest that was stored with them")
  // One buffer, with spare bytes so that the end is detected: joining pieces of the standard 16 KiB takes a quarter of the decoding time.
  const chunkSize = Math.max(64, Math.min(rawBytes + 64, largestPiece))
  const options = { maxOutputLength: Math.max(1, rawBytes), chunkSize }
  const raw = await decompress(bytes, options).catch((error: unknown) => {
    throw archiveDamaged(chain, chunk, "cannot be decompressed", error)
  })
  if (raw.length !== rawBytes) throw archiveDamaged(chain, chunk, `have ${raw.length} bytes and not ${rawBytes}`)
  return raw
}

/** SHA-256. */
export function digestOf(bytes: Uint8Array | string): Hex {
  return `0x${hash("sha256", bytes, "hex")}`
}
