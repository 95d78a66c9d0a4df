import fc from "fast-check"
import { expect, test } from "vitest"
import { type Hex, hexOf } from "../../hex.ts"
import { SortedKeys } from "./sorted-keys.ts"

/** Keys of few bytes, which often begin alike, and of many. */
const someKey = fc
  .oneof(
    fc.array(fc.constantFrom(0, 1, 255), { maxLength: 14 }),
    fc.array(fc.constantFrom(0, 255), { minLength: 20, maxLength: 64 }),
    fc
      .tuple(fc.constant(Array<number>(22).fill(7)), fc.array(fc.nat(255), { maxLength: 3 }))
      .map((parts) => parts.flat()),
  )
  .map((bytes): Hex => `0x${Buffer.from(bytes).toString("hex")}`)

/** Bytes in the order of `memcmp`, the shorter first, and equal keys in the order of their indexes. */
const expectedOrder = (keys: readonly Hex[]) =>
  keys
    .map((key, index) => ({ index, bytes: Buffer.from(key.slice(2), "hex") }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes) || one.index - other.index)
    .map(({ index }) => index)

test("keys are in the order of their bytes, and equal ones in the order in which they came", () => {
  fc.assert(
    fc.property(fc.array(someKey, { maxLength: 400, size: "max" }), (keys) => {
      const sorted = new SortedKeys()
      for (const key of keys) sorted.add(key)
      expect(keys.map((_, place) => sorted.at(place))).toEqual(expectedOrder(keys))
    }),
    { numRuns: 200 },
  )
})

test("so many keys that they are divided first are in the same order, wherever it is first read", () => {
  const bytes = Buffer.alloc(4)
  const keys = Array.from({ length: 90_000 }, (_, at): Hex => {
    // Most are of one beginning, and a third are one key.
    bytes.writeUInt32BE(at % 3 === 0 ? 7 : Math.imul(at, 2_654_435_761) >>> 0)
    const length = 1 + (at % 4)
    return `0x01${at % 5 === 0 ? "" : "aabb"}${bytes.toString("hex", at % 3 === 0 ? 0 : 4 - length)}`
  })
  const [sorted, fromMiddle] = [new SortedKeys(), new SortedKeys()]
  for (const key of keys) {
    sorted.add(key)
    fromMiddle.add(key)
  }
  const expected = expectedOrder(keys)
  expect(fromMiddle.at(45_000)).toBe(expected[45_000])
  for (const one of [sorted, fromMiddle]) expect(keys.map((_, place) => one.at(place))).toEqual(expected)
})

test("a key is found by its index, whatever was added after it", () => {
  const keys = Array.from({ length: 3_000 }, (_, at): Hex => `0x${at.toString(16).padStart(4 + 2 * (at % 60), "0")}`)
  const sorted = new SortedKeys()
  expect(keys.map((key) => sorted.add(key))).toEqual(keys.map((_, at) => at))
  expect(keys.map((_, at) => hexOf(sorted.key(at)))).toEqual(keys)
})
