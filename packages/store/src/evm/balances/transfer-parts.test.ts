import fc from "fast-check"
import { expect, test } from "vitest"
import type { TransferRow } from "../rows.ts"
import { transferParts } from "./transfer-parts.ts"

const transferOf = (token: string, tokenId: string | undefined, logIndex: number) =>
  ({ token, ...(tokenId !== undefined && { tokenId }), logIndex }) as TransferRow

const transfers = fc
  .array(fc.tuple(fc.constantFrom("0x0a", "0x0b"), fc.constantFrom(undefined, "0x01", "0x02", "0x03")), {
    maxLength: 40,
  })
  .map((all) => all.map(([token, tokenId], at) => transferOf(token, tokenId, at)))

test("few transfers are one part, as they are", () => {
  const few = [transferOf("0x0b", "0x02", 0), transferOf("0x0a", undefined, 1)]
  expect(transferParts(few, 2)).toEqual([few])
})

test("more are in parts that end where a token ends, and a token of more is a part of its own", () => {
  const tokens = ["0x03", "0x01", "0x02", "0x02", "0x02", "0x01"]
  const parts = transferParts(
    tokens.map((tokenId, at) => transferOf("0x0a", tokenId, at)),
    2,
  )
  expect(parts.map((part) => part.map(({ tokenId, logIndex }) => [tokenId, logIndex]))).toEqual([
    [
      ["0x01", 1],
      ["0x01", 5],
    ],
    [
      ["0x02", 2],
      ["0x02", 3],
      ["0x02", 4],
    ],
    [["0x03", 0]],
  ])
})

test("each transfer is in one part, those of a token are in one and in their order, and parts are small where tokens are", () => {
  const nameOf = ({ token, tokenId }: TransferRow) => `${token} ${tokenId}`
  fc.assert(
    fc.property(transfers, fc.integer({ min: 1, max: 12 }), (all, most) => {
      const parts = transferParts(all, most)
      for (const name of new Set(all.map(nameOf))) {
        const own = all.filter((one) => nameOf(one) === name)
        expect(
          parts.map((part) => part.filter((one) => nameOf(one) === name)).filter(({ length }) => length > 0),
        ).toEqual([own])
      }
      for (const part of parts) expect(part.length <= most || new Set(part.map(nameOf)).size === 1).toBe(true)
    }),
  )
})
