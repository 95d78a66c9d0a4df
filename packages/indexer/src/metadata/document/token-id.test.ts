import * as fc from "fast-check"
import { toHex } from "viem"
import { expect, test } from "vitest"
import { substituteId } from "./token-id.ts"

const tokenId = (id: bigint) => toHex(id, { size: 32 })

test("{id} becomes 64 digits in lower case, wherever it stands", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (id) => {
      const digits = toHex(id, { size: 32 }).slice(2)
      expect(substituteId("https://a.b/{id}/{id}.json?{ID}", tokenId(id))).toBe(
        `https://a.b/${digits}/${digits}.json?{ID}`,
      )
    }),
  )
  expect(substituteId("{id}", "0x4F2")).toBe("4f2".padStart(64, "0"))
})

test("a URI without {id} is the same, `$` in it means nothing", () => {
  expect(substituteId("https://a.b/$&/1", tokenId(1n))).toBe("https://a.b/$&/1")
})
