import { expect, test } from "vitest"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import { addBloom, bloomDigits, emptyBloom, LogsBloom, newBloom } from "./logs-bloom.ts"

/** Keccak that counts what is hashed. */
function counting(hashOf: (digits: string) => string = (digits) => verifyTools.keccak.hash(digits)) {
  const hashed: string[] = []
  const { keccak } = verifyTools
  const hash = (digits: string) => {
    hashed.push(digits)
    return hashOf(digits)
  }
  return { hashed, bloom: new LogsBloom({ hash } as typeof keccak) }
}

const text = (number: number) => `0x${number.toString(16).padStart(40, "0")}`

test("an address sets the three bits that the yellow paper says", () => {
  const { bloom } = counting()
  const filter = newBloom()
  // The example of Ethereum's documents.
  bloom.add(filter, "0x0f572e5295c57f15886f9b263e2f6d2d6c7b5ec6")
  const bits = Array.from({ length: 2048 }, (_, bit) => bit).filter(
    (bit) => ((filter[255 - (bit >> 3)] as number) >> (bit & 7)) & 1,
  )
  expect(bits).toEqual([431, 1319, 1323])
})

test("filters are added bit by bit, and an empty one has none", () => {
  const { bloom } = counting()
  const [one, other, both] = [newBloom(), newBloom(), newBloom()]
  bloom.add(one, text(1))
  bloom.add(other, text(2))
  for (const number of [1, 2]) bloom.add(both, text(number))
  addBloom(one, other)
  expect([bloomDigits(one), bloomDigits(newBloom())]).toEqual([bloomDigits(both), emptyBloom])
  const scratch = bloom.empty()
  bloom.add(scratch, text(1))
  expect(bloomDigits(bloom.empty())).toBe(emptyBloom)
})

test("what is added often is hashed once, as long as it is among the last ones", () => {
  const { bloom, hashed } = counting((digits) => digits.padStart(64, "0"))
  const filter = newBloom()
  for (let turn = 0; turn < 3; turn++) for (let number = 0; number < 10; number++) bloom.add(filter, text(number))
  expect(hashed).toHaveLength(10)
  // The next ones fill a half of what is remembered, and the first ones are still there.
  for (let number = 10; number < 20_001; number++) bloom.add(filter, text(number))
  bloom.add(filter, text(0))
  expect(hashed).toHaveLength(20_001)
  for (let number = 30_000; number < 70_001; number++) bloom.add(filter, text(number))
  const before = hashed.length
  bloom.add(filter, text(1))
  expect(hashed.length - before).toBe(1)
})
