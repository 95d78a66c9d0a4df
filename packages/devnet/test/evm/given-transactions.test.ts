import { expect, test } from "vitest"
import type { Hex } from "../../src/evm/codec/hex.ts"
import { parseEvmGenesis } from "../../src/evm/config/genesis.ts"
import { localUpgrades } from "../../src/evm/config/network-upgrades.ts"
import { decodeTransaction } from "../../src/evm/transaction/decode.ts"
import { fortune, localChain, rich, signed } from "./support/local-chain.ts"

/** A C-Chain that executes its blocks after accepting them; each has a limit of 20 million gas and of 1.5 MiB. */
async function heliconChain() {
  const genesis = {
    config: { chainId: 7 },
    alloc: { [rich.address.slice(2)]: { balance: `0x${fortune.toString(16)}` } },
    gasLimit: "0xe4e1c0",
    difficulty: "0x0",
    timestamp: "0x5fcb13d0",
  }
  const upgrades = { ...localUpgrades, helicon: Number(genesis.timestamp) }
  const { chain } = await localChain({
    genesis: parseEvmGenesis(JSON.stringify(genesis), { kind: "coreth", upgrades }),
    avaxAssetID: new Uint8Array(32),
  })
  return chain
}

const zeros = (count: number): Hex => `0x${"00".repeat(count)}`

test.each([
  ["gas", "gas limit reached", [{ gas: 19_990_000n }, { gas: 21_000n }]],
  ["bytes", "size limit reached", [800_000, 800_000].map((count) => ({ data: zeros(count), gas: 4_000_000n }))],
])("given transactions are all in the block or none is, where they have too much %s", async (_, reason, given) => {
  const chain = await heliconChain()
  const transactions = []
  for (const [nonce, one] of given.entries())
    transactions.push(decodeTransaction(await signed({ nonce, ...one }), chain.crypto))
  await expect(chain.build({ transactions })).rejects.toThrow(reason)
  expect(chain.tip.header.number).toBe(0n)
  const [first] = transactions
  const block = await chain.build({ transactions: transactions.slice(0, 1) })
  expect(block?.transactions).toEqual([first])
})

test("what waits and has no room in a block is in the next", async () => {
  const chain = await heliconChain()
  for (const nonce of [0, 1]) await chain.issue(await signed({ nonce, gas: 15_000_000n }))
  const blocks = [await chain.build(), await chain.build()]
  expect(blocks.map((block) => block?.transactions.map(({ nonce }) => nonce))).toEqual([[0n], [1n]])
})
