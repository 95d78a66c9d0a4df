import { pipeline, type Readable } from "node:stream"
import { createBrotliDecompress, createGunzip } from "node:zlib"

/** Decoders by content coding. */
const decoders: Readonly<Record<string, () => NodeJS.ReadWriteStream>> = {
  gzip: () => createGunzip(),
  "x-gzip": () => createGunzip(),
  br: () => createBrotliDecompress(),
}

/** The value of the header `accept-encoding`. */
export const acceptedEncodings = "gzip, br"

class TooLargeError extends Error {}

/**
 * Reads a body to its end, decoded.
 *
 * @param encoding - the header `content-encoding`.
 * @returns `"too-large"` as soon as more than `maxBytes` have arrived, encoded or decoded; `undefined` if the encoding was
 * not requested, or is applied twice. Rejects if the body breaks off.
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
      // Errors of the pipeline surface in the decoder, which is read below.
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
