import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { EvmNode, fault } from "@serac/kits/nodes"
import { folderObjects } from "@serac/store/objects"
import { PieceArchive, type PieceError } from "@serac/store/pieces"
import { expect, test } from "vitest"
import { verifyPieces } from "../../src/evm/pieces/index.ts"
import { chainId } from "./archived-chain.ts"
import { FakeChain } from "./fake-chain.ts"
import { counted, emptyArchive, emptyFolder, fetched, filesOf, tracingNode } from "./piece-setting.ts"

const chainOf = (length: number) => new FakeChain(length, { transactions: 2 })

test("machines with overlapping ranges, and one machine with all of them, write the same files", async () => {
  const chain = chainOf(45)
  const [one, other] = [await emptyArchive(), await emptyArchive()]
  expect(await fetched([tracingNode(chain)], one.archive)).toEqual({ first: 0, last: 44, written: 5, present: 0 })
  const both = await Promise.all([
    fetched([tracingNode(chain)], other.archive, { range: { first: 0, last: 29 } }),
    fetched([tracingNode(chain)], other.archive, { range: { first: 25, last: 44 } }),
  ])
  expect(both.map(({ first, last }) => [first, last])).toEqual([
    [0, 29],
    [20, 44],
  ])
  const files = await filesOf(one.folder)
  expect(await filesOf(other.folder)).toEqual(files)
  expect(Object.keys(files)).toEqual(
    [0, 10, 20, 30, 40].map((from) => {
      const [first, last] = [from, Math.min(from + 9, 44)].map((number) => String(number).padStart(12, "0"))
      return `evm-${chainId}/${first}-${last}.piece`
    }),
  )
})

test("what is there stays, what is torn is fetched again, and a short last piece gives way to the whole one", async () => {
  const chain = chainOf(35)
  const folder = await emptyFolder()
  const { objects, written } = counted(folderObjects(folder))
  const archive = new PieceArchive(objects)
  await fetched([tracingNode(chain)], archive)
  const files = await filesOf(folder)
  const torn = Object.keys(files)[1] as string
  await writeFile(join(folder, torn), Buffer.from(files[torn] as string, "hex").subarray(0, 200))
  written.length = 0
  expect(await fetched([tracingNode(chain)], archive)).toMatchObject({ written: 1, present: 3 })
  expect(written).toEqual([torn])
  expect(await filesOf(folder)).toEqual(files)
  chain.grow(5)
  expect(await fetched([tracingNode(chain)], archive)).toMatchObject({ written: 1, present: 3, last: 39 })
  expect(await verifyPieces({ archive, chainId, threads: 0 })).toEqual({
    first: 0,
    last: 39,
    pieces: 4,
    unsettled: 0,
    unproven: 0,
  })
  // The whole piece counts for the short one.
  expect(await fetched([tracingNode(chain)], archive, { range: { first: 30, last: 34 } })).toMatchObject({ written: 0 })
})

test("a node that fails and lies costs nothing but its requests", async () => {
  const chain = chainOf(60)
  const [one, other] = [await emptyArchive(), await emptyArchive()]
  await fetched([tracingNode(chain)], one.archive)
  const liar = tracingNode(chain)
  let calls = 0
  let lies = 0
  liar.intercept = () => (++calls % 4 === 0 ? fault.hangUp : undefined)
  liar.override = ({ method, params }) => {
    if (method !== "eth_getBlockReceipts" || calls % 2 === 0) return undefined
    const block = chain.find(String(params[0]))
    if (block === undefined || block.receipts.length === 0) return undefined
    lies += 1
    return block.receipts.map((receipt) => ({ ...receipt, gasUsed: "0x1" }))
  }
  expect(await fetched([liar, tracingNode(chain)], other.archive)).toMatchObject({ written: 6 })
  expect(lies).toBeGreaterThan(0)
  expect(await filesOf(other.folder)).toEqual(await filesOf(one.folder))
})

test("blocks that later headers settle wait for them, and begin with what they settle", async () => {
  const chain = new FakeChain(40, { transactions: 2, settledAfter: 4 })
  const [one, other] = [await emptyArchive(), await emptyArchive()]
  // Block 39 settles block 35.
  expect(await fetched([new EvmNode(chain)], one.archive)).toEqual({
    first: 0,
    last: 39,
    written: 3,
    present: 0,
    unsettledFrom: 30,
  })
  chain.grow(20)
  await fetched([new EvmNode(chain)], one.archive, { range: { first: 0, last: 39 } })
  await fetched([new EvmNode(chain)], other.archive, { range: { first: 20, last: 39 } })
  await fetched([new EvmNode(chain)], other.archive, { range: { first: 0, last: 19 } })
  expect(await filesOf(other.folder)).toEqual(await filesOf(one.folder))
  expect(await verifyPieces({ archive: one.archive, chainId, threads: 0 })).toMatchObject({ last: 39, unsettled: 4 })
})

test("a false receipt of a block that is settled later is in no piece", async () => {
  const chain = new FakeChain(40, { transactions: 2, settledAfter: 4 })
  const [one, other] = [await emptyArchive(), await emptyArchive()]
  const range = { first: 0, last: 29 }
  await fetched([new EvmNode(chain)], one.archive, { range })
  const liar = new EvmNode(chain)
  let lies = 3
  liar.override = ({ method, params }) => {
    if (method !== "eth_getBlockReceipts" || Number(params[0]) !== 17 || lies-- <= 0) return undefined
    return chain.at(17).receipts.map((receipt) => ({ ...receipt, cumulativeGasUsed: "0x1" }))
  }
  expect(await fetched([liar], other.archive, { range })).toMatchObject({ written: 3 })
  expect(lies).toBeLessThan(0)
  expect(await filesOf(other.folder)).toEqual(await filesOf(one.folder))
})

test("a node on another fork than the pieces beside is refused", async () => {
  const chain = chainOf(30)
  const { archive } = await emptyArchive()
  await fetched([tracingNode(chain)], archive, { range: { first: 10, last: 19 } })
  const other = chain.copy()
  other.fork(12, 12, "other")
  const refusal = fetched([tracingNode(other)], archive, { range: { first: 20, last: 29 } })
  await expect(refusal).rejects.toThrow(expect.objectContaining<Partial<PieceError>>({ code: "PIECE_REORDERED" }))
  await expect(refusal).rejects.toThrow(
    `block 19 is ${other.at(19).block.hash} for the node, and ${chain.at(19).block.hash} by evm-${chainId}/`,
  )
})

test("blocks that no node has yet are refused", async () => {
  const { archive } = await emptyArchive()
  await expect(fetched([tracingNode(chainOf(5))], archive, { range: { first: 0, last: 9 } })).rejects.toThrow(
    new RangeError("there is no block 9 yet: the node's head is block 4"),
  )
})

test("it ends where it is stopped, and goes on there", async () => {
  const chain = chainOf(50)
  const folder = await emptyFolder()
  const { objects, written } = counted(folderObjects(folder))
  const archive = new PieceArchive(objects)
  const stopping = new AbortController()
  const onProgress = ({ done }: { readonly done: number }) => done === 20 && stopping.abort(new Error("enough"))
  await expect(fetched([tracingNode(chain)], archive, { signal: stopping.signal, onProgress })).rejects.toThrow(
    "enough",
  )
  expect(written).toHaveLength(2)
  await fetched([tracingNode(chain)], archive)
  expect(new Set(written).size).toBe(written.length)
})
