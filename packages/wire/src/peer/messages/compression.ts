import zlib from "node:zlib"
import { maxFrameBytes } from "../frames/frame.ts"
import { MessageError } from "./struct.ts"

/** The compression level of nodes, with which the same content gives the same bytes. */
const level = 5
/** Limits the window, and thus the decoder's memory, to 2 MiB: enough for every message. */
const windowLog = 21

/** Throws on a Node.js without zstd. @throws {Error} */
export function assertZstd(): void {
  if (typeof zlib.zstdCompressSync !== "function")
    throw new Error(`The peer network needs zstd of Node.js 22.15 or newer; this is ${process.version}`)
}

/** Compresses a message with zstd, like nodes. */
export const compress = (message: Uint8Array): Uint8Array =>
  plainBytes(
    zlib.zstdCompressSync(message, {
      pledgedSrcSize: message.length,
      params: { [zlib.constants.ZSTD_c_compressionLevel]: level },
    }),
  )

/**
 * Decompresses a message.
 *
 * @throws {MessageError} for invalid bytes, a window that is too large, or a result above the size of a frame
 */
export function decompress(bytes: Uint8Array): Uint8Array {
  try {
    return plainBytes(
      zlib.zstdDecompressSync(bytes, {
        maxOutputLength: maxFrameBytes,
        params: { [zlib.constants.ZSTD_d_windowLogMax]: windowLog },
      }),
    )
  } catch (cause) {
    throw new MessageError("the compressed message cannot be unpacked within its limits", { cause })
  }
}

/** A Node.js Buffer as a plain Uint8Array. */
const plainBytes = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
