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
