import { BinaryReader, WireType } from "@bufbuild/protobuf/wire"
import { decoding, skipField } from "./struct.ts"

/** One of several message types, by the number of its field. */
export interface Envelope {
  readonly number: number
  readonly content: Uint8Array
}

/** Reads the one field that counts: the last, if there are several. Its content is not parsed. @throws {MessageError} */
export function readEnvelope(bytes: Uint8Array): Envelope | undefined {
  return decoding(() => {
    let last: Envelope | undefined
    const reader = new BinaryReader(bytes)
    while (reader.pos < reader.len) {
      const [number, wire] = reader.tag()
      if (wire === WireType.LengthDelimited) last = { number, content: reader.bytes() }
      else skipField(reader, wire, number)
    }
    return last
  })
}
