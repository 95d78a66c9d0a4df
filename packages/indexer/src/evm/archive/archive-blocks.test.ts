import { packBlocks } from "@serac/store"
import { expect, test } from "vitest"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { verifiedContext } from "../../../test/evm/verified-context.ts"
import { blockFetcher } from "../backfill/read-blocks.ts"
import type { BlockAnswers } from "../decode/block.ts"
import type { ChainNode } from "../node/node.ts"
import { archivedText } from "./archive-blocks.ts"
import { archiverOf } from "./archiver.ts"

const archiver = archiverOf("43112")
const decoding = verifiedContext()

/** Reads blocks of a chain in which each transaction's input has this many bytes of padding. */
function reading(padding: number, archives: boolean) {
  const { blocks } = new FakeChain(6, { transactions: 2, padding })
  const node: Pick<ChainNode, "blocks"> = {
    async blocks(asked, _signal, _limit, read) {
      return { value: read(asked.map(({ number }) => blocks[number] as BlockAnswers)), bytes: 1000 }
    },
  }
  const read = blockFetcher(node, decoding, archives ? archiver : undefined)
  return (from: number, count: number, limit = 1e6) => read(from, count, new AbortController().signal, limit)
}

test("blocks that come together share the chunks that they are archived in", async () => {
  const { value } = await reading(90_000, true)(1, 5)
  expect(value.map(({ block, chunk }) => [block.number, chunk?.first, chunk?.last])).toEqual([
    [1, 1, 2],
    [2, 1, 2],
    [3, 3, 4],
    [4, 3, 4],
    [5, 5, 5],
  ])
  expect(new Set(value.map(({ chunk }) => chunk)).size).toBe(3)
})

test("compressed bytes count beside the rows for as long as they wait", async () => {
  const [plain, archived] = [await reading(9, false)(1, 3), await reading(9, true)(1, 3)]
  const [chunk] = archived.value.map(({ chunk }) => chunk)
  expect(plain.value.every(({ chunk }) => chunk === undefined)).toBe(true)
  expect((archived.weight ?? 0) - (plain.weight ?? 0)).toBe(chunk?.bytes.length)
})

test("only the blocks that are given are archived", async () => {
  const { weight = 0 } = await reading(9, false)(1, 3)
  const { value } = await reading(9, true)(1, 5, weight)
  expect(value.map(({ block, chunk }) => [block.number, chunk?.first, chunk?.last])).toEqual([
    [1, 1, 3],
    [2, 1, 3],
    [3, 1, 3],
  ])
})

test("what nests so deep that nobody could write it again is the node's fault", () => {
  let nested: unknown = []
  for (let depth = 0; depth < 1_000_000; depth += 1) nested = [nested]
  expect(() => archivedText(7, { block: nested, receipts: [] })).toThrow(
    expect.objectContaining({
      name: "NodeFault",
      kind: "nonsense",
      message: expect.stringMatching(/^block 7: what the node answered cannot be archived: RangeError/),
    }),
  )
})

test("nothing is packed of nothing", async () => {
  expect(await packBlocks(0, [])).toEqual([])
})
