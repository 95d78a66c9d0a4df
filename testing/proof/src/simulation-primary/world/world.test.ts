import { decodePChainBlock, decodeXChainBlock } from "@serac/chain"
import { expect, it } from "vitest"
import { Random } from "../../simulation/random.ts"
import { hexOf } from "./bytes.ts"
import { coinAmount, isTransfer } from "./coins.ts"
import { World } from "./world.ts"

const make = (seed: string) => new World(new Random(seed), { networkID: 77, length: 90 })
const idsOf = ({ blocks }: World) => [...blocks.P, ...blocks.X, ...blocks.C].map(({ id }) => hexOf(id))

it("is the same for the same seed", () => {
  expect(idsOf(make("one"))).toEqual(idsOf(make("one")))
  expect(idsOf(make("one"))).not.toEqual(idsOf(make("other")))
})

it("is of blocks that follow each other, with the transactions that it tells of", () => {
  const { blocks } = make("one")
  for (const [chain, decode] of [["P", decodePChainBlock] as const, ["X", decodeXChainBlock] as const]) {
    for (const [height, block] of blocks[chain].entries()) {
      if (height === 0) continue
      const { id, parentID, transactions, ...rest } = decode(block.bytes as Uint8Array)
      const proposed = "transaction" in rest ? [rest.transaction] : []
      expect([id, parentID, [...transactions, ...proposed].map((one) => hexOf(one.id))]).toEqual([
        block.id,
        blocks[chain][height - 1]?.id,
        block.transactions.map((one) => hexOf(one.id)),
      ])
    }
  }
})

it("has no more AVAX than it began with and rewards brought", () => {
  const { coins, c, p, beginning } = make("one")
  const avax = hexOf(beginning.genesis.avaxAssetID)
  const all = [...coins.all.values()].filter((coin) => isTransfer(coin) && hexOf(coin.assetID) === avax)
  const there = all.filter(({ spent }) => !spent).reduce((sum, coin) => sum + coinAmount(coin), 0n)
  const accounts = [...c.accounts.values()].reduce((sum, { balance }) => sum + balance, 0n)
  const rewards = all.filter(({ reward }) => reward).reduce((sum, coin) => sum + coinAmount(coin), 0n)
  const began = beginning.genesis.initialSupply
  expect(there + accounts).toBeLessThanOrEqual(began + rewards)
  // The burned fees and the balances of L1 validators are small.
  expect(there + accounts + p.platform.accruedFees).toBeGreaterThan((began * 8n) / 10n)
})
