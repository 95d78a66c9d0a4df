import { packBlocks } from "@serac/store"
import { expect, test } from "vitest"
import { VirtualClock } from "../../../indexing/test/virtual-clock.ts"
import { FakeChain } from "../../test/fake-chain.ts"
import { readBlocks } from "../backfill/read-blocks.ts"
import type { BlockAnswers } from "../decode/block.ts"
import { Parties } from "../decode/parties.ts"
import { type ChainNode, createNode } from "../node/node.ts"
import { archivedText } from "./archive-blocks.ts"
import { archiverOf } from "./archiver.ts"

const archiver = archiverOf("43112")
const decoding = { chainId: "43112", parties: new Parties() }

/** Reads blocks of a chain in which each transaction has this many bytes of input. */
function reading(padding: number, archives: boolean) {
  const { blocks } = new FakeChain(6, { transactions: 2, padding })
  const node: Pick<ChainNode, "blocks"> = {
    async blocks(asked, _signal, _limit, read) {
      return { value: read(asked.map(({ number }) => blocks[number] as BlockAnswers)), bytes: 1000 }
    },
  }
  const read = readBlocks(node, decoding, archives ? archiver : undefined)
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

test.each([
  ["as the node wrote it", " ", '{"block":{ "number": "0x1" },"receipts":[ ],"traces":[ ]}'],
  ["written again where it has lines", "\n", '{"block":{"number":"0x1"},"receipts":[],"traces":[]}'],
])("a block is archived %s", async (_, space, expected) => {
  const texts = { eth_getBlockByHash: `{${space}"number":${space}"0x1"${space}}` }
  const answerTo = ({ id, method }: { readonly id: number; readonly method: string }) =>
    `{"jsonrpc":"2.0","result":${texts[method as keyof typeof texts] ?? `[${space}]`},"id":${id}}`
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const asked = JSON.parse(String(init?.body))
    if (asked.method === "eth_chainId") return new Response(`{"jsonrpc":"2.0","id":${asked.id},"result":"0xa868"}`)
    return new Response(Array.isArray(asked) ? `[${asked.map(answerTo).join()}]` : answerTo(asked))
  }
  const chain = { chainId: "43112", rpcUrls: ["http://node.test"] }
  const node = createNode({ chain, clock: new VirtualClock(), log: () => {}, fetch, keepsTexts: true })
  const { signal } = new AbortController()
  const { value } = await node.blocks([{ number: 1, hash: `0x${"ab".repeat(32)}` }], signal, 1e6, ([answers]) =>
    Buffer.from(archivedText(1, answers ?? { block: null, receipts: null })).toString(),
  )
  expect(value).toBe(expected)
})

test("receipts that came one by one are archived as they came", () => {
  expect(Buffer.from(archivedText(1, { block: {}, receipts: [{ a: 1 }, { b: 2n ** 64n }] })).toString()).toBe(
    '{"block":{},"receipts":[{"a":1},{"b":18446744073709551616}]}',
  )
})

test("nothing is packed of nothing", async () => {
  expect(await packBlocks(0, [])).toEqual([])
})
