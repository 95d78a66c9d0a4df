import { createHash } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { BloomFilter } from "./bloom-filter.ts"
import { knownPeersOf, knows } from "./known-peers.ts"

const fromHex = (text: string) => new Uint8Array(Buffer.from(text, "hex"))

/** Eight addresses in a filter of ten hash functions and 18 bytes, as avalanchego 1.14.2 encodes it (`utils/bloom`, `GossipID`). */
const seeds =
  "4d8031af2cc633c1232b18dd65cc456f7e4343f08941f5e635007af93959f6c64b484644e79f8018c9d0292557f69d0d776917e185565ed7c3f516343abcf08c23ff7931300aeffc406be24386a85378"
const bits = "add851b1a512ce4259f884599a101b220082"
const salt = Uint8Array.from({ length: 32 }, (_, index) => index)
const places = Array.from({ length: 8 }, (_, index) => ({
  nodeId: new Uint8Array(20).fill(index + 1),
  time: 1_700_000_000n + BigInt(index),
}))

test("places stand in a filter as a node puts them there", () => {
  const isKnown = knows({ filter: fromHex(`0a${seeds}${bits}`), salt })
  expect(places.map(isKnown)).toEqual(places.map(() => true))
  expect(isKnown({ ...(places[0] as (typeof places)[0]), time: 1n })).toBe(false)
  const filter = BloomFilter.parse(fromHex(`0a${seeds}${"00".repeat(18)}`))
  for (const { nodeId, time } of places) {
    const bytes = Buffer.alloc(28)
    bytes.set(nodeId)
    bytes.writeBigUInt64BE(time, 20)
    filter.add(createHash("sha256").update(bytes).digest(), salt)
  }
  expect(Buffer.from(filter.bytes).toString("hex")).toBe(`0a${seeds}${bits}`)
})

test("whoever is put into a filter is in it, and hardly anybody else", () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    nodeId: new Uint8Array(createHash("sha1").update(String(index)).digest()),
    time: BigInt(index),
  }))
  const isKnown = knows(knownPeersOf(many.slice(0, 1000)))
  expect(many.slice(0, 1000).every(isKnown)).toBe(true)
  expect(many.slice(1000).filter(isKnown).length).toBeLessThan(20)
})

test("a filter has ten hash functions, 14.4 bits for each member, and a byte at least; 16 functions are the most", () => {
  const sizeOf = (count: number) => knownPeersOf(Array(count).fill(places[0])).filter.length
  expect([0, 1, 5, 1000].map(sizeOf)).toEqual([82, 83, 90, 1881])
  const most = Uint8Array.of(16, ...new Uint8Array(8 * 16 + 1).fill(7))
  // As a part of a message.
  expect(BloomFilter.parse(Uint8Array.of(1, 2, ...most).subarray(2)).bytes).toEqual(most)
})

test("any bytes are a filter, or are refused as none", () => {
  const nobody = { filter: Uint8Array.of(1, ...new Uint8Array(9)), salt: new Uint8Array(0) }
  expect(places.some(knows(nobody))).toBe(false)
  for (const wrong of ["", "00", "11", "01", `01${"00".repeat(8)}`, `11${"00".repeat(200)}`])
    expect(() => BloomFilter.parse(fromHex(wrong))).toThrow(RangeError)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        expect(BloomFilter.parse(bytes).bytes).toEqual(bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }),
  )
})

test("a salt of more than 32 bytes is refused, since all of it is hashed with each place", () => {
  const { filter } = knownPeersOf([])
  expect(knows({ filter, salt: new Uint8Array(32) })(places[0] as (typeof places)[0])).toBe(false)
  expect(() => knows({ filter, salt: new Uint8Array(33) })).toThrow(RangeError)
})
