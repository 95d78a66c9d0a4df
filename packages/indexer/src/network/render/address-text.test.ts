import { formatAddress } from "@serac/chain"
import fc from "fast-check"
import { expect, test } from "vitest"
import { addressWriter } from "./address-text.ts"

test("an address of any network is what formatAddress writes", () => {
  const hrp = fc.stringMatching(/^[a-z0-9]{1,20}$/)
  const addresses = fc.array(fc.uint8Array({ minLength: 20, maxLength: 20 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(hrp, addresses, (prefix, all) => {
      const write = addressWriter(prefix)
      expect(all.map(write)).toEqual(all.map((bytes) => formatAddress(bytes, prefix)))
    }),
  )
})

test("what has not 20 bytes is no address", () => {
  expect(() => addressWriter("avax")(new Uint8Array(32))).toThrow("an address has 20 bytes, not 32")
})
