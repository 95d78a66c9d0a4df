import zlib from "node:zlib"
import { maxFrameBytes } from "../frames/frame.ts"
import { MessageError } from "./struct.ts"

/** The level that nodes compress at: with it the same content gives the same bytes. */
const level = 5
/** The decoder needs as much memory as the window that its input asks for: a message fits into one of 2 MiB. */
const windowLog = 21

/** Refuses a Node.js without zstd. @throws {Error} */
export function assertZstd(): void {
  if (typeof zlib.zstdCompressSync !== "function")
    throw new Error(`The peer network needs zstd of Node.js 22.15 or newer; this is ${process.version}`)
}

/** Compresses a message as nodes do, with zstd. */
export const compress = (message: Uint8Array): Uint8Array =>
  plainBytes(
    zlib.zstdCompressSync(message, {
      pledgedSrcSize: message.length,
      params: { [zlib.constants.ZSTD_c_compressionLevel]: level },
    }),
  )

/**
 * A compressed message.
 *
 * @throws {MessageError} for bytes that are none, ask for too much memory, or unpack to more than a frame may have
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

/** A buffer of Node.js as what it is to everybody else. */
const plainBytes = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
