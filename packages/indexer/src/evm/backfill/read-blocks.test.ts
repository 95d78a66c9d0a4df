import { expect, test } from "vitest"
import { FakeChain } from "../../../test/evm/fake-chain.ts"
import { verifiedContext } from "../../../test/evm/verified-context.ts"
import type { BlockAnswers } from "../decode/block.ts"
import type { ChainNode } from "../node/node.ts"
import { largestAnswer } from "./limits.ts"
import { blockFetcher } from "./read-blocks.ts"

const decoding = verifiedContext()

/** Reads blocks of a chain whose block 4 has many rows in few bytes. */
function reading() {
  const chain = new FakeChain(4, { transactions: 1 })
  const crowded = new FakeChain(0, { transactions: 400 })
  crowded.blocks = [...chain.blocks]
  crowded.grow(1)
  const { blocks } = crowded
  const node: Pick<ChainNode, "blocks"> = {
    async blocks(asked, _signal, _limit, read) {
      return { value: read(asked.map(({ number }) => blocks[number] as BlockAnswers)), bytes: 1000 }
    },
  }
  const read = blockFetcher(node, decoding)
  return async (from: number, count: number, limit: number) => {
    const { value, bytes, weight } = await read(from, count, new AbortController().signal, limit)
    return { numbers: value.map(({ block }) => block.number), bytes, weight }
  }
}

test("the rows of blocks count beside the bytes of their answers", async () => {
  const { numbers, bytes, weight } = await reading()(1, 3, 100_000)
  expect({ numbers, bytes }).toEqual({ numbers: [1, 2, 3], bytes: 1000 })
  expect(weight).toBeGreaterThan(3 * 1000)
  expect(weight).toBeLessThan(3 * 10_000)
})

test("blocks are given as far as their rows are within the limit", async () => {
  const read = reading()
  const whole = await read(1, 3, 100_000)
  expect(await read(1, 4, 100_000)).toEqual(whole)
})

test("a first block whose rows are beyond the limit is too large", async () => {
  await expect(reading()(4, 1, 100_000)).rejects.toMatchObject({
    kind: "too-large",
    message: "block 4: its rows take more than 100000 bytes",
  })
})

test("a block that is asked for as the largest of all may make more rows than its answer has bytes", async () => {
  const { numbers, weight } = await reading()(4, 1, largestAnswer)
  expect(numbers).toEqual([4])
  expect(weight).toBeGreaterThan(400 * 1000)
})
