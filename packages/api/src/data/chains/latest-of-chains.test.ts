import type { ChainDefinition, ChainReader, StoredTransaction } from "@serac/store"
import fc from "fast-check"
import { expect, test } from "vitest"
import { latestTransactions } from "../transactions/latest-transactions.ts"
import { type ChainsCursor, chainsPosition, latestOfChains, type OfChain } from "./latest-of-chains.ts"
import type { ServedChain } from "./served-chain.ts"

type Item = StoredTransaction & { readonly succeeded: boolean }

/** A chain of these items, which are newest first. */
function chainOf(chainId: string, items: () => readonly Item[]): ServedChain {
  const matching = (succeeded: boolean | undefined) =>
    items().filter((item) => succeeded === undefined || item.succeeded === succeeded)
  const reader: Pick<ChainReader, "chainId" | "transactions" | "transactionsUpTo"> = {
    chainId,
    async transactions({ after, limit, succeeded }) {
      const [block, index] = after ?? [Number.POSITIVE_INFINITY, 0]
      return matching(succeeded)
        .filter((item) => item.blockNumber < block || (item.blockNumber === block && item.index < index))
        .slice(0, limit)
    },
    async transactionsUpTo({ timestamp, inclusive }, { limit, succeeded }) {
      return matching(succeeded)
        .filter((item) => item.timestamp < timestamp || (inclusive && item.timestamp === timestamp))
        .slice(0, limit)
    },
  }
  return { chainId, reader: reader as ChainReader, definition: { chainId } as ChainDefinition } as ServedChain
}

/** Blocks with a few transactions each, timestamps that never fall. */
const ledger = fc
  .array(fc.record({ step: fc.nat(2), results: fc.array(fc.boolean(), { maxLength: 3 }) }), { maxLength: 12 })
  .map((blocks) => {
    let timestamp = 100
    return blocks
      .flatMap(({ step, results }, blockNumber) => {
        timestamp += step
        return results.map((succeeded, index): Item => ({ blockNumber, index, timestamp, succeeded, fragment: "" }))
      })
      .reverse()
  })

const ids = ["9", "10", "43113", "170845600000000000000000"]
const name = ({ chain, item }: OfChain<StoredTransaction>) =>
  [item.timestamp, chain.chainId, item.blockNumber, item.index].join()

async function* pages(chains: readonly ServedChain[], size: number, succeeded: boolean | undefined) {
  const list = latestTransactions(succeeded)
  let after: ChainsCursor<readonly [number, number]> | undefined
  for (;;) {
    const page = await latestOfChains(chains, list, { after, limit: size })
    yield page
    if (page.length < size) return
    after = chainsPosition(list).of(page.at(-1) as OfChain<StoredTransaction>)
  }
}

test("the pages of any chains together are all their transactions, in order", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ledger, { minLength: 1, maxLength: ids.length }),
      fc.integer({ min: 1, max: 7 }),
      fc.option(fc.boolean(), { nil: undefined }),
      async (ledgers, size, succeeded) => {
        const chains = ledgers.map((items, at) => chainOf(ids[at] as string, () => items))
        const expected = ledgers
          .flatMap((items, at) => items.map((item) => ({ item, at })))
          .filter(({ item }) => succeeded === undefined || item.succeeded === succeeded)
          .sort(
            (a, b) =>
              b.item.timestamp - a.item.timestamp ||
              a.at - b.at ||
              b.item.blockNumber - a.item.blockNumber ||
              b.item.index - a.item.index,
          )
          .map(({ item, at }) => [item.timestamp, ids[at], item.blockNumber, item.index].join())
        const found: string[] = []
        for await (const page of pages(chains.toReversed(), size, succeeded)) found.push(...page.map(name))
        expect(found).toEqual(expected)
      },
    ),
  )
})

test("what the first page was taken from is listed to its end, each once, whatever is added meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(ledger, ledger), fc.integer({ min: 1, max: 5 }), async (ledgers, size) => {
      const current: (readonly Item[])[] = [...ledgers]
      const chains = [0, 1].map((at) => chainOf(ids[at] as string, () => current[at] as readonly Item[]))
      const all = await latestOfChains(chains, latestTransactions(undefined), { after: undefined, limit: 1000 })
      const found: string[] = []
      for await (const page of pages(chains, size, undefined)) {
        found.push(...page.map(name))
        for (const at of [0, 1]) {
          const items = current[at] as readonly Item[]
          const { blockNumber, timestamp } = items[0] ?? { blockNumber: -1, timestamp: 200 }
          const added = {
            blockNumber: blockNumber + 1,
            index: 0,
            timestamp: timestamp + 1,
            succeeded: true,
            fragment: "",
          }
          current[at] = [added, ...items]
        }
      }
      expect(new Set(found).size).toBe(found.length)
      const before = all.map(name)
      expect(found.filter((item) => before.includes(item))).toEqual(before)
    }),
  )
})

test("no chains have no transactions", async () => {
  expect(await latestOfChains([], latestTransactions(undefined), { after: undefined, limit: 10 })).toEqual([])
})
