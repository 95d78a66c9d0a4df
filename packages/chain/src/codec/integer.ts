import { CodecError } from "./codec-error.ts"
import type { Schema } from "./schema.ts"

const refuseInteger = (value: unknown, bits: number, kind: string): never => {
  const shown = typeof value === "bigint" || typeof value === "number" ? `${value}` : typeof value
  throw new CodecError("invalid-value", `${shown} is no ${kind} of ${bits} bits`)
}

const checkedInteger = (value: number, bits: number, limit: number): number =>
  Number.isInteger(value) && value >= 0 && value <= limit ? value : refuseInteger(value, bits, "unsigned integer")

const integerShape = <Bits extends 8 | 16 | 32 | 64>(bits: Bits, signed = false) =>
  ({ kind: "integer", bits, signed }) as const

export const u8: Schema<number> = {
  least: 1,
  shape: integerShape(8),
  read: (reader) => reader.u8(),
  write: (writer, value) => writer.u8(checkedInteger(value, 8, 0xff)),
}

export const u16: Schema<number> = {
  least: 2,
  shape: integerShape(16),
  read: (reader) => reader.u16(),
  write: (writer, value) => writer.u16(checkedInteger(value, 16, 0xffff)),
}

export const u32: Schema<number> = {
  least: 4,
  shape: integerShape(32),
  read: (reader) => reader.u32(),
  write: (writer, value) => writer.u32(checkedInteger(value, 32, 0xffffffff)),
}

export const u64: Schema<bigint> = {
  least: 8,
  shape: integerShape(64),
  read: (reader) => reader.u64(),
  write: (writer, value) =>
    writer.u64(
      typeof value === "bigint" && value >= 0n && value <= 0xffffffffffffffffn
        ? value
        : refuseInteger(value, 64, "unsigned bigint"),
    ),
}

export const i64: Schema<bigint> = {
  least: 8,
  shape: integerShape(64, true),
  read: (reader) => BigInt.asIntN(64, reader.u64()),
  write: (writer, value) =>
    writer.u64(
      typeof value === "bigint" && BigInt.asIntN(64, value) === value
        ? BigInt.asUintN(64, value)
        : refuseInteger(value, 64, "signed bigint"),
    ),
}

export const bool: Schema<boolean> = {
  least: 1,
  shape: { kind: "bool" },
  read(reader) {
    const byte = reader.u8()
    if (byte > 1) throw new CodecError("invalid-value", `a boolean is 0 or 1, not ${byte}`, reader.offset - 1)
    return byte === 1
  },
  write(writer, value) {
    if (typeof value !== "boolean") throw new CodecError("invalid-value", `${typeof value} is no boolean`)
    writer.u8(value ? 1 : 0)
  },
}
