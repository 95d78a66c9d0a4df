import { BinaryReader, type BinaryWriter, WireType } from "@bufbuild/protobuf/wire"

/** A protobuf type. */
export interface Type<T> {
  readonly wire: WireType
  readonly read: (reader: BinaryReader) => T
  readonly write: (writer: BinaryWriter, value: T) => unknown
  /** The value that proto3 omits; `undefined` for types with explicit presence. */
  readonly absent: T
}

const { Varint, LengthDelimited } = WireType

export const uint32: Type<number> = {
  wire: Varint,
  read: (reader) => reader.uint32(),
  write: (writer, value) => writer.uint32(value),
  absent: 0,
}

/** Zigzag encoding: the sign is in the lowest bit. */
export const sint32: Type<number> = {
  wire: Varint,
  read: (reader) => reader.sint32(),
  write: (writer, value) => writer.sint32(value),
  absent: 0,
}

export const uint64Field: Type<bigint> = {
  wire: Varint,
  read: (reader) => BigInt(reader.uint64()),
  write: (writer, value) => writer.uint64(value),
  absent: 0n,
}

export const bool: Type<boolean> = {
  wire: Varint,
  read: (reader) => reader.bool(),
  write: (writer, value) => writer.bool(value),
  absent: false,
}

export const string: Type<string> = {
  wire: LengthDelimited,
  read: (reader) => reader.string(),
  write: (writer, value) => writer.string(value),
  absent: "",
}

const absentBytes = new Uint8Array(0)

/** A view of the input, not a copy. */
export const bytesField: Type<Uint8Array> = {
  wire: LengthDelimited,
  read: (reader) => reader.bytes(),
  write: (writer, value) => writer.bytes(value),
  absent: absentBytes,
}

/** A field of a message. */
export interface MessageField<T> {
  readonly number: number
  readonly absent: T
  /** Combines the value so far with the next occurrence: the last one replaces it; lists append it. */
  readonly read: (reader: BinaryReader, wire: WireType, value: T) => T
  readonly write: (writer: BinaryWriter, value: T) => void
}

/** A field whose absence means its type's default value. */
export const field = <T>(number: number, type: Type<T>): MessageField<T> => ({
  number,
  absent: type.absent,
  read(reader, wire) {
    if (wire !== type.wire) throw new Error(`field ${number} is written in another way`)
    return type.read(reader)
  },
  write(writer, value) {
    const isAbsent = value instanceof Uint8Array ? value.length === 0 : value === type.absent
    if (!isAbsent) type.write(writer.tag(number, type.wire), value)
  },
})

/** An optional field. */
export const optionalField = <T>(number: number, type: Type<T>): MessageField<T | undefined> => ({
  number,
  absent: undefined,
  read: field(number, type).read as MessageField<T | undefined>["read"],
  write(writer, value) {
    if (value !== undefined) type.write(writer.tag(number, type.wire), value)
  },
})

/** A list; more than `most` elements are an error. Numbers are written packed, and read in both forms. */
export const repeated = <T>(number: number, type: Type<T>, most: number): MessageField<readonly T[]> => {
  const add = (list: T[], value: T) => {
    if (list.push(value) > most) throw new Error(`field ${number} has more than ${most} values`)
  }
  return {
    number,
    absent: [],
    read(reader, wire, before) {
      // The empty default is shared; a list with elements belongs to this read.
      const list = before.length === 0 ? [] : (before as T[])
      if (wire === type.wire) add(list, type.read(reader))
      else if (type.wire === Varint && wire === LengthDelimited) {
        const packed = new BinaryReader(reader.bytes())
        while (packed.pos < packed.len) add(list, type.read(packed))
      } else throw new Error(`field ${number} is written in another way`)
      return list
    },
    write(writer, list) {
      if (type.wire !== Varint) for (const value of list) type.write(writer.tag(number, type.wire), value)
      else if (list.length > 0) {
        writer.tag(number, LengthDelimited).fork()
        for (const value of list) type.write(writer, value)
        writer.join()
      }
    },
  }
}
