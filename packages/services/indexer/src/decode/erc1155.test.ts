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

test("a batch in another layout is read as viem reads it", () => {
  const data = `0x${[word(0x80), word(0x40), word(1), word(7), word(1), word(9)].join("")}` as Hex
  expect(decodeAbiParameters(arrays, data)).toEqual([[9n], [7n]])
  expect(numbers(decodeBatch(data))).toEqual([[9n, 7n]])
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

test("more entries than a block can hold are not believed", () => {
  const data = `0x${word(0x40)}${word(0x40)}${word(10_001)}${word(1).repeat(10_001)}`
  expect(decodeBatch(data)).toBe(undefined)
  const most = `0x${word(0x40)}${word(0x40)}${word(10_000)}${word(1).repeat(10_000)}`
  expect(decodeBatch(most)?.length).toBe(10_000)
})

test("a single transfer is two words, no more and no less", () => {
  expect(decodeSingle(`0x${word(1)}${word(2)}`)).toEqual([{ tokenId: word(1), value: word(2) }])
  expect(decodeSingle(`0x${word(1)}${word(2)}00`)).toBe(undefined)
  expect(decodeSingle(`0x${word(1)}`)).toBe(undefined)
})
