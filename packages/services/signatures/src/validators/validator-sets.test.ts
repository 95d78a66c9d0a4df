import { expect, test } from "vitest"
import { AggregationError } from "../aggregation-error.ts"
import type { PChain } from "./p-chain.ts"
import { ValidatorSets } from "./validator-sets.ts"

test("a height that is ahead of a node is the caller's fault only where the caller named it", async () => {
  const { signal } = new AbortController()
  const pChain = {
    proposedHeight: async () => 7n,
    validatorsAt: async () => {
      throw new AggregationError("height", "pChainHeight must not exceed the last height of the P-Chain, 6, and 7 does")
    },
  } as unknown as PChain
  const codeAt = (height: bigint) =>
    new ValidatorSets(pChain).at(new Uint8Array(32), height, signal).catch(({ code }: AggregationError) => code)
  expect([await codeAt(0n), await codeAt(7n)]).toEqual(["node", "height"])
})
