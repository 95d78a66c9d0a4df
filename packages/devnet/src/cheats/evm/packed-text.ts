import { EvmError, fromHex, type Hex, toHex } from "../../evm/index.ts"

/** Maximum size of an unpacked text, in bytes. */
const maxUnpackedBytes = 512 * 1024 * 1024

/** Compresses a text with gzip. @returns `0x` and digits */
export async function packText(text: string): Promise<Hex> {
  return toHex(concat(await through(new TextEncoder().encode(text), new CompressionStream("gzip"))))
}

/** Unpacks a text of `packText`. @throws EvmError for other input */
export async function unpackText(packed: Hex): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(
      concat(await through(fromHex(packed), new DecompressionStream("gzip"))),
    )
  } catch (error) {
    throw new EvmError(`not a state: ${(error as Error).message}`)
  }
}

/** Passes bytes through a stream. @throws {RangeError} if the output is too large */
async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  let length = 0
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream()
  for await (const part of source.pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>)) {
    length += part.length
    if (length > maxUnpackedBytes) throw new RangeError(`longer than ${maxUnpackedBytes} bytes`)
    parts.push(part)
  }
  return parts
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
