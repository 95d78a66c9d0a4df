import { EvmNode } from "@serac/kits/nodes"
import { ReorgTooDeepError } from "@serac/store"
import { expect, test } from "vitest"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { runHouse } from "../../../test/evm/house.ts"
import { tell } from "../../../test/evm/lies.ts"

const hashesOf = ({ blocks }: FakeChain) => blocks.map(({ block }) => block.hash)
const settling = { transactions: 1, settledAfter: 3 }

test("blocks that the node has not settled yet can be replaced", async () => {
  const node = new EvmNode(new FakeChain(100, settling))
  const house = runHouse([node])
  await house.synced(node)
  node.chain.fork(3, 5, "other")
  await house.synced(node)
  expect(house.writer.hashes).toEqual(hashesOf(node.chain))
  await house.stop()
})

test("a settled block is not replaced: a chain that leaves below it ends the indexer, and changes nothing", async () => {
  const node = new EvmNode(new FakeChain(100, settling))
  const house = runHouse([node])
  await house.synced(node)
  const before = house.writer.hashes
  node.chain.fork(4, 6, "other")
  await house.clock.until(() => house.progress().state === "stopped")
  const error = await house.ended.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ReorgTooDeepError)
  expect(String(error)).toMatchInlineSnapshot(
    `"ReorgTooDeepError: Chain 43112: The node replaces blocks 96 to 99, which are settled or too old to be undone. Nothing was changed. If the node is right, run "serac reset --chain 43112" and it is indexed again; if not, correct its RPC URLs. Stored is block 99 0x0d6c34398aae6dcc44f9f4a267f4623cfa21237c5f6c50fd6ee6fa9146c16673, the node shows block 100 0xdfa387310bacf4d9fd44e9477b8c0748c16895712805db9da7c501c686c4233c."`,
  )
  expect(house.writer.hashes).toEqual(before)
})

test("a node that shows other blocks in the place of settled ones for a moment ends nothing", async () => {
  const node = new EvmNode(new FakeChain(100, settling))
  const house = runHouse([node])
  await house.synced(node)
  const sound = node.chain
  const other = sound.copy()
  other.fork(10, 12, "other")
  let shown = 0
  node.intercept = () => {
    node.chain = shown++ < 3 ? other : sound
    return undefined
  }
  sound.grow(20)
  await house.clock.until(() => house.writer.blocks.length === 120)
  expect(house.writer.hashes).toEqual(hashesOf(sound))
  await house.stop()
})

test("a node that lies about the same block again and again, until it tells the truth, stops nothing", async () => {
  const node = new EvmNode(new FakeChain(100, settling))
  const house = runHouse([node])
  await house.synced(node)
  let lies = 0
  node.override = ({ method, params: [id, isWhole] }) => {
    const asked = node.chain.find(String(id))
    if (asked === undefined || asked !== node.chain.at(100) || lies === 8) return undefined
    if (method === "eth_getBlockReceipts") lies++
    const told = tell("log data", asked)
    if (method === "eth_getBlockReceipts") return told?.receipts
    return method.startsWith("eth_getBlockBy") && isWhole === true ? told?.block : undefined
  }
  // Block 103 is the first to settle block 100.
  for (let number = 100; number <= 103; number++) {
    node.chain.grow(1)
    await house.clock.until(() => house.writer.blocks.length > number || lies > 1)
  }
  await house.clock.until(() => house.progress().state === "stopped" || lies === 8)
  await house.synced(node)
  expect({ state: house.progress().state, hashes: house.writer.hashes }).toEqual({
    ...{ state: "following", hashes: hashesOf(node.chain) },
  })
  await house.stop()
})
