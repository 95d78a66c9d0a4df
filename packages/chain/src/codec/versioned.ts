import { CodecError } from "./codec-error.ts"
import { type HashOptions, hashFunction } from "./hash.ts"
import { isBytes } from "./is-bytes.ts"
import { Reader } from "./reader.ts"
import { Writer } from "./writer.ts"

/** Maximum size of a transaction or block of X and P on a node, in bytes. */
export const largestBytes = 256 * 1024

const codecVersion = 0

/** Decodes one value after its codec version; no bytes may follow it. */
export const decodeVersioned = <T>(
  schema: { read(reader: Reader): T },
  bytes: Uint8Array,
  options?: HashOptions,
  largest = largestBytes,
): T => {
  if (!isBytes(bytes)) throw new CodecError("invalid-value", `${typeof bytes} is no Uint8Array`)
  if (bytes.length > largest) {
    throw new CodecError("too-large", `${bytes.length} bytes exceed the limit of ${largest}`, largest)
  }
  const reader = new Reader(bytes, hashFunction(options))
  const found = reader.u16()
  if (found !== codecVersion) throw new CodecError("unknown-version", `codec version ${found} is unknown`, 0)
  const value = schema.read(reader)
  if (reader.left > 0) {
    throw new CodecError("trailing-bytes", `${reader.left} bytes follow the value`, reader.offset)
  }
  return value
}

/** Encodes a value, after the codec version. */
export const encode = <In>(
  schema: { write(writer: Writer, value: In): void },
  value: In,
  largest = largestBytes,
): Uint8Array => {
  const writer = new Writer()
  writer.u16(codecVersion)
  schema.write(writer, value)
  if (writer.length > largest) {
    throw new CodecError("too-large", `${writer.length} bytes exceed the limit of ${largest}`)
  }
  return writer.finish()
}
