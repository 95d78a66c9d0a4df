import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  dumpNetwork,
  type NetworkBatch,
  type NetworkReader,
  type NetworkTransactionFilter,
  type NetworkWriter,
  type Range,
  type UtxoFilter,
  verifyingNetwork,
} from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { linesOf } from "../lines-of.ts"
import { pages } from "../pages.ts"
import { addresses, assets, batchesOf, chains, historyOf, someOrder, someTransactions, types } from "./histories.ts"
import { NetworkModel } from "./model.ts"
import { plain } from "./plain.ts"
import { hexOf, progressOf } from "./rows.ts"
import { type NetworkSetting, setUpNetwork } from "./setting.ts"

/** What is checked without the blocks' JSON, which here is none of a real block's. */
const summed = new Set(["primary_balance", "primary_address_utxo", "primary_utxo", "primary_checkpoint"])

// An address may be named twice.
const someOwners = fc.array(fc.constantFrom(...addresses), { maxLength: 5 })
const someOrderOfItems = fc.constantFrom("asc" as const, "desc" as const)
const someChain = fc.constantFrom(...chains)

const someUtxoFilter: fc.Arbitrary<UtxoFilter> = fc
  .record({
    chain: someChain,
    addresses: someOwners,
    assetId: fc.option(fc.constantFrom(...assets), { nil: undefined }),
    minAmount: fc.option(fc.constantFrom(0n, 5n, 6n, 2n ** 64n - 1n), { nil: undefined }),
    includeSpent: fc.boolean(),
    sortBy: fc.constantFrom("timestamp" as const, "amount" as const),
    order: someOrderOfItems,
  })
  .map((filter) => (filter.chain === "X" ? filter : { ...filter, assetId: undefined }))

const someTransactionFilter: fc.Arbitrary<NetworkTransactionFilter> = fc
  .record({
    chain: someChain,
    of: fc.oneof(
      fc.constant({}),
      someOwners.map((owners) => ({ addresses: owners })),
      fc.constantFrom(...assets).map((assetId) => ({ assetId })),
    ),
    types: fc.option(fc.array(fc.constantFrom(...types), { maxLength: 3 }), { nil: undefined }),
    startTimestamp: fc.option(fc.integer({ min: -1, max: 100 }), { nil: undefined, freq: 2 }),
    endTimestamp: fc.option(fc.integer({ min: -1, max: 100 }), { nil: undefined, freq: 2 }),
    order: someOrderOfItems,
  })
  .map(({ of, ...filter }) => ({ ...filter, ...of }))

const someQueries = fc.record({
  utxos: fc.array(someUtxoFilter, { minLength: 4, maxLength: 4 }),
  transactions: fc.array(someTransactionFilter, { minLength: 4, maxLength: 4 }),
  balances: fc.array(fc.tuple(someChain, someOwners, fc.nat(200)), { minLength: 2, maxLength: 2 }),
  pageSize: fc.integer({ min: 1, max: 8 }),
})
type Queries = typeof someQueries extends fc.Arbitrary<infer Queries> ? Queries : never

export function describeNetworkHistories(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: random histories of a network`, () => {
    const setting = setUpNetwork(createTemporaryStore)

    test("in whatever order batches came, lists are what a look at everything says, in pages of any size", async () => {
      await fc.assert(
        fc.asyncProperty(someTransactions, someOrder, fc.nat(), someQueries, async (drawn, order, part, queries) => {
          const batches = batchesOf(historyOf(drawn), order)
          // What is stored half way is a network too.
          const stored = batches.slice(0, batches.length - (part % Math.max(1, batches.length - 2)))
          await setting.withNetwork(async ({ networkId, writer, reader }) => {
            for (const batch of stored) await writer.append(batch, progressOf(batch))
            const model = new NetworkModel(stored)
            await compareLists(reader, model, queries)
            await compareLeftovers(writer, model, queries)
            const { inconsistencies } = await verifyingNetwork(setting.store, networkId).check()
            expect(inconsistencies.filter(({ table }) => summed.has(table))).toEqual([])
          })
        }),
        { numRuns: Math.ceil(20 * share) },
      )
    }, 120_000)

    test("the same blocks make the same store, in whatever order and batches they came", async () => {
      await fc.assert(
        fc.asyncProperty(someTransactions, someOrder, async (drawn, order) => {
          const history = historyOf(drawn)
          const whole = await dumpOf(setting, [history.P, history.X, history.C])
          expect(await dumpOf(setting, batchesOf(history, order))).toEqual(whole)
        }),
        { numRuns: Math.ceil(8 * share) },
      )
    }, 120_000)
  })
}

async function dumpOf({ store, withNetwork }: NetworkSetting, batches: readonly NetworkBatch[]) {
  return withNetwork(async ({ networkId, writer }) => {
    for (const batch of batches) await writer.append(batch, progressOf(batch))
    return linesOf(dumpNetwork(store, networkId))
  })
}

async function compareLists(reader: NetworkReader, model: NetworkModel, queries: Queries): Promise<void> {
  for (const filter of queries.utxos) {
    const found = await pages(
      (range: Range<readonly [string, string]>) => reader.utxos(filter, range),
      ({ timestamp, amount, id }) => [String(filter.sortBy === "amount" ? amount : timestamp), hexOf(id)] as const,
      queries.pageSize,
    )
    expect(plain(found)).toEqual(plain(model.utxos(filter)))
  }
  for (const filter of queries.transactions) {
    const found = await pages(
      (range: Range<readonly [number, number]>) => reader.transactions(filter, range),
      ({ height, index }) => [height, index] as const,
      queries.pageSize,
    )
    expect(plain(found)).toEqual(plain(model.transactions(filter)))
    const some = found.at(-1)
    if (some !== undefined) expect(plain([await reader.transaction(some.id)])).toEqual(plain([some]))
  }
  for (const [chain, owners, moment] of queries.balances) {
    const balances = plain(await reader.balances(chain, owners))
    expect([...balances].sort()).toEqual([...plain(model.balances(chain, owners))].sort())
    expect(plain(await reader.balancesAt(chain, owners, Number.MAX_SAFE_INTEGER))).toEqual(balances)
    const earlier = plain(await reader.balancesAt(chain, owners, moment))
    expect([...earlier].sort()).toEqual([...plain(model.balances(chain, owners, moment))].sort())
  }
}

/** What an indexer asks for after it has caught up. */
async function compareLeftovers(writer: NetworkWriter, model: NetworkModel, { pageSize }: Queries): Promise<void> {
  const first = await writer.unresolved(2)
  const rest = await writer.unresolved(1000, first.at(-1))
  expect(plain([...first, ...rest])).toEqual(plain(model.unresolved()))
  for (const chain of chains) {
    const found = await pages(
      ({ limit, after }: Range<readonly [string]>) =>
        writer.addresses(chain, limit, after && Buffer.from(after[0], "hex")),
      (bytes) => [hexOf(bytes)] as const,
      pageSize,
    )
    expect(found.map(hexOf)).toEqual(model.addresses(chain))
  }
}
