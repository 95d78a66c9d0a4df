import { BinaryReader, BinaryWriter, WireType } from "@bufbuild/protobuf/wire"
import type { MessageField, Type } from "./fields.ts"

type Fields<T> = { readonly [K in keyof T]-?: MessageField<T[K]> }

/** A protobuf message, as the type of a field or by itself. */
export interface Struct<T> extends Type<T> {
  readonly write: (writer: BinaryWriter, value: T) => BinaryWriter
  /** @throws {MessageError} */
  readonly decode: (bytes: Uint8Array) => T
  /** Encodes like a node: fields in the order of their numbers, without absent ones. */
  readonly encode: (value: T) => Uint8Array
}

/** Thrown for bytes that are not the expected message. */
export class MessageError extends Error {
  override readonly name = "MessageError"
}

/** Rejects the obsolete wire types 3 and 4, which nest without a limit. */
export function skipField(reader: BinaryReader, wire: WireType, number: number): void {
  if (wire === WireType.StartGroup || wire === WireType.EndGroup) throw new Error(`field ${number} is a group`)
  reader.skip(wire, number)
}

/** Converts all errors of a reader to one class. @throws {MessageError} */
export function decoding<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new MessageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A message of these fields. Unknown fields are skipped. */
export function struct<T extends object>(fields: Fields<T>): Struct<T> {
  const entries = (Object.entries(fields) as [keyof T & string, MessageField<unknown>][]).sort(
    ([, one], [, other]) => one.number - other.number,
  )
  const byNumber = new Map(entries.map(([name, field]) => [field.number, { name, field }]))
  const decode = (bytes: Uint8Array): T => {
    const value = Object.fromEntries(entries.map(([name, { absent }]) => [name, absent]))
    const reader = new BinaryReader(bytes)
    while (reader.pos < reader.len) {
      const [number, wire] = reader.tag()
      const known = byNumber.get(number)
      if (known) value[known.name] = known.field.read(reader, wire, value[known.name])
      else skipField(reader, wire, number)
    }
    return value as T
  }
  const write = (writer: BinaryWriter, value: T) => {
    for (const [name, field] of entries) field.write(writer, value[name])
    return writer
  }
  return {
    wire: WireType.LengthDelimited,
    absent: {} as T,
    read: (reader) => decode(reader.bytes()),
    write: (writer, value) => write(writer.fork(), value).join(),
    decode: (bytes) => decoding(() => decode(bytes)),
    encode: (value) => write(new BinaryWriter(), value).finish(),
  }
}
