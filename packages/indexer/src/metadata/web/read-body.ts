import { pipeline, type Readable } from "node:stream"
import { createBrotliDecompress, createGunzip } from "node:zlib"

/** Decoders by content coding. */
const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: () => createGunzip(),
  "x-gzip": () => createGunzip(),
  br: () => createBrotliDecompress(),
}

/** For the header `accept-encoding`. */
export const acceptedEncodings = "gzip, br"

class TooLargeError extends Error {}

/**
 * Reads a body to its end, decoded.
 *
 * @param encoding - the header `content-encoding`.
 * @returns `"too-large"` as soon as more than `maxBytes` have come, encoded or decoded; `undefined` when it is encoded in another
 *   way than was asked for, or twice. Rejects when it breaks off.
 */
export async function readBoundedBody(
  body: Readable,
  encoding: string,
  maxBytes: number,
): Promise<Uint8Array | "too-large" | undefined> {
  const coding = encoding.trim().toLowerCase()
  const decoder = Object.hasOwn(decoders, coding) ? decoders[coding]?.() : undefined
  if (!decoder && coding !== "" && coding !== "identity") return undefined
  const chunks: Uint8Array[] = []
  try {
    if (decoder) {
      // Its outcome shows in the decoder, which is what is read.
      pipeline(
        body,
        (encoded: AsyncIterable<Buffer>) => countBytes(encoded, maxBytes),
        decoder,
        () => {},
      )
    }
    for await (const chunk of countBytes((decoder ?? body) as AsyncIterable<Buffer>, maxBytes)) chunks.push(chunk)
  } catch (error) {
    if (error instanceof TooLargeError) return "too-large"
    throw error
  } finally {
    body.destroy()
  }
  return Buffer.concat(chunks)
}

async function* countBytes(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer, void> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new TooLargeError()
    yield chunk
  }
}
