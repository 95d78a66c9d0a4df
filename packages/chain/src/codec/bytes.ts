import { CodecError } from "./codec-error.ts"
import { longestCount, readCount } from "./count.ts"
import { isBytes } from "./is-bytes.ts"
import type { Format, Schema } from "./schema.ts"

const array = (value: Uint8Array): Uint8Array => {
  if (isBytes(value)) return value
  throw new CodecError("invalid-value", `${value === null ? "null" : typeof value} is no Uint8Array`)
}

/** Bytes of a fixed length, without a length prefix. */
export const fixed = (length: number, format: Format = "hex"): Schema<Uint8Array> => ({
  least: length,
  shape: { kind: "bytes", length, format },
  read: (reader) => reader.take(length),
  write(writer, value) {
    if (array(value).length !== length) {
      throw new CodecError("invalid-value", `${length} bytes belong here, not ${value.length}`)
    }
    writer.bytes(value)
  },
})

/** Bytes with a 32-bit length prefix. */
export const bytesSchema = (format: Format = "hex"): Schema<Uint8Array> => ({
  least: 4,
  shape: { kind: "bytes", length: undefined, format },
  read: (reader) => reader.take(readCount(reader, 1)),
  write(writer, value) {
    if (array(value).length > longestCount) throw new CodecError("invalid-count", "more bytes than 2^31-1")
    writer.u32(value.length)
    writer.bytes(value)
  },
})

/** A text with a 16-bit length prefix. Its value is bytes, since the node's strings may be invalid UTF-8. */
export const shortText: Schema<Uint8Array> = {
  least: 2,
  shape: { kind: "bytes", length: undefined, format: "text" },
  read: (reader) => reader.take(reader.u16()),
  write(writer, value) {
    if (array(value).length > 0xffff) throw new CodecError("invalid-value", "a text has at most 65535 bytes")
    writer.u16(value.length)
    writer.bytes(value)
  },
}

export const id = fixed(32, "id")
export const nodeID = fixed(20, "nodeID")
export const address = fixed(20, "address")
export const signatureSchema = fixed(65)
