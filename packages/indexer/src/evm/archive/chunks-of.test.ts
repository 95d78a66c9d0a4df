import { expect, test } from "vitest"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import type { BlockAnswers } from "../decode/block.ts"
import { decodePacked } from "../decode/packed-block.ts"
import { Parties } from "../decode/parties.ts"
import { archivedText, withChunks } from "./archive-blocks.ts"
import { archiverOf } from "./archiver.ts"
import { chunksOf } from "./chunks-of.ts"

const archiver = archiverOf("43112")
const chain = new FakeChain(9, { transactions: 1 })

async function archivedBlocks(from: number, to: number) {
  const answers = chain.blocks.slice(from, to + 1) as readonly BlockAnswers[]
  const context = { chainId: "43112", parties: new Parties() }
  const texts = answers.map((one, at) => archivedText(from + at, one))
  return withChunks(
    { blocks: answers.map((one, at) => decodePacked({ number: from + at }, one, context)), texts },
    archiver,
  )
}

test("chunks whose blocks are all there are taken as they are", async () => {
  const blocks = [...(await archivedBlocks(0, 3)).blocks, ...(await archivedBlocks(4, 4)).blocks]
  const chunks = await chunksOf(blocks, archiver)
  expect(chunks).toEqual([blocks[0]?.chunk, blocks[4]?.chunk])
  expect(chunks?.[0]).toBe(blocks[0]?.chunk)
})

test("a chunk is cut where a batch is stored in parts", async () => {
  const { blocks } = await archivedBlocks(0, 7)
  const halves = [await chunksOf(blocks.slice(0, 3), archiver), await chunksOf(blocks.slice(3), archiver)]
  expect(halves).toEqual([
    (await archivedBlocks(0, 2)).blocks.slice(0, 1).map(({ chunk }) => chunk),
    (await archivedBlocks(3, 7)).blocks.slice(0, 1).map(({ chunk }) => chunk),
  ])
})

test("without an archiver there are none", async () => {
  expect(await chunksOf((await archivedBlocks(0, 3)).blocks, undefined)).toBeUndefined()
})
