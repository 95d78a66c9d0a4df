import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  dumpNetwork,
  type NetworkBatch,
  type NetworkReader,
  type NetworkWriter,
  type Range,
} from "../../../src/index.ts"
import type { Place } from "../../conformance.ts"
import { linesOf } from "../lines-of.ts"
import { addresses, assets, batchesOf, chains, historyOf, someOrder, someTransactions, types } from "./histories.ts"
import { NetworkModel } from "./model.ts"
import { pages } from "./pages.ts"
import { plain } from "./plain.ts"
import { progressOf } from "./rows.ts"
import { type NetworkSetting, setUpNetwork } from "./setting.ts"

export function describeNetworkHistories(name: string, makePlace: () => Promise<Place>): void {
  describe(`${name}: random histories of a network`, () => {
    const setting = setUpNetwork(makePlace)

    test("in whatever order batches came, every list is what a look at everything says, in pages of any size", async () => {
      await fc.assert(
        fc.asyncProperty(
          someTransactions,
          someOrder,
          fc.integer({ min: 1, max: 4 }),
          fc.nat(),
          async (drawn, order, pageSize, part) => {
            const batches = batchesOf(historyOf(drawn), order)
            // What is stored half way is a network too.
            const stored = batches.slice(0, 1 + (part % batches.length))
            await setting.withNetwork(async ({ writer, reader }) => {
              for (const batch of stored) await writer.append(batch, progressOf(batch))
              await compare(reader, writer, new NetworkModel(stored), pageSize)
            })
          },
        ),
        { numRuns: 40 },
      )
    }, 120_000)

    test("the same blocks make the same store, in whatever order and batches they came", async () => {
      await fc.assert(
        fc.asyncProperty(someTransactions, someOrder, async (drawn, order) => {
          const history = historyOf(drawn)
          const whole = await dumpOf(setting, [history.P, history.X, history.C])
          expect(await dumpOf(setting, batchesOf(history, order))).toEqual(whole)
        }),
        { numRuns: 15 },
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

const orders = ["asc", "desc"] as const
const someOwners = [
  [],
  [addresses[0]],
  [addresses[1], addresses[2], addresses[1]],
  addresses,
] as readonly Uint8Array[][]

async function compare(
  reader: NetworkReader,
  writer: NetworkWriter,
  model: NetworkModel,
  pageSize: number,
): Promise<void> {
  for (const chain of chains) {
    for (const owners of someOwners) {
      await compareUtxos(reader, model, chain, owners, pageSize)
      const balances = await reader.balances(chain, owners)
      expect(new Set(plain(balances))).toEqual(new Set(plain(model.balances(chain, owners))))
      await compareTransactions(reader, model, { chain, addresses: owners }, pageSize)
    }
    await compareTransactions(reader, model, { chain }, pageSize)
    await compareTransactions(reader, model, { chain, types: types.slice(1) }, pageSize)
    await compareTransactions(reader, model, { chain, startTimestamp: 10, endTimestamp: 50 }, pageSize)
    const found = await pages(
      ({ limit, after }: Range<readonly [string]>) =>
        writer.addresses(chain, limit, after && Buffer.from(after[0], "hex")),
      (bytes) => [Buffer.from(bytes).toString("hex")] as const,
      pageSize,
    )
    expect(found.map((bytes) => Buffer.from(bytes).toString("hex"))).toEqual(model.addresses(chain))
  }
  for (const assetId of assets) await compareTransactions(reader, model, { chain: "X", assetId }, pageSize)
  const first = await writer.unresolved(2)
  const rest = await writer.unresolved(1000, first.at(-1))
  expect(plain([...first, ...rest])).toEqual(plain(model.unresolved()))
}

async function compareUtxos(
  reader: NetworkReader,
  model: NetworkModel,
  chain: (typeof chains)[number],
  owners: readonly Uint8Array[],
  pageSize: number,
): Promise<void> {
  for (const [at, sortBy] of (["timestamp", "amount", "timestamp", "amount"] as const).entries()) {
    const filter = {
      chain,
      addresses: owners,
      includeSpent: at % 3 === 0,
      sortBy,
      order: orders[Number(at > 1)] ?? "asc",
      ...(chain === "X" && at % 2 === 1 && { assetId: assets[0] }),
      ...(at > 0 && { minAmount: 5n }),
    }
    const found = await pages(
      (range: Range<readonly [string, string]>) => reader.utxos(filter, range),
      ({ timestamp, amount, id }) =>
        [String(sortBy === "amount" ? amount : timestamp), Buffer.from(id).toString("hex")] as const,
      pageSize,
    )
    expect(plain(found)).toEqual(plain(model.utxos(filter)))
  }
}

async function compareTransactions(
  reader: NetworkReader,
  model: NetworkModel,
  filter: Omit<Parameters<NetworkReader["transactions"]>[0], "order">,
  pageSize: number,
): Promise<void> {
  for (const order of orders) {
    const found = await pages(
      (range: Range<readonly [number, number]>) => reader.transactions({ ...filter, order }, range),
      ({ height, index }) => [height, index] as const,
      pageSize,
    )
    expect(plain(found)).toEqual(plain(model.transactions({ ...filter, order })))
    const [some] = found
    if (some !== undefined) expect(plain([await reader.transaction(some.id)])).toEqual(plain([some]))
  }
}
