import { formatId } from "@serac/chain"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { networkPart, type Transaction } from "../../../src/engine.ts"
import { engineOf } from "../../../src/engine-of.ts"
import {
  dumpNetwork,
  type NetworkBatch,
  type NetworkWriter,
  type StakerRow,
  type Store,
  verifyingNetwork,
} from "../../../src/index.ts"
import { dumpedNetworkTables } from "../../../src/network/queries/dump.ts"
import { summedTable, sumTable } from "../../../src/network/staking-tables.ts"
import { type SumKind, sumKey, sumKinds, sumName } from "../../../src/network/sums/sum.ts"
import { checkNetwork } from "../../../src/network/verification/check-network.ts"
import type { DumpedTable } from "../../../src/queries/dumped-table.ts"
import { bytesIn } from "../../../src/verification/bytes-in.ts"
import { RowStream } from "../../../src/verification/row-stream.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { linesOf } from "../lines-of.ts"
import { assets, batchesOf, chains, historyOf, someOrder, someTransactions } from "./histories.ts"
import { batchOf, id32, progressOf, stakerOf, utxoOf } from "./rows.ts"
import { type OpenNetwork, setUpNetwork } from "./setting.ts"
import { avax, l1ValidatorOf, renewal, type StoryPart, story, supply } from "./supply-story.ts"

export function describeSums(name: string, createTemporaryStore: () => Promise<TemporaryStore>, share: number): void {
  describe(`${name}: sums of a network`, () => {
    const setting = setUpNetwork(createTemporaryStore)
    const append = async (writer: NetworkWriter, { batch, accruedFees }: StoryPart) =>
      writer.append(
        batch,
        progressOf(
          batch,
          accruedFees === undefined
            ? {}
            : { platform: { time: batch.blocks[0]?.timestamp ?? 0, accruedFees, validatorExcess: 0n } },
        ),
      )
    const dumped = (networkId: number) => linesOf(dumpNetwork(setting.store, networkId))
    /** Closes a writer and opens it again on a network that was stored before sums were kept. */
    const forgetting = async (writer: NetworkWriter): Promise<NetworkWriter> => {
      const { networkId } = writer
      await writer.close()
      await change(setting.store, networkId, async (transaction) => {
        for (const { name } of [sumTable, summedTable])
          await transaction.execute(`DELETE FROM ${name} WHERE network_id = ${networkId}`)
      })
      return setting.store.openNetworkWriter(networkId)
    }
    /** A network whose writer may be another one in the end. */
    const withNetwork = async (use: (network: OpenNetwork) => Promise<NetworkWriter>) => {
      const networkId = setting.newNetworkId()
      const writer = await setting.store.openNetworkWriter(networkId)
      await (await use({ networkId, writer, reader: setting.store.network(networkId) })).close()
    }
    const catchUp = async (writer: NetworkWriter, limit: number) => {
      const steps: string[] = []
      for (let step = await writer.catchUpSums(limit); step; step = await writer.catchUpSums(limit))
        steps.push(step.part)
      return steps
    }

    test("the supply is told from sums that come with the blocks", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const nothing = { genesis: 0n, rewards: 0n, burned: { P: 0n, X: 0n, C: 0n }, l1ValidatorFees: 0n }
        expect(await reader.supply(avax)).toEqual({ timestamp: 0, ...nothing, staked: 0n, locked: 0n })
        for (const part of story) await append(writer, part)
        expect(await reader.supply(avax)).toEqual(supply)
        expect(await writer.catchUpSums(9)).toBeUndefined()
      }))

    test.each([1, 2, 1000])("what was stored before is added up, %d rows at a time, beside new blocks", (limit) =>
      withNetwork(async ({ writer: first, reader }) => {
        for (const part of story.slice(0, 4)) await append(first, part)
        const writer = await forgetting(first)
        expect((await reader.supply(avax)).behind).toEqual({ part: "P", next: 0, end: 2 })
        for (let step = 0; step < 3; step++) await writer.catchUpSums(limit)
        for (const part of story.slice(4)) await append(writer, part)
        await catchUp(writer, limit)
        expect(await reader.supply(avax)).toEqual(supply)
        return writer
      }),
    )

    test("who stopped staking, was removed or ran out of balance counts no more", () =>
      withNetwork(async ({ networkId, writer: first, reader }) => {
        for (const part of story) await append(first, part)
        const ended: readonly StakerRow[] = [stakerOf(1, { weight: 114n, status: "completed", data: { renewal } })]
        const l1Validators = [l1ValidatorOf(1, { endAccumulatedFee: 0n })]
        const last = batchOf("P", 3, 1, { stakers: ended, l1Validators })
        await first.append(last, progressOf(last))
        const { timestamp, rewards, staked, l1ValidatorFees } = await reader.supply(avax)
        expect([timestamp, rewards, staked, l1ValidatorFees]).toEqual([30, 6n, 0n, 32n])
        const lines = await dumped(networkId)
        const writer = await forgetting(first)
        expect(await catchUp(writer, 3)).toEqual(["P", "X", "C", "utxos", "utxos", "utxos", "stakers"])
        expect(await dumped(networkId)).toEqual(lines)
        return writer
      }))

    test("what came without a block is counted where it is locked, and not as of the genesis", () =>
      withNetwork(async ({ networkId, writer: first, reader }) => {
        const locked = { createdOn: "X", consumedOn: "X", locktime: 1_000, height: 0 } as const
        const empty = batchOf("X", 0, 1)
        await first.append(empty, progressOf(empty))
        const spent = { txId: id32(5), outputIndex: 1 }
        const spending = batchOf("X", 1, 1, {
          consumptions: [{ ...spent, consumingTx: id32(6), height: 1, timestamp: 10 }],
        })
        await first.append(spending, progressOf(spending))
        await first.addUtxos([utxoOf({ txId: id32(5), outputIndex: 0 }, locked), utxoOf(spent, locked)])
        const { genesis, locked: sum } = await reader.supply(avax)
        expect([genesis, sum]).toEqual([0n, 100n])
        const lines = await dumped(networkId)
        const writer = await forgetting(first)
        await catchUp(writer, 1)
        expect(await dumped(networkId)).toEqual(lines)
        return writer
      }))

    test.each(Object.keys(sumKinds) as SumKind[])(
      "verifying tells of a sum of %s that is too high, or lost",
      async (kind) => {
        const networkId = setting.newNetworkId()
        const writer = await setting.store.openNetworkWriter(networkId)
        for (const part of story) await append(writer, part)
        await writer.close()
        expect(await contradictions(setting.store, networkId)).toEqual([])
        const sums = (await storedSums(setting.store, networkId)).filter(({ key }) => key[0] === sumKinds[kind])
        const findings = (stored: (amount: bigint) => string) =>
          sums.map(({ key, amount }) => ({
            table: "primary_sum",
            key: sumName(key),
            rule: "it is what the rows add up to that it is made of",
            stored: stored(amount),
            expected: String(amount),
          }))
        expect(sums.length).toBeGreaterThan(0)
        await change(setting.store, networkId, (transaction) =>
          transaction.replace(
            sumTable,
            sums.map(({ key, amount }) => [networkId, key, String(amount + 1n)]),
          ),
        )
        expect(await contradictions(setting.store, networkId)).toEqual(findings((amount) => String(amount + 1n)))
        await change(setting.store, networkId, (transaction) =>
          transaction.remove(
            sumTable,
            sums.map(({ key }) => [networkId, key]),
          ),
        )
        expect(await contradictions(setting.store, networkId)).toEqual(findings(() => "no row"))
      },
    )

    test("sums are named by what they are of", () => {
      const asset = formatId(avax)
      expect([
        sumName(sumKey("burned", avax, 1)),
        sumName(sumKey("locked", avax, 1_000)),
        sumName(sumKey("genesis", avax)),
        sumName(sumKey("staked")),
        sumName(Uint8Array.of(3, 7)),
        sumName(Uint8Array.of(99)),
      ]).toEqual([
        `burned of ${asset} on X`,
        `locked of ${asset} until 1000`,
        `genesis of ${asset}`,
        "staked",
        "0x0307",
        "0x63",
      ])
    })

    test("verifying looks at what is in sums that are half made, and at all that comes meanwhile", () =>
      withNetwork(async ({ networkId, writer: first }) => {
        for (const part of story.slice(0, 4)) await append(first, part)
        const writer = await forgetting(first)
        const rest = story.slice(4)
        const connection = engineOf(setting.store).reader(networkPart(networkId))
        // Something comes before each snapshot, and so before the last one, which is that of the sums.
        const meanwhile: typeof connection = Object.create(connection, {
          all: { value: connection.all.bind(connection) },
          get: { value: connection.get.bind(connection) },
          snapshot: {
            value: async (work: Parameters<typeof connection.snapshot>[0]) => {
              const part = rest.shift()
              if (part !== undefined) await append(writer, part)
              await writer.catchUpSums(1)
              return connection.snapshot(work)
            },
          },
        })
        for (let step = 0; step < 9; step++) {
          const { inconsistencies } = await checkNetwork({ connection: meanwhile, network: networkId })
          expect(inconsistencies.filter(({ table }) => table === sumTable.name)).toEqual([])
        }
        expect(await writer.catchUpSums(1)).toBeUndefined()
        return writer
      }))

    test("in whatever order batches and steps came, sums are what a look at everything says", async () => {
      await fc.assert(
        fc.asyncProperty(
          someTransactions,
          someOrder,
          fc.nat(),
          fc.integer({ min: 1, max: 6 }),
          async (drawn, order, part, limit) => {
            const history = historyOf(drawn)
            const batches = batchesOf(history, order)
            const forgotten = part % (batches.length + 1)
            await withNetwork(async ({ writer: first, reader }) => {
              let writer = first
              for (const [at, batch] of batches.entries()) {
                if (at === forgotten) writer = await forgetting(writer)
                if (at > forgotten) await writer.catchUpSums(limit)
                await writer.append(batch, progressOf(batch))
              }
              await catchUp(writer, limit)
              for (const asset of assets) {
                const timestamp = Math.max(...batches.map(({ blocks }) => blocks.at(-1)?.timestamp ?? 0))
                expect(await reader.supply(asset)).toEqual({ ...lookedUp(history, asset, timestamp), timestamp })
              }
              return writer
            })
          },
        ),
        { numRuns: Math.ceil(15 * share) },
      )
    }, 120_000)
  })
}

/** What the rows of the three chains tell of an asset. */
function lookedUp(history: Readonly<Record<(typeof chains)[number], NetworkBatch>>, asset: Uint8Array, moment: number) {
  const utxos = chains.flatMap((chain) => history[chain].utxos)
  const spent = new Set(
    chains.flatMap((chain) => history[chain].consumptions.map(({ txId, outputIndex }) => `${id(txId)}/${outputIndex}`)),
  )
  const own = utxos.filter(({ assetId, isTransfer }) => isTransfer && id(assetId) === id(asset))
  const sum = (of: (utxo: (typeof own)[number]) => boolean) =>
    own.filter(of).reduce((total, { amount }) => total + amount, 0n)
  return {
    genesis: sum(({ createdOn, height }) => createdOn === "P" && height === 0),
    rewards: 0n,
    burned: Object.fromEntries(chains.map((chain) => [chain, burnedOn(history[chain], asset)])),
    l1ValidatorFees: 0n,
    staked: 0n,
    locked: sum(
      ({ txId, outputIndex, locktime, stakeableLocktime }) =>
        Math.max(locktime, stakeableLocktime) > moment && !spent.has(`${id(txId)}/${outputIndex}`),
    ),
  }
}

/** One more than the number of each transaction that burned the asset. */
const burnedOn = ({ transactions }: NetworkBatch, asset: Uint8Array) =>
  transactions
    .map((row) => Buffer.from(row.id).readInt32BE())
    .filter((number) => assets[number % assets.length] === asset)
    .reduce((total, number) => total + BigInt(number + 1), 0n)

const id = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")

/** Changes tables of a network as the store would never do. Nobody may have it open for writing. */
async function change(store: Store, networkId: number, work: (transaction: Transaction) => Promise<unknown>) {
  const connection = await engineOf(store).openWriter(networkPart(networkId))
  await connection.transaction(work)
  await connection.close()
}

async function storedSums(store: Store, networkId: number) {
  const table = dumpedNetworkTables.find((each) => each.table === sumTable.name) as DumpedTable
  const rows = new RowStream(engineOf(store).reader(networkPart(networkId)), table, { network: networkId })
  return (await rows.takeWhile(() => true)).map((row) => ({
    key: bytesIn(row.sum_key),
    amount: BigInt(String(row.amount)),
  }))
}

/** What verifying says of sums. */
async function contradictions(store: Store, networkId: number) {
  const { inconsistencies } = await verifyingNetwork(store, networkId).check()
  return inconsistencies.filter(({ table }) => table === sumTable.name)
}
