import { expect, test } from "vitest"
import { bytesField, field, optionalField, repeated, uint32 } from "./fields.ts"
import { MessageError, struct } from "./struct.ts"

const message = struct<{
  readonly one: number
  readonly maybe: number | undefined
  readonly numbers: readonly number[]
  readonly texts: readonly Uint8Array[]
}>({
  one: field(1, uint32),
  maybe: optionalField(2, uint32),
  numbers: repeated(3, uint32, 3),
  texts: repeated(4, bytesField, 3),
})
const nothing = { one: 0, maybe: undefined, numbers: [], texts: [] }
const tag = (number: number, wire: number) => (number << 3) | wire
const refusal = (...bytes: readonly number[]) => {
  try {
    return message.decode(Uint8Array.from(bytes))
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return error.message
  }
}

test("a field that the message does not have is skipped, of each wire type but of groups, which have no end", () => {
  const known = [tag(1, 0), 7]
  const varint = [tag(15, 0), 0x96, 0x01]
  const eight = [tag(15, 1), 1, 2, 3, 4, 5, 6, 7, 8]
  const bytes = [tag(15, 2), 2, 9, 9]
  const four = [tag(15, 5), 1, 2, 3, 4]
  for (const unknown of [varint, eight, bytes, four])
    expect(message.decode(Uint8Array.from([...unknown, ...known]))).toEqual({ ...nothing, one: 7 })
  expect(refusal(tag(15, 3), tag(15, 4), ...known)).toBe("field 15 is a group")
  expect(refusal(tag(15, 4), ...known)).toBe("field 15 is a group")
})

test("a field of another wire type than its own is refused; numbers of a list are packed or not", () => {
  const text = [2, 1, 5]
  expect(refusal(tag(1, 2), ...text.slice(1))).toBe("field 1 is written in another way")
  expect(refusal(tag(2, 5), 1, 2, 3, 4)).toBe("field 2 is written in another way")
  expect(refusal(tag(3, 5), 1, 2, 3, 4)).toBe("field 3 is written in another way")
  expect(refusal(tag(4, 0), 1)).toBe("field 4 is written in another way")
  expect(refusal(tag(3, 2), 2, 1, 2, tag(3, 0), 3, tag(4, 2), 1, 8)).toEqual({
    ...nothing,
    numbers: [1, 2, 3],
    texts: [Uint8Array.of(8)],
  })
})

test("a list has as many values as it may, and not one more", () => {
  expect(refusal(tag(3, 2), 3, 1, 2, 3)).toEqual({ ...nothing, numbers: [1, 2, 3] })
  expect(refusal(tag(3, 2), 4, 1, 2, 3, 4)).toBe("field 3 has more than 3 values")
})

test("fields are written in the order of their numbers, without those that are absent", () => {
  const turned = struct<{
    readonly b: number
    readonly a: Uint8Array
    readonly list: readonly number[]
    readonly maybe?: number | undefined
  }>({
    list: repeated(3, uint32, 3),
    b: field(2, uint32),
    a: field(1, bytesField),
    maybe: optionalField(4, uint32),
  })
  const all = { a: Uint8Array.of(5), b: 7, list: [8, 9], maybe: 0 }
  expect(turned.encode(all)).toEqual(Uint8Array.of(0x0a, 1, 5, 0x10, 7, 0x1a, 2, 8, 9, 0x20, 0))
  expect(turned.decode(turned.encode(all))).toEqual(all)
  const none = { a: new Uint8Array(), b: 0, list: [], maybe: undefined }
  expect(turned.encode(none)).toEqual(new Uint8Array())
  expect(turned.decode(new Uint8Array())).toEqual(none)
})

test("lists of one message are no part of the next", () => {
  const bytes = Uint8Array.of(tag(3, 0), 1, tag(3, 0), 2)
  expect([message.decode(bytes), message.decode(bytes)].map(({ numbers }) => numbers)).toEqual([
    [1, 2],
    [1, 2],
  ])
})
