import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fc from "fast-check"
import { afterEach, describe, expect, test } from "vitest"
import { networkPart } from "../../../src/engine.ts"
import { engineOf } from "../../../src/engine-of.ts"
import {
  dumpNetwork,
  type NetworkBatch,
  type NetworkWriter,
  openStore,
  type StakerRow,
  verifyingNetwork,
} from "../../../src/index.ts"
import * as stakingTables from "../../../src/network/staking-tables.ts"
import * as tables from "../../../src/network/tables.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { linesOf } from "../lines-of.ts"
import { chapters } from "./chapters.ts"
import { batchesOf, type Drawn, historyOf, someOrder, someTransactions } from "./histories.ts"
import { batchOf, id32, progressOf, stakerOf, utxoOf } from "./rows.ts"
import { setUpNetwork } from "./setting.ts"

/** Tables whose rows follow from the chains. */
const damaged = Object.values({ ...tables, ...stakingTables }).filter(
  ({ name }) => !["primary_network", "primary_checkpoint", "primary_summed", "primary_observation"].includes(name),
)

/** The batch with other IDs of its blocks from a height on, each the child of the one before it. */
const anotherFrom = (batch: NetworkBatch, from: number): NetworkBatch => ({
  ...batch,
  blocks: batch.blocks.map((block) => ({
    ...block,
    ...(block.height < from ? {} : { id: id32(block.height, 7) }),
    ...(block.height <= from ? {} : { parentId: id32(block.height - 1, 7) }),
  })),
})

/** The chapters with other blocks of the X-Chain from a height on. */
const anotherHistory = (from: number): readonly NetworkBatch[] =>
  chapters.map((batch) => (batch.chain === "X" ? anotherFrom(batch, from) : batch))

export function describeNetworkRepairing(
  name: string,
  createTemporaryStore: () => Promise<TemporaryStore>,
  share: number,
): void {
  describe(`${name}: repairing a network`, () => {
    const setting = setUpNetwork(createTemporaryStore)
    const folders: string[] = []
    afterEach(async () => {
      for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
    })
    const append = async (writer: NetworkWriter, batches: readonly NetworkBatch[]) => {
      const platform = { time: 5, accruedFees: 25n, validatorExcess: 3n, more: "{}" }
      for (const batch of batches) {
        const parentId = batch.blocks[0]?.parentId as Uint8Array
        await writer.append(batch, progressOf(batch, { parentId, ...(batch.chain === "P" ? { platform } : {}) }))
      }
    }
    /** The directory of a store that indexed a network again. */
    const indexedAgain = async (
      networkId: number,
      batches: readonly NetworkBatch[],
      more: (writer: NetworkWriter) => Promise<void> = async () => {},
    ) => {
      const directory = await mkdtemp(join(tmpdir(), "serac-again-"))
      folders.push(directory)
      const store = await openStore({ kind: "sqlite", directory })
      const writer = await store.openNetworkWriter(networkId)
      await append(writer, batches)
      await more(writer)
      const lines = await linesOf(dumpNetwork(store, networkId))
      await writer.close()
      await store.close()
      return { directory, lines }
    }
    const damage = async (networkId: number, statements: readonly string[]) => {
      const connection = await engineOf(setting.store).openWriter(networkPart(networkId))
      await connection.transaction(async (transaction) => {
        for (const sql of statements) await transaction.execute(`${sql} WHERE network_id = ${networkId}`)
      })
      await connection.close()
    }
    const withWriter = async <Result>(networkId: number, use: (writer: NetworkWriter) => Promise<Result>) => {
      const writer = await setting.store.openNetworkWriter(networkId)
      try {
        return await use(writer)
      } finally {
        await writer.close()
      }
    }
    /** A stored network, which nobody writes. */
    const stored = async (batches: readonly NetworkBatch[]) => {
      const networkId = setting.newNetworkId()
      await withWriter(networkId, (writer) => append(writer, batches))
      return networkId
    }
    const dumped = (networkId: number) => linesOf(dumpNetwork(setting.store, networkId))
    const after = batchOf("P", 5, 1, {
      utxos: [utxoOf({ txId: id32(99), outputIndex: 0 }, { height: 5 })],
      consumptions: [{ txId: id32(3, 0x77), outputIndex: 0, consumingTx: id32(5, 0x77), height: 5, timestamp: 50 }],
      stakers: [stakerOf(1, { status: "completed" }), stakerOf(11)],
    })

    test("whichever tables are false, and in whatever way, the network is as freshly indexed, and indexing goes on from there", async () => {
      const someDamage = fc.constantFrom(...damaged).chain(({ name, columns, key }) => {
        const values = columns.slice(key).flatMap(({ name: column, kind }) => {
          if (kind === "bytes") return []
          return [`UPDATE ${name} SET ${column} = ${kind === "text" ? "'7'" : `${column} + 1`}`]
        })
        return fc.constantFrom(`DELETE FROM ${name}`, ...values)
      })
      const networkId = setting.newNetworkId()
      const { directory, lines } = await indexedAgain(networkId, chapters)
      const whole = await indexedAgain(networkId, [...chapters, after])
      await withWriter(networkId, (writer) => append(writer, chapters))
      await fc.assert(
        fc.asyncProperty(fc.array(someDamage, { minLength: 1, maxLength: 4 }), async (statements) => {
          await damage(networkId, statements)
          await withWriter(networkId, (writer) => writer.repair(directory))
          expect(await dumped(networkId)).toEqual(lines)
          // Nothing is left that a second repair would find.
          const again = await withWriter(networkId, (writer) => writer.repair(directory))
          expect(again).toEqual({ tables: [], blocks: [], rows: [] })
        }),
        {
          numRuns: Math.ceil(60 * share),
          examples: [
            [damaged.map(({ name }) => `DELETE FROM ${name}`)],
            [["UPDATE primary_utxo SET utxo_key = id"]],
            [["UPDATE primary_utxo_key SET number = number + 1000"]],
            [["UPDATE primary_address_utxo SET number = 0"]],
            [["DELETE FROM primary_utxo_key", "DELETE FROM primary_balance"]],
          ],
        },
      )
      await withWriter(networkId, (writer) => append(writer, [after]))
      expect(await dumped(networkId)).toEqual(whole.lines)
    }, 120_000)

    test("rows that a false history left are corrected in whatever order both were stored", async () => {
      const steps = fc.array(fc.boolean(), { maxLength: 30 })
      await fc.assert(
        fc.asyncProperty(someTransactions, someOrder, someOrder, steps, async (drawn, order, other, isFalse) => {
          const lying: Drawn = drawn.map((step, at) =>
            isFalse[at] === true ? { ...step, outputs: step.outputs.slice(1), consumes: [], type: "BaseTx" } : step,
          )
          const networkId = await stored(batchesOf(historyOf(lying), order))
          const { directory, lines } = await indexedAgain(networkId, batchesOf(historyOf(drawn), other))
          await withWriter(networkId, (writer) => writer.repair(directory))
          expect(await dumped(networkId)).toEqual(lines)
        }),
        { numRuns: Math.ceil(20 * share) },
      )
    }, 120_000)

    test("a dry run says what is false and changes nothing", async () => {
      const networkId = await stored(chapters)
      const { directory } = await indexedAgain(networkId, chapters)
      await damage(networkId, ["DELETE FROM primary_asset", "UPDATE primary_block SET json = 'x'"])
      const before = await dumped(networkId)
      const found = await withWriter(networkId, (writer) => writer.repair(directory, { isDryRun: true }))
      expect(found.tables).toEqual([
        { table: "primary_block", added: 0, changed: 9, removed: 0 },
        { table: "primary_asset", added: 1, changed: 0, removed: 0 },
      ])
      expect(found.blocks).toEqual([
        { chain: "P", from: 0, to: 4 },
        { chain: "X", from: 0, to: 2 },
        { chain: "C", from: 0, to: 0 },
      ])
      expect(found.rows.at(-1)).toEqual({
        table: "primary_asset",
        key: `{"asset_id":"0x${Buffer.from(id32(2, 0xa5)).toString("hex")}"}`,
        repair: "added",
      })
      expect(await dumped(networkId)).toEqual(before)
    })

    test("the feed reports the blocks, and that other data changed; a repair of nothing is not reported", async () => {
      const networkId = await stored(chapters)
      const { directory } = await indexedAgain(networkId, chapters)
      const reader = setting.store.network(networkId)
      const { sequence } = await reader.changePosition()
      await withWriter(networkId, (writer) => writer.repair(directory))
      expect(await reader.changes({ after: sequence, limit: 9 })).toEqual([])
      await damage(networkId, ["UPDATE primary_transaction SET type = 'x'"])
      await withWriter(networkId, (writer) => writer.repair(directory))
      expect(await reader.changes({ after: sequence, limit: 9 })).toMatchObject([
        { kind: "repair", chain: "P", from: 1, to: 3 },
        { kind: "repair", chain: "X", from: 1, to: 1 },
        { kind: "repair", chain: "C", from: 0, to: 0 },
        { kind: "metadata" },
      ])
    })

    test("a validator that never was is not listed any more, also by a reader that has listed it", async () => {
      const invented = batchOf("P", 3, 2, { stakers: [stakerOf(50), stakerOf(51, { kind: "delegator" })] })
      const networkId = await stored([...chapters.slice(0, -2), invented, ...chapters.slice(-1)])
      const reader = setting.store.network(networkId)
      const filter = { now: 0, sortBy: "blockIndex", order: "asc" } as const
      const listed = async () => (await reader.validators(filter, { limit: 9 })).map(({ txId }) => Buffer.from(txId))
      expect(await listed()).toEqual([1, 2, 3, 50].map((number) => id32(number, 0x57)))
      const { directory } = await indexedAgain(networkId, chapters)
      await withWriter(networkId, (writer) => writer.repair(directory))
      expect(await listed()).toEqual([1, 2, 3].map((number) => id32(number, 0x57)))
    })

    test("what nodes saw of stakers is taken over, stays for those that no node reports any more, and goes for those that never were", async () => {
      const invented: StakerRow = stakerOf(50)
      const networkId = await stored([...chapters.slice(0, -2), batchOf("P", 3, 2, { stakers: [invented] })])
      await withWriter(networkId, async (writer) => {
        await append(writer, chapters.slice(-1))
        const seen = (number: number, potentialReward: bigint) => ({
          ...{ txId: id32(number, 0x57), uptime: 50, connected: true, potentialReward },
        })
        await writer.observe([seen(1, 7n), seen(2, 8n), seen(3, 9n), seen(50, 1n)], 1000)
      })
      const { directory } = await indexedAgain(networkId, chapters, (writer) =>
        writer.observe(
          [
            { txId: id32(1, 0x57), uptime: 90, connected: false, potentialReward: 7n },
            { txId: id32(2, 0x57), uptime: 50, connected: true, potentialReward: 80n },
          ],
          2000,
        ),
      )
      const { tables: found } = await withWriter(networkId, (writer) => writer.repair(directory))
      expect(found).toContainEqual({ table: "primary_observation", added: 0, changed: 1, removed: 1 })
      const lines = (await dumped(networkId)).filter((line) => line.startsWith("primary_observation"))
      expect(lines.map((line) => JSON.parse(line.slice("primary_observation ".length)))).toEqual([
        expect.objectContaining({ uptime: "90", connected: 0, potential_reward: "7" }),
        expect.objectContaining({ uptime: "50", connected: 1, potential_reward: "80" }),
        expect.objectContaining({ uptime: "50", connected: 1, potential_reward: "9" }),
      ])
    })

    test.each<[string, readonly NetworkBatch[], ((writer: NetworkWriter) => Promise<void>) | undefined, RegExp]>([
      ["is shorter", chapters.slice(0, -1), undefined, /the X-Chain is stored up to block 2, .* up to block 1/],
      ["has another history", anotherHistory(0), undefined, /the X-Chain has another block 2/],
      ["has another history after the first block", anotherHistory(1), undefined, /the X-Chain has another block 2/],
      ["lacks more", chapters, (writer) => writer.note(["no genesis"]), /more is missing than is stored: no genesis/],
    ])("a network that was indexed again and %s repairs nothing", async (_, batches, more, reason) => {
      const networkId = await stored(chapters)
      await damage(networkId, ["DELETE FROM primary_asset"])
      const before = await dumped(networkId)
      const { directory } = await indexedAgain(networkId, batches, more)
      const repairing = withWriter(networkId, (writer) => writer.repair(directory))
      await expect(repairing).rejects.toMatchObject({ code: "NOT_CONSECUTIVE", message: expect.stringMatching(reason) })
      expect(await dumped(networkId)).toEqual(before)
    })

    test("a false last block is replaced by the one that the network has at its height", async () => {
      const networkId = await stored(anotherHistory(2))
      const { directory, lines } = await indexedAgain(networkId, chapters)
      const { blocks } = await withWriter(networkId, (writer) => writer.repair(directory))
      expect(blocks).toEqual([{ chain: "X", from: 2, to: 2 }])
      expect(await dumped(networkId)).toEqual(lines)
      const { inconsistencies } = await verifyingNetwork(setting.store, networkId).check()
      expect(inconsistencies.filter(({ table }) => table === "primary_checkpoint")).toEqual([])
    })

    test.each([
      [64, true],
      [65, false],
    ])("%i false blocks at the end are replaced: %j", async (count, isRepaired) => {
      const chain = batchOf("P", 0, 70)
      const [networkId, falseFrom] = [setting.newNetworkId(), 70 - count]
      await withWriter(networkId, (writer) => append(writer, [anotherFrom(chain, falseFrom)]))
      const { directory, lines } = await indexedAgain(networkId, [chain])
      const before = await dumped(networkId)
      const repairing = withWriter(networkId, (writer) => writer.repair(directory))
      if (isRepaired) expect((await repairing).blocks).toEqual([{ chain: "P", from: falseFrom, to: 69 }])
      else await expect(repairing).rejects.toMatchObject({ code: "NOT_CONSECUTIVE" })
      expect(await dumped(networkId)).toEqual(isRepaired ? lines : before)
    })

    test("the last block's ID and the count of transactions are corrected", async () => {
      const networkId = await stored(chapters)
      const { directory, lines } = await indexedAgain(networkId, chapters)
      await damage(networkId, ["UPDATE primary_checkpoint SET transactions = 700, timestamp = 1"])
      const { tables: found } = await withWriter(networkId, (writer) => writer.repair(directory))
      expect(found).toEqual([{ table: "primary_checkpoint", added: 0, changed: 3, removed: 0 }])
      expect(await dumped(networkId)).toEqual(lines)
      const { inconsistencies } = await verifyingNetwork(setting.store, networkId).check()
      expect(inconsistencies.filter(({ table }) => table === "primary_checkpoint")).toEqual([])
    })
  })
}
