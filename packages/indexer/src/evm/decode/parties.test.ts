import fc from "fast-check"
import { getAddress, getContractAddress } from "viem"
import { expect, test } from "vitest"
import { checksum, fasterChecksums, Parties } from "./parties.ts"
import { createAddress } from "./transaction.ts"

const hex = (value: bigint, width: number) => `0x${value.toString(16).padStart(width, "0")}`
const address = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n }).map((value) => hex(value, 40) as `0x${string}`)

test("a checksum is that of viem, while WebAssembly is loaded and with it", async () => {
  const isOfViem = fc.property(address, (one) => {
    expect(checksum(one)).toBe(getAddress(one))
  })
  fc.assert(isOfViem)
  await fasterChecksums
  fc.assert(isOfViem)
})

test("a party is remembered, and the memory is bounded", () => {
  const parties = new Parties(3)
  const all = Array.from({ length: 10 }, (_, index) => hex(BigInt(index), 40) as `0x${string}`)
  for (const one of [...all, ...all]) expect(parties.text(one)).toBe(getAddress(one))
  expect(parties.size).toBeLessThanOrEqual(6)
})

test("the address that a creation gets is that of viem", () => {
  const nonce = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 300n }))
  fc.assert(
    fc.property(address, nonce, (from, nonce) => {
      expect(createAddress(from, nonce)).toBe(getContractAddress({ from, nonce }).toLowerCase())
    }),
  )
})
