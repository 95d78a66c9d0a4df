import { runInNewContext } from "node:vm"
import { expect, expectTypeOf, test } from "vitest"
import { bytesSchema, fixed, shortText } from "./bytes.ts"
import { CodecError } from "./codec-error.ts"
import { bool, i64, u8, u16, u32, u64 } from "./integer.ts"
import type { Codec, Infer } from "./schema.ts"
import { slice } from "./slice.ts"
import { struct, typed } from "./struct.ts"
import { union } from "./union.ts"
import { decodeVersioned, encode } from "./versioned.ts"

const typeIDs = { circle: 1, square: 2, point: 3 }
const circle = typed("circle", { radius: u64 })
const square = typed("square", { side: u32, tags: slice(shortText) })
const drawing = struct({ shapes: slice(union("a shape", typeIDs, [circle, square])), filled: bool })

const refusal = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof CodecError)
      return { code: error.code, path: error.path, offset: error.offset, message: error.message }
    throw error
  }
  throw new Error("accepted")
}

type Loose = Codec<unknown, never>

const encodeLoosely = (schema: Loose, value: unknown) => encode(schema as Codec<unknown, unknown>, value)

test("types are inferred from the declaration", () => {
  expectTypeOf<Infer<typeof drawing>>().toEqualTypeOf<{
    shapes: ({ type: "circle"; radius: bigint } | { type: "square"; side: number; tags: Uint8Array[] })[]
    filled: boolean
  }>()
})

test("a value is its members in the order of the declaration, big-endian, lengths and type ids in front", () => {
  const value: Infer<typeof drawing> = {
    shapes: [
      { type: "square", side: 7, tags: [Uint8Array.of(0x61)] },
      { type: "circle", radius: 2n ** 64n - 2n },
    ],
    filled: true,
  }
  const encoded = encode(drawing, value)
  expect(Buffer.from(encoded).toString("hex")).toBe(
    ["0000", "00000002", "00000002", "00000007", "00000001", "0001", "61", "00000001", "fffffffffffffffe", "01"].join(
      "",
    ),
  )
  expect(decodeVersioned(drawing, encoded)).toEqual(value)
})

test.each<[string, Loose, readonly unknown[], readonly unknown[]]>([
  ["u8", u8, [0, 255], [-1, 256, 0.5, 1n, "1", undefined]],
  ["u16", u16, [0, 65535], [-1, 65536, 0.5]],
  ["u32", u32, [0, 2 ** 32 - 1], [-1, 2 ** 32, Number.NaN]],
  ["u64", u64, [0n, 1n, 2n ** 32n, 2n ** 53n + 1n, 2n ** 64n - 1n], [-1n, 2n ** 64n, 1, null]],
  ["i64", i64, [0n, -1n, -(2n ** 63n), 2n ** 63n - 1n], [2n ** 63n, -(2n ** 63n) - 1n, 1]],
  ["bool", bool, [true, false], [0, 1, undefined]],
  ["fixed", fixed(2), [Uint8Array.of(1, 2)], [Uint8Array.of(1), [1, 2], undefined, null]],
  ["bytes", bytesSchema(), [Uint8Array.of(), Uint8Array.of(9)], [[9], "9"]],
  ["text", shortText, [Uint8Array.of(0xff)], ["a", new Uint8Array(65536)]],
  ["slice", slice(u8), [[], [1, 2]], [[256], {}, undefined]],
  ["struct", struct({ a: u8 }), [{ a: 1 }], [undefined, null, 1, {}]],
])("%s takes what fits and refuses what does not", (_, schema, good, bad) => {
  for (const value of good) expect(decodeVersioned(schema, encodeLoosely(schema, value))).toEqual(value)
  for (const value of bad) {
    const { code } = refusal(() => encodeLoosely(schema, value))
    expect(code).toBe("invalid-value")
  }
})

test("an error of encoding names the member", () => {
  const value = {
    shapes: [
      { type: "circle", radius: 1n },
      { type: "square", side: 1, tags: [1] },
    ],
    filled: true,
  }
  expect(refusal(() => encodeLoosely(drawing, value))).toEqual({
    code: "invalid-value",
    path: "shapes[1].tags[0]",
    offset: undefined,
    message: "number is no Uint8Array, at shapes[1].tags[0]",
  })
  expect(refusal(() => encodeLoosely(drawing, { shapes: [{ type: "point" }], filled: true }))).toEqual({
    code: "wrong-type",
    path: "shapes[0]",
    offset: undefined,
    message: "point is not a shape, at shapes[0]",
  })
})

test("an error of decoding names the member and the byte", () => {
  const drawn = (hex: string) => refusal(() => decodeVersioned(drawing, new Uint8Array(Buffer.from(hex, "hex"))))
  expect(drawn("000000000001000000030000000000000000")).toEqual({
    code: "wrong-type",
    path: "shapes[0]",
    offset: 6,
    message: "type 3 is point, a shape belongs here, at shapes[0], at byte 6",
  })
  expect(drawn("000000000001000000090000000000000000")).toEqual({
    code: "unknown-type",
    path: "shapes[0]",
    offset: 6,
    message: "type 9 is unknown, a shape belongs here, at shapes[0], at byte 6",
  })
  expect(drawn("00000000000002")).toEqual({
    code: "invalid-value",
    path: "filled",
    offset: 6,
    message: "a boolean is 0 or 1, not 2, at filled, at byte 6",
  })
  expect(drawn("0000000000000100")).toEqual({
    code: "trailing-bytes",
    path: "",
    offset: 7,
    message: "1 bytes follow the value, at byte 7",
  })
})

test("a count is believed only as far as the bytes reach", () => {
  const many = refusal(() => decodeVersioned(slice(u64), Uint8Array.of(0, 0, 0x7f, 0xff, 0xff, 0xff, 1, 2, 3)))
  expect(many).toEqual({
    code: "truncated",
    path: "",
    offset: 2,
    message: "2147483647 elements of at least 8 bytes are claimed where 3 bytes are left, at byte 2",
  })
  const tooMany = refusal(() => decodeVersioned(bytesSchema(), Uint8Array.of(0, 0, 0x80, 0, 0, 0)))
  expect(tooMany).toEqual({
    code: "invalid-count",
    path: "",
    offset: 2,
    message: "a count of 2147483648 exceeds 2^31-1, at byte 2",
  })
})

test("what is too large is refused before it is read, and before it is given", () => {
  const long = new Uint8Array(256 * 1024 - 5)
  expect(refusal(() => encode(bytesSchema(), long)).code).toBe("too-large")
  expect(refusal(() => decodeVersioned(bytesSchema(), new Uint8Array(256 * 1024 + 1))).code).toBe("too-large")
  expect(encode(bytesSchema(), long.subarray(1))).toHaveLength(256 * 1024)
})

test("bytes of another realm are bytes", () => {
  const foreign = runInNewContext("new Uint8Array([0, 0, 0, 0, 0, 1, 7])") as Uint8Array
  expect(foreign instanceof Uint8Array).toBe(false)
  const value = decodeVersioned(bytesSchema(), foreign)
  expect([...value]).toEqual([7])
  expect([...encode(bytesSchema(), foreign.subarray(6))]).toEqual([...foreign])
})

test("what are no bytes is refused as a value", () => {
  expect(refusal(() => decodeVersioned(u8, "0x00" as never)).code).toBe("invalid-value")
})

test("a member without a type id is a mistake of the declaration", () => {
  expect(() => union("a shape", typeIDs, [typed("line", { length: u8 })])).toThrow(new TypeError("line has no type id"))
})
