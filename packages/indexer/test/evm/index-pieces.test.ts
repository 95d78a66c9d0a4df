import { type ChainLockedError, openStore, verifyingChain } from "@serac/store"
import { evmPieces, type PieceError, pieceKey } from "@serac/store/pieces"
import { describe, expect, test } from "vitest"
import { type IndexerOptions, startIndexer } from "../../src/evm/index.ts"
import { indexPieces, verifyPieces } from "../../src/evm/pieces/index.ts"
import { chainId, dumped, index, setting, withReader } from "./archived-chain.ts"
import { type FakeBlock, FakeChain } from "./fake-chain.ts"
import { emptyArchive, emptyFolder, fetched, forge, tracingNode } from "./piece-setting.ts"

/** A chain in an archive, and the lines of a store that was indexed from its node. */
async function archived(chain: FakeChain) {
  const { node, options } = await setting(chain)
  await index(startIndexer, options, node)
  const { archive } = await emptyArchive()
  await fetched([tracingNode(chain)], archive)
  return { node, options, archive, lines: await dumped(options) }
}

/** A new store for pieces. */
async function target(options: IndexerOptions) {
  const directory = await emptyFolder()
  return { ...options, store: { kind: "sqlite", directory } } satisfies IndexerOptions
}

const into = ({ store }: IndexerOptions, archive: Parameters<typeof indexPieces>[0]["archive"]) => ({
  store,
  chainId,
  archive,
  threads: 0,
})

test("what threads make of pieces is what is made of the node, and it goes on at the head from a node", async () => {
  const { node, options, archive, lines } = await archived(new FakeChain(64, { transactions: 3 }))
  const own = await target(options)
  const head = node.chain.at(63).block
  expect(await indexPieces({ ...into(own, archive), threads: 2 })).toEqual({
    blocks: 64,
    head: expect.objectContaining({ number: 63, hash: head.hash }),
  })
  expect(await dumped(own)).toEqual(lines)
  const { inconsistencies } = await withReader(own, (store) => verifyingChain(store, chainId).check())
  expect(inconsistencies).toEqual([])
  node.chain.grow(9)
  await index(startIndexer, own, node)
  await index(startIndexer, options, node)
  expect(await dumped(own)).toEqual(await dumped(options))
})

test("it goes on where it was stopped, and after the last block that is stored", async () => {
  const { options, archive, lines } = await archived(new FakeChain(64, { transactions: 3 }))
  const own = await target(options)
  const stopping = new AbortController()
  const stopped = {
    ...into(own, archive),
    signal: stopping.signal,
    onProgress: () => stopping.abort(new Error("enough")),
  }
  await expect(indexPieces(stopped)).rejects.toThrow("enough")
  await indexPieces(into(own, archive))
  expect(await dumped(own)).toEqual(lines)
  expect(await indexPieces(into(own, archive))).toMatchObject({ blocks: 0 })
})

test("blocks that later headers settle are verified by those of the next piece", async () => {
  const chain = new FakeChain(60, { transactions: 2, settledAfter: 4 })
  const { node, options } = await setting(chain)
  const { archive } = await emptyArchive()
  await fetched([tracingNode(chain)], archive, { range: { first: 0, last: 49 } })
  const own = await target(options)
  await indexPieces(into(own, archive))
  await index(startIndexer, own, node)
  await index(startIndexer, options, node)
  expect(await dumped(own)).toEqual(await dumped(options))
})

/** A chain whose pieces 0 and 2 of three are right. */
async function broken() {
  const chain = new FakeChain(30, { transactions: 2 })
  const { options } = await setting(chain)
  const { archive } = await emptyArchive()
  await fetched([tracingNode(chain)], archive)
  return { chain, archive, own: await target(options), middle: chain.blocks.slice(10, 20) }
}

const key = pieceKey(evmPieces(chainId), { first: 10, last: 19 })
/** The block with a member of its first receipt or transaction changed. */
const changed = (blocks: readonly FakeBlock[], at: number, change: (block: FakeBlock) => FakeBlock) =>
  blocks.map((block, index) => (index === at ? change(block) : block))

const forgeries: readonly (readonly [
  string,
  PieceError["code"],
  RegExp,
  (it: Awaited<ReturnType<typeof broken>>) => Promise<void>,
])[] = [
  [
    "whose receipts contradict their root",
    "PIECE_FALSE",
    /block 13: receiptsRoot is/,
    ({ archive, middle }) =>
      forge(
        archive,
        changed(middle, 3, (block) => ({
          ...block,
          receipts: block.receipts.map((one) => ({ ...one, cumulativeGasUsed: "0x9" })),
        })),
      ),
  ],
  [
    "with a header that its hash does not cover",
    "PIECE_FALSE",
    /block 10: hash is .*, and its header hashes to/,
    ({ archive, middle }) =>
      forge(
        archive,
        changed(middle, 0, ({ block, ...rest }) => ({ ...rest, block: { ...block, timestamp: "0x1" } })),
      ),
  ],
  [
    "with a header of an unknown form",
    "PIECE_FALSE",
    /block 12: its header cannot be hashed: it has no stateRoot/,
    ({ archive, middle }) =>
      forge(
        archive,
        changed(middle, 2, ({ block, ...rest }) => ({ ...rest, block: { ...block, stateRoot: undefined } })),
      ),
  ],
  [
    "with two blocks in each other's place",
    "PIECE_FALSE",
    /block 14: the node answered block 15/,
    ({ archive, middle }) => {
      const [four, five] = [middle[4], middle[5]] as [FakeBlock, FakeBlock]
      return forge(archive, [...middle.slice(0, 4), five, four, ...middle.slice(6)])
    },
  ],
  [
    "of another fork",
    "PIECE_REORDERED",
    /block 10 has the parent .*, and block 9 before it is/,
    ({ archive, chain }) => {
      const other = chain.copy()
      other.fork(25, 25, "other")
      return forge(archive, other.blocks.slice(10, 20))
    },
  ],
  [
    "whose header states another last block",
    "PIECE_FALSE",
    /its last block is .*, and its header states/,
    ({ archive, middle, chain }) =>
      forge(archive, middle, { as: [...middle.slice(0, 9).map(({ block }) => block), chain.at(20).block] }),
  ],
  [
    "of another chain",
    "PIECE_FOREIGN",
    /it is of evm-7/,
    ({ archive, middle }) => forge(archive, middle, { chain: "evm-7" }),
  ],
]

describe.each(forgeries)("a piece %s", (_, code, reason, make) => {
  test("is refused by name; what precedes it is stored, and nothing of it", async () => {
    const it = await broken()
    await make(it)
    const refused = expect.objectContaining<Partial<PieceError>>({
      code,
      piece: key,
      reason: expect.stringMatching(reason),
    })
    await expect(indexPieces(into(it.own, it.archive))).rejects.toThrow(refused)
    await expect(verifyPieces({ archive: it.archive, chainId, threads: 0 })).rejects.toThrow(refused)
    await withReader(it.own, async (store) => {
      expect((await store.chain(chainId).status())?.head.number ?? -1).toBeLessThan(10)
    })
    // The true piece heals it.
    await forge(it.archive, it.middle)
    expect(await indexPieces(into(it.own, it.archive))).toMatchObject({ head: { number: 29 } })
  })
})

test("a false receipt that only the next piece contradicts is refused, and undone", async () => {
  const chain = new FakeChain(40, { transactions: 2, settledAfter: 4 })
  const { options } = await setting(chain)
  const { archive } = await emptyArchive()
  await fetched([tracingNode(chain)], archive, { range: { first: 0, last: 29 } })
  const falsified = changed(chain.blocks.slice(10, 20), 8, (block) => ({
    ...block,
    receipts: block.receipts.map((one) => ({ ...one, cumulativeGasUsed: "0x9" })),
  }))
  await forge(archive, falsified)
  const refused = expect.objectContaining<Partial<PieceError>>({ code: "PIECE_FALSE" })
  const own = await target(options)
  await expect(indexPieces(into(own, archive))).rejects.toThrow(refused)
  await expect(verifyPieces({ archive, chainId, threads: 0 })).rejects.toThrow(refused)
  await forge(archive, chain.blocks.slice(10, 20))
  await indexPieces(into(own, archive))
  const true_ = await target(options)
  await indexPieces(into(true_, archive))
  expect(await dumped(own)).toEqual(await dumped(true_))
})

test("what a thread refuses is refused by the same name", async () => {
  const { archive, own, middle } = await broken()
  await forge(archive, middle, { chain: "evm-7" })
  const foreign = expect.objectContaining<Partial<PieceError>>({ name: "PieceError", code: "PIECE_FOREIGN" })
  await expect(indexPieces({ ...into(own, archive), threads: 1 })).rejects.toThrow(foreign)
  await forge(
    archive,
    changed(middle, 3, (block) => ({ ...block, receipts: [] })),
  )
  const untrue = expect.objectContaining<Partial<PieceError>>({ name: "PieceError", code: "PIECE_FALSE", piece: key })
  await expect(verifyPieces({ archive, chainId, threads: 1 })).rejects.toThrow(untrue)
})

describe("is refused, and nothing is changed", () => {
  test("an archive without a piece of the chain, and one with a gap", async () => {
    const { archive, own } = await broken()
    await expect(indexPieces({ ...into(own, archive), chainId: "7" })).rejects.toThrow(
      "chain 7: the archive has no piece of it (PIECE_MISSING)",
    )
    await archive.objects.remove(key)
    await expect(indexPieces(into(own, archive))).rejects.toThrow(
      "the archive has no blocks 10 to 19, and later ones (PIECE_MISSING)",
    )
  })

  test("an archive of another fork than the stored blocks", async () => {
    const { archive, own, chain } = await broken()
    const fork = chain.copy()
    fork.fork(20, 10, "other")
    const { node } = await setting(fork)
    const url = await node.listen()
    await index(startIndexer, { ...own, chain: { ...own.chain, rpcUrls: [url.url] } }, node)
    const before = await dumped(own)
    await expect(indexPieces(into(own, archive))).rejects.toThrow(/PIECE_REORDERED/)
    expect(await dumped(own)).toEqual(before)
    await url.close()
  })

  test("while an indexer runs", async () => {
    const { archive, own } = await broken()
    const store = await openStore(own.store)
    const writer = await store.openWriter(chainId)
    await expect(indexPieces(into(own, archive))).rejects.toThrow(
      expect.objectContaining<Partial<ChainLockedError>>({ code: "CHAIN_LOCKED" }),
    )
    await writer.close()
    await store.close()
  })
})
