import fc from "fast-check"
import { decodeAbiParameters, encodeAbiParameters, type Hex } from "viem"
import { expect, test } from "vitest"
import { decodeBatch, decodeSingle } from "./erc1155.ts"

const arrays = [{ type: "uint256[]" }, { type: "uint256[]" }] as const
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const pairs = fc.array(fc.tuple(uint256, uint256), { maxLength: 20 })
const numbers = (moved: ReturnType<typeof decodeBatch>) =>
  moved?.map(({ tokenId, value }) => [BigInt(`0x${tokenId}`), BigInt(`0x${value}`)])
const word = (value: bigint | number) => value.toString(16).padStart(64, "0")

test("a batch is what viem encoded", () => {
  fc.assert(
    fc.property(pairs, (tokens) => {
      const data = encodeAbiParameters(arrays, [tokens.map(([id]) => id), tokens.map(([, value]) => value)])
      expect(numbers(decodeBatch(data))).toEqual(tokens)
    }),
  )
})

test("a batch with arrays of two lengths is none", () => {
  const data = encodeAbiParameters(arrays, [[1n, 2n], [1n]])
  expect(decodeBatch(data)).toBe(undefined)
})

test("a batch with bytes between and after its arrays is read as viem reads it", () => {
  const data = `0x${[0x60, 0xe0, 99, 2, 7, 8, 98, 2, 1, 3, 97].map(word).join("")}` as Hex
  expect(decodeAbiParameters(arrays, data)).toEqual([
    [7n, 8n],
    [1n, 3n],
  ])
  expect(numbers(decodeBatch(data))).toEqual([
    [7n, 1n],
    [8n, 3n],
  ])
})

test.each<[string, number[]]>([
  ["amounts before its IDs", [0x80, 0x40, 1, 7, 1, 9]],
  ["both arrays in one place", [0x40, 0x40, 2, 7, 9]],
  ["amounts that begin within its IDs", [0x40, 0x60, 2, 2, 7, 9]],
  ["IDs that begin within the head", [0x20, 0x60, 1, 1, 9]],
  ["amounts that begin within the head", [0x80, 0x20, 1, 1, 1, 9]],
])("a batch with %s is of no encoder's making, and none", (_, words) => {
  const data = `0x${words.map(word).join("")}` as Hex
  expect(decodeBatch(data)).toBe(undefined)
})

test("data that was cut off, or whose words were changed, is read within its bounds or not at all", () => {
  fc.assert(
    fc.property(pairs, fc.nat(), fc.nat(), uint256, (tokens, cut, at, value) => {
      const whole = encodeAbiParameters(arrays, [tokens.map(([id]) => id), tokens.map(([, amount]) => amount)])
      const words = whole.slice(2).match(/.{64}/g) as string[]
      words[at % words.length] = word(value)
      const data = `0x${words.join("").slice(0, (cut % (words.length * 32 + 1)) * 2)}`
      const moved = decodeBatch(data)
      for (const { tokenId, value } of moved ?? []) {
        expect(tokenId).toMatch(/^[0-9a-f]{64}$/)
        expect(value).toMatch(/^[0-9a-f]{64}$/)
      }
    }),
  )
})

test("a batch takes 64 bytes a transfer, whatever its words are", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 0x400 }), { maxLength: 40 }), (words) => {
      const data = words.map((one) => word(one < 8 ? one * 32 : one)).join("")
      expect((decodeBatch(`0x${data}`)?.length ?? 0) * 128).toBeLessThanOrEqual(data.length)
    }),
  )
})

test("a single transfer is two words, no more and no less", () => {
  expect(decodeSingle(`0x${word(1)}${word(2)}`)).toEqual([{ tokenId: word(1), value: word(2) }])
  expect(decodeSingle(`0x${word(1)}${word(2)}00`)).toBe(undefined)
  expect(decodeSingle(`0x${word(1)}`)).toBe(undefined)
})
