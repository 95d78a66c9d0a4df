import { expect, test } from "vitest"
import { balanceCursor } from "./cursor.ts"
import { balanceKey, positionOfKey } from "./key.ts"

const contract = `0x${"c".repeat(40)}` as const
const tokenId = `0x${"7".repeat(64)}` as const

test.each([
  { standard: 20, contract },
  { standard: 721, contract, tokenId },
  { standard: 1155, contract, tokenId },
] as const)("the cursor after a token of ERC-$standard is its place among those of any holder", (token) => {
  for (const holder of [`0x${"a".repeat(40)}`, `0x${"f".repeat(40)}`] as const)
    expect(balanceCursor(token)).toEqual([positionOfKey(balanceKey({ holder, ...token }))])
})
