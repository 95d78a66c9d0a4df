import { verifyingChain } from "@serac/store"
import { describe, expect, test } from "vitest"
import { decodeArchived } from "../../src/evm/archive/decode-archived.ts"
import type { BlockAnswers } from "../../src/evm/decode/block.ts"
import { decodePacked } from "../../src/evm/decode/packed-block.ts"
import { Parties } from "../../src/evm/decode/parties.ts"
import { type IndexerOptions, spawnIndexer, startIndexer } from "../../src/evm/index.ts"
import { chainId, dumped, index, setting, withReader } from "./archived-chain.ts"
import { FakeChain } from "./fake-chain.ts"

describe.each([
  ["in this thread", startIndexer],
  ["in worker threads", spawnIndexer],
])("%s", (_, start) => {
  test("the archive has what the node answered, and what is decoded from it is what was decoded from the node", async () => {
    const { node, options } = await setting(new FakeChain(40, { transactions: 3 }))
    await index(start, options, node)
    node.chain.fork(5, 9, "other")
    await index(start, options, node)
    await withReader(options, async (store) => {
      const reader = store.chain(chainId)
      const archived = await reader.archived(0, 100)
      // The genesis block is never traced.
      const answered = node.chain.blocks.map((block, number) => (number > 0 ? block : { ...block, traces: undefined }))
      expect(archived.map(({ answers }) => answers)).toEqual(answered)
      const context = { chainId, parties: new Parties() }
      expect(archived.map((block) => decodeArchived(block, context))).toEqual(
        answered.map((block, number) => decodePacked({ number }, block as BlockAnswers, context)),
      )
      expect(await reader.archiveRange()).toEqual({ first: 0, last: 43 })
      expect((await verifyingChain(store, chainId).check()).checked.evm_archive).toBeGreaterThan(0)
    })
  })
})

test("what is archived is the same whether blocks come one by one or together", async () => {
  const { node, options } = await setting(new FakeChain(1, { transactions: 2 }))
  for (let block = 0; block < 6; block += 1) {
    await index(startIndexer, options, node)
    node.chain.grow(1)
  }
  await index(startIndexer, options, node)
  const other = await setting(node.chain)
  await index(startIndexer, other.options, other.node)
  const linesOf = async (given: IndexerOptions) =>
    (await dumped(given)).filter((line) => line.startsWith("evm_archive "))
  const lines = await linesOf(options)
  expect(lines).toHaveLength(7)
  expect(await linesOf(other.options)).toEqual(lines)
})

test("an archive that is off has nothing, and one that is turned on begins with the next block", async () => {
  const { node, options } = await setting(new FakeChain(5))
  await index(startIndexer, { ...options, archive: "off" }, node)
  const range = () => withReader(options, (store) => store.chain(chainId).archiveRange())
  expect(await range()).toBeUndefined()
  node.chain.grow(3)
  await index(startIndexer, options, node)
  expect(await range()).toEqual({ first: 5, last: 7 })
})

test.each([
  ["a word that is none", "some", 'archive must be "all", "off" or a number of blocks'],
  ["no blocks", 0, "archive must be a positive integer"],
])("%s is refused", async (_, archive, message) => {
  const { options } = await setting(new FakeChain(1))
  await expect(startIndexer({ ...options, archive: archive as "off" })).rejects.toThrow(new TypeError(message))
})

test("an archived block that is not the stored one is refused as a node's would be", () => {
  const [, answers] = new FakeChain(2).blocks
  const hash = `0x${"ab".repeat(32)}` as const
  const block = { number: 1, hash, answers: answers as BlockAnswers }
  expect(() => decodeArchived(block, { chainId, parties: new Parties() })).toThrow(
    expect.objectContaining({
      name: "NodeFault",
      kind: "nonsense",
      message: `block 1: the node answered ${answers?.block.hash} for ${hash}`,
    }),
  )
})
