import type { Hex } from "@serac/store"
import * as fc from "fast-check"
import { encodeFunctionData, parseAbi, toHex } from "viem"
import { expect, test } from "vitest"
import { keptUri, maxKeptDataUri, maxUriLength, tokenUriCall } from "./token-uri.ts"

const abi = parseAbi([
  "function tokenURI(uint256) view returns (string)",
  "function uri(uint256) view returns (string)",
])
const tokenId = (id: bigint): Hex => toHex(id, { size: 32 })

test("a contract is asked as viem asks it", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (id) => {
      const call = (functionName: "tokenURI" | "uri") => encodeFunctionData({ abi, functionName, args: [id] })
      expect(tokenUriCall(721, tokenId(id))).toBe(call("tokenURI"))
      expect(tokenUriCall(1155, tokenId(id))).toBe(call("uri"))
    }),
  )
})

test("a URI is kept whole; one that is too long is cut, and a data URI that is too long is kept without its data", () => {
  const long = `https://a.b/${"c".repeat(5000)}`
  const data = `data:application/json;base64,${"A".repeat(maxKeptDataUri)}`
  expect([keptUri("ipfs://x/1"), keptUri(long), keptUri(data), keptUri(data.slice(0, maxKeptDataUri))]).toEqual([
    "ipfs://x/1",
    long.slice(0, maxUriLength),
    "data:application/json;base64,",
    data.slice(0, maxKeptDataUri),
  ])
  expect(keptUri(`data:${"x".repeat(maxKeptDataUri)}`)).toBe("")
})
