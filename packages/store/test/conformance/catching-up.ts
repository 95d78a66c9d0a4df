import { describe, expect, test } from "vitest"
import { chainPart } from "../../src/engine.ts"
import { engineOf } from "../../src/engine-of.ts"
import {
  allLists,
  allProjections,
  type ChainWriter,
  defineList,
  dump,
  type List,
  lists,
  verifyingChain,
} from "../../src/index.ts"
import type { Query } from "../../src/queries/query.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, type BlockContent, batchOf, hashOf } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

/** A list that this software does not have: transfers by who received them. */
const received = defineList({
  name: "received",
  about: "rows of a test",
  id: 99,
  version: 1,
  of: "transfers",
  keysOf: ({ to }) => [to],
})
const withReceived: readonly List[] = [...allLists, received]

const contents = Array.from(
  { length: 12 },
  (_, number): BlockContent => ({
    transactions: [true, { succeeded: false, from: address(number % 3), to: address(7) }],
    transfers: [
      { logIndex: 0, batchIndex: 0, standard: 20, token: address(20), from: address(1), to: address(2 + (number % 2)) },
    ],
    deployments: [{ transactionIndex: 0, sequence: 0, address: address(100 + number), deployer: address(1) }],
  }),
)
const first = batchOf(contents.slice(0, 8))
const rest = batchOf(contents.slice(8), { from: 8 })
const progress = { nodeHead: 11, now: 1_000 }

async function catchUpWhole(writer: ChainWriter, mostTransactions = 3): Promise<number> {
  let steps = 0
  while ((await writer.catchUp(mostTransactions)) !== undefined) steps += 1
  return steps
}

export function describeCatchingUp(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: catching up`, () => {
    const setting = setUp(createTemporaryStore)
    const stateOf = async (chainId: string, list: List) =>
      (await setting.store.chain(chainId).projections()).find((each) => each.name === list.name)

    /** What a store has that was given everything by a writer that knew all lists from the beginning. */
    async function expected(lists: readonly List[]): Promise<readonly string[]> {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId, { lists })
      await writer.append(first, progress)
      await writer.append(rest, progress)
      await writer.close()
      return linesOf(dump(setting.store, chainId))
    }

    test("a list that is declared later is made of what is stored, step by step, while blocks come and go", async () => {
      const chainId = setting.newChainId()
      const before = await setting.store.openWriter(chainId)
      await before.append(first, progress)
      await before.close()
      const writer = await setting.store.openWriter(chainId, { lists: withReceived })
      expect(await writer.catchUp(6)).toEqual({ lists: ["received"], next: 3, head: 7 })
      await writer.append(batchOf(contents.slice(8), { from: 8, fork: 1, parentHash: hashOf(7) }), progress)
      expect(await setting.store.chain(chainId).listed(received, address(2), { limit: 9 })).toHaveLength(2)
      expect(await writer.catchUp(14)).toEqual({ lists: ["received"], next: 10, head: 11 })
      await writer.rollback(7)
      await writer.append(rest, progress)
      expect(await catchUpWhole(writer)).toBe(4)
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await expected(withReceived))
      await writer.rollback(2)
      await writer.append(batchOf(contents.slice(3), { from: 3 }), progress)
      await writer.close()
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await expected(withReceived))
    })

    test("a list that is declared anew is emptied and made again", async () => {
      const chainId = setting.newChainId()
      const before = await setting.store.openWriter(chainId, { lists: withReceived })
      await before.append(first, progress)
      await before.append(rest, progress)
      await before.close()
      const sent = defineList({ ...received, version: 2, keysOf: ({ from }) => [from] })
      const writer = await setting.store.openWriter(chainId, { lists: [...allLists, sent] })
      await catchUpWhole(writer, 1000)
      await writer.close()
      const reader = setting.store.chain(chainId)
      expect(await reader.listed(sent, address(2), { limit: 99 })).toEqual([])
      expect(await reader.listed(sent, address(1), { limit: 99 })).toHaveLength(12)
    })

    test("a list that is left out gets no blocks, keeps what it has, and goes on from there", async () => {
      const chainId = setting.newChainId()
      const all = await setting.store.openWriter(chainId)
      await all.append(first, progress)
      await all.close()
      const names = allLists.map((list) => list.name).filter((each) => each !== lists.addressTransactions.name)
      const few = await setting.store.openWriter(chainId, { projections: names })
      await few.append(rest, progress)
      expect(await few.catchUp(9)).toBeUndefined()
      await few.close()
      expect(await stateOf(chainId, lists.addressTransactions)).toEqual({
        name: "address-transactions",
        state: "off",
        next: 8,
        head: 11,
      })
      expect((await verifyingChain(setting.store, chainId).check()).inconsistencies.filter(isOfList)).toEqual([])
      const again = await setting.store.openWriter(chainId)
      await catchUpWhole(again)
      await again.close()
      expect(await stateOf(chainId, lists.addressTransactions)).toMatchObject({ state: "current", next: 12 })
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await expected(allLists))
    })

    test("lists that can wait do so while the chain is far behind its node, and no other list does", async () => {
      const chainId = setting.newChainId()
      const writer = await setting.store.openWriter(chainId)
      await writer.append(first, { nodeHead: 1_000_000, now: 1_000 })
      expect(await writer.catchUp(9)).toBeUndefined()
      expect(
        (await setting.store.chain(chainId).projections()).map(({ name, state, next }) => `${name} ${state} ${next}`),
      ).toEqual(
        allProjections.map(({ name, canWait }) => (canWait === true ? `${name} behind 0` : `${name} current 8`)),
      )
      expect(await setting.store.chain(chainId).tokenTransfers(address(20), { limit: 99 })).toHaveLength(8)
      await writer.append(rest, progress)
      await catchUpWhole(writer)
      await writer.close()
      expect(await linesOf(dump(setting.store, chainId))).toEqual(await expected(allLists))
    })

    test("a step is shorter where blocks of few transactions have very many rows, and takes the largest block alone", async () => {
      const [events, calls] = [
        [10, 10, 40, 0, 3, 3],
        [0, 0, 0, 0, 20, 0],
      ]
      const numbered = (count = 0) => Array.from({ length: count }, (_, at) => at)
      const dense = batchOf(
        events.map(
          (count, number): BlockContent => ({
            transactions: [true],
            transfers: numbered(count).map((logIndex) => ({
              logIndex,
              batchIndex: 0,
              standard: 20,
              token: address(20),
              from: address(1),
              to: address(logIndex),
            })),
            internalTransactions: numbered(calls[number]).map((sequence) => ({
              transactionIndex: 0,
              sequence,
              from: address(sequence),
              to: address(8),
            })),
          }),
        ),
      )
      const store = (nodeHead: number) =>
        setting.withChain(async ({ chainId, writer }) => {
          await writer.append(dense, { nodeHead, now: 1_000 })
          await writer.append(batchOf([{}], { from: 6 }), { nodeHead: 6, now: 1_000 })
          const steps: (number | undefined)[] = []
          for (let done = await writer.catchUp(2); done; done = await writer.catchUp(2)) steps.push(done.next)
          return { steps, lines: await linesOf(dump(setting.store, chainId)) }
        })
      const [following, afterwards] = [await store(6), await store(1_000_000)]
      expect([following.steps, afterwards.steps]).toEqual([[], [1, 2, 3, 4, 5, 7]])
      expect(afterwards.lines).toEqual(following.lines)
    })

    test("a list that another version made is emptied in bounded pieces", async () => {
      const chainId = setting.newChainId()
      const dumped = () => linesOf(dump(setting.store, chainId))
      const old = await setting.store.openWriter(chainId, { lists: [...allLists, wide] })
      await old.append(batchOf(Array.from({ length: 90 }, () => moving)), progress)
      await old.close()
      const lines = await dumped()
      const { name } = wide
      const writer = await setting.store.openWriter(chainId, { lists: [...allLists, { ...wide, version: 2 }] })
      expect(await writer.catchUp(99_999)).toEqual({ lists: [name], next: 0, head: 89 })
      expect(
        await engineOf(setting.store)
          .reader(chainPart(chainId))
          .get(entries, { chain: BigInt(chainId) }),
      ).toEqual({
        count: 2_500,
      })
      expect(await writer.catchUp(99_999)).toEqual({ lists: [name], next: 0, head: 89 })
      expect(await writer.catchUp(99_999)).toEqual({ lists: [name], next: 90, head: 89 })
      expect(await writer.catchUp(99_999)).toBeUndefined()
      await writer.close()
      expect(await dumped()).toEqual(lines)
    })

    test("nothing is behind on a chain without blocks", async () => {
      await setting.withChain(async ({ writer, reader }) => {
        expect(await writer.catchUp(9)).toBeUndefined()
        expect(await reader.projections()).toEqual([])
      })
    })
  })
}

/** A list with 250 entries a transfer: many entries of few rows. */
const wide = defineList({
  name: "wide",
  about: "rows of a test",
  id: 98,
  version: 1,
  of: "transfers",
  keysOf: () => Array.from({ length: 250 }, (_, at) => address(1_000 + at)),
})
const moving: BlockContent = {
  transactions: [true],
  transfers: [{ logIndex: 0, batchIndex: 0, standard: 20, token: address(20), from: address(1), to: address(2) }],
}

/** The number of its entries. */
const entries: Query = {
  name: "count_of_list_98",
  sql: `SELECT count(*) AS "count" FROM evm_list WHERE chain_id = :chain AND list = 98`,
  plan: { sqlite: [], postgres: [] },
}

const isOfList = ({ table }: { readonly table: string }) => table === "evm_list"
