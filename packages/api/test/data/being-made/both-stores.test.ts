import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createDatabase } from "@serac/kits/postgres"
import {
  type ArchivedAnswers,
  allLists,
  type Batch,
  type ChainWriter,
  type Hex,
  lists,
  packBlocks,
  type StoreLocation,
  textOfAnswers,
} from "@serac/store"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { all, build, type House, now, refusalOf } from "../house.ts"
import { answersOf, contract, Ledger, wallet } from "../ledger.ts"

const chainId = "43112"
const ann = wallet(1)

/** The lists of another version of the software, which makes one of them otherwise. */
const others = allLists.map((list) => (list === lists.erc20Transfers ? { ...list, version: list.version + 1 } : list))

let folder: string
let made = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-being-made-"))
})
afterAll(() => rm(folder, { recursive: true }))

const places: Readonly<Record<string, () => Promise<StoreLocation>>> = {
  SQLite: async () => ({ kind: "sqlite", directory: join(folder, String(++made)) }),
  PostgreSQL: async () => ({ kind: "postgres", url: await createDatabase(inject("postgresUrl")) }),
}

/** A chain of three blocks, each with a transfer. */
function threeBlocks() {
  const ledger = new Ledger(chainId)
  const transfer = { standard: 20, token: contract(1), from: ann, to: wallet(2), moves: [{ value: 1n }] } as const
  return [0, 1, 2].map((number) => ledger.block(now + number, [{ from: ann, transfers: [transfer] }]))
}

/** As it is stored by who makes nothing of the traces, which are archived. */
async function untraced(batch: Batch): Promise<Batch> {
  const { internalTransactions: _, ...rows } = batch
  const answers = answersOf.get(batch) as ArchivedAnswers
  return { ...rows, archive: await packBlocks(batch.blocks[0]?.number ?? 0, [textOfAnswers(answers)]) }
}

const transfersOf = ({ client }: House) =>
  all(client.listErc20Transactions({ chainId, address: ann })).then(({ length }) => length, refusalOf)

const lacking = (blocks: number) =>
  `the list erc20-transfers of chain 43112 is being made: it has ${blocks} of 3 blocks`

describe.each(Object.entries(places))("on %s, of a chain to which no block comes", (_, place) => {
  /** What is answered before a chain's writer is another one, and after each piece of what that catches up with. */
  async function whileCaughtUp(
    before: Parameters<House["store"]["openWriter"]>[1],
    after: Parameters<House["store"]["openWriter"]>[1],
  ): Promise<unknown[]> {
    const house = await build({}, await place())
    let writer: ChainWriter | undefined
    try {
      writer = await house.store.openWriter(chainId, before)
      for (const block of threeBlocks()) await writer.append(block, { nodeHead: 2, now })
      const told: unknown[] = [await transfersOf(house)]
      await writer.close()
      writer = await house.store.openWriter(chainId, after)
      while ((await writer.catchUp(1)) !== undefined) told.push(await transfersOf(house))
      return [...told, await transfersOf(house)]
    } finally {
      await writer?.close()
      await house.close()
    }
  }

  test("a list that another version made is a 503 with its progress, until it is made anew", async () => {
    const told = await whileCaughtUp({ lists: others }, {})
    expect(told).toEqual([lacking(0), lacking(0), lacking(1), lacking(2), 3, 3])
  })

  test("a list that another version begins to make anew is a 503 from then on", async () => {
    const told = await whileCaughtUp({}, { lists: others })
    expect(told).toEqual([3, ...Array(5).fill(lacking(0))])
  })

  test("a list that is left out from now on is a 503 that says so", async () => {
    const told = await whileCaughtUp({}, { projections: ["token-transfers"] })
    expect(told).toEqual([3, "this service does not keep the list erc20-transfers of chain 43112"])
  })

  test("what is to be made of the archive is a 503 with its progress from the beginning on", async () => {
    const house = await build({}, await place())
    const asked = () =>
      all(house.client.listInternalTransactions({ chainId, address: ann })).then(({ length }) => length, refusalOf)
    const progress = (blocks: number) =>
      `internal transactions of chain 43112 are being made: ${blocks} of 3 blocks have theirs`
    try {
      const blocks = threeBlocks()
      const writer = await house.write(chainId, ...blocks)
      const told = [await asked()]
      await writer.beginRebuild()
      // One look at the state of PostgreSQL is good for five milliseconds.
      await expect.poll(asked).toBe(progress(0))
      for (const block of blocks) {
        told.push(await asked())
        await writer.rebuild(block)
      }
      while ((await writer.catchUp(9)) !== undefined);
      told.push(await asked())
      expect(told).toEqual([0, progress(0), progress(1), progress(2), 0])
    } finally {
      await house.close()
    }
  })

  test("what shows internal transactions among others is a 503 until they are made of the archive", async () => {
    const house = await build({}, await place())
    const { client } = house
    const progress = (blocks: number) =>
      `internal transactions of chain 43112 are being made: ${blocks} of 3 blocks have theirs`
    const ledger = new Ledger(chainId)
    const unknown = async (address: Hex) => [
      (await client.listAddressChains({ address })).unindexedChains?.includes(chainId),
      (await client.search({ query: address })).unindexedChains?.includes(chainId),
    ]
    const asked = async () => [
      await all(client.listTransactions({ chainId, address: ann })).then(({ length }) => length, refusalOf),
      await all(client.listTransactionsV2({ chainId, address: ann })).then(({ length }) => length, refusalOf),
      await client.getTransaction({ chainId, txHash: ledger.txHash(0, 0) }).then(() => "whole", refusalOf),
      await client.getTransaction({ chainId, txHash: ledger.txHash(2, 0) }).then(() => "whole", refusalOf),
    ]
    let writer: ChainWriter | undefined
    try {
      const blocks = threeBlocks()
      writer = await house.store.openWriter(chainId)
      for (const block of blocks) await writer.append(await untraced(block), { nodeHead: 2, now })
      await writer.close()
      const told = [await asked()]
      writer = await house.store.openWriter(chainId, { rowVersions: { "internal-transaction-rows": 99 } })
      await writer.catchUp(1)
      for (const block of blocks) {
        told.push(await asked())
        expect(await unknown(wallet(99))).toEqual([true, true])
        await writer.rebuild(block)
      }
      while ((await writer.catchUp(9)) !== undefined);
      told.push(await asked())
      expect(await unknown(wallet(99))).toEqual([false, false])
      expect(told).toEqual([
        [3, 3, "whole", "whole"],
        Array(4).fill(progress(0)),
        [progress(1), progress(1), "whole", progress(1)],
        [progress(2), progress(2), "whole", progress(2)],
        [3, 3, "whole", "whole"],
      ])
    } finally {
      await writer?.close()
      await house.close()
    }
  })
})
