import { BinaryReader, WireType } from "@bufbuild/protobuf/wire"
import { decoding, skipField } from "./struct.ts"

/** One of several things, by the number of its field. */
export interface Envelope {
  readonly number: number
  readonly content: Uint8Array
}

/** The one field that counts: of several, the last. What it contains is not looked at yet. @throws {MessageError} */
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
