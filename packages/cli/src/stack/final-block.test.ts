import { expect, test } from "vitest"
import { finalBlockOf } from "./final-block.ts"

const status = { head: { number: 1_000, timestamp: 0, hash: "0x01", parentHash: "0x00" }, nodeHead: 1_010 } as const
const final = (chain: Parameters<typeof finalBlockOf>[1], depth = 256, of: typeof status | undefined = status) =>
  finalBlockOf(of, chain, depth)

test("all that is indexed of an L1 is final, and of a chain on its own what a reorganisation does not reach", () => {
  expect([final({ platformChainId: "8zJv" }), final({})]).toEqual([1_000, 744])
})

test("of the C-Chain a block is final when later ones have settled it, which half of what can be rolled back has to do", () => {
  const cChain = { platformChainId: "2q9e", isCChain: true }
  expect([final(cChain), final(cChain, 257), final(cChain, 4)]).toEqual([882, 881, 1_000])
})

test("of a chain that is not indexed nothing is", () => {
  for (const chain of [{}, { platformChainId: "8zJv" }, { platformChainId: "2q9e", isCChain: true }])
    expect(finalBlockOf(undefined, chain, 256)).toBeUndefined()
})
