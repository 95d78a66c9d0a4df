import type { BalanceHolding, Hex } from "@serac/store"
import { encodeFunctionData, erc20Abi, erc721Abi, parseAbi } from "viem"
import { expect, test } from "vitest"
import { wordOf } from "../calls/abi.ts"
import { balanceIn, balanceQuestion } from "./ask-balance.ts"

const holder = "0x53139c987afbf82290cd8569cca05f77f37eea89"
const contract = "0x0000000000000000000000000000000000000020"
const tokenId: Hex = `0x${wordOf(2n ** 255n + 7n)}`
const holdings = {
  erc20: { standard: 20, holder, contract },
  erc721: { standard: 721, holder, contract, tokenId },
  erc1155: { standard: 1155, holder, contract, tokenId },
} as const satisfies Record<string, BalanceHolding>
const word = (value: bigint): Hex => `0x${wordOf(value)}`

test("each standard is asked as viem asks it", () => {
  const erc1155 = parseAbi(["function balanceOf(address account, uint256 id) view returns (uint256)"])
  const id = BigInt(tokenId)
  expect(Object.values(holdings).map(balanceQuestion)).toEqual([
    encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [holder] }),
    encodeFunctionData({ abi: erc721Abi, functionName: "ownerOf", args: [id] }),
    encodeFunctionData({ abi: erc1155, functionName: "balanceOf", args: [holder, id] }),
  ])
})

test("a balance is one word, and nothing else is an answer", () => {
  for (const holding of [holdings.erc20, holdings.erc1155]) {
    expect(balanceIn(word(0n), holding)).toBe(0n)
    expect(balanceIn(word(2n ** 256n - 1n), holding)).toBe(2n ** 256n - 1n)
    for (const answer of [undefined, "0x", "0x01", `${word(1n)}${wordOf(2n)}`] as const)
      expect(balanceIn(answer, holding)).toBeUndefined()
  }
})

test("an ERC-721 token is the holder's where it has him as its owner", () => {
  expect(balanceIn(word(BigInt(holder)), holdings.erc721)).toBe(1n)
  expect(balanceIn(word(BigInt(contract)), holdings.erc721)).toBe(0n)
  // A value longer than an address is invalid.
  expect(balanceIn(word(2n ** 160n + BigInt(holder)), holdings.erc721)).toBeUndefined()
  expect(balanceIn(undefined, holdings.erc721)).toBeUndefined()
})
