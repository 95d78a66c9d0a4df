import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { keptChanges } from "../../src/changes/write-change.ts"
import { type Change, type Changes, openStore, resetChain, resetNetwork } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, plainBlocks } from "./chain-of.ts"
import { id32, batchOf as networkBatchOf, progressOf, utxoOf } from "./network/rows.ts"
import { setUpNetwork } from "./network/setting.ts"
import { setUp } from "./setting.ts"

const second = 1_795_237_142

/** Of a clock that stands still. */
const sequenceOf = (at: number) => second * 1_000_000 + at

/** What is told of changes, for readers who keep what they derive. */
export function describeChanges(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: changes`, () => {
    const setting = setUp(createTemporaryStore)
    const networks = setUpNetwork(createTemporaryStore)
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["Date"], now: second * 1000 })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    test("of blocks that came and went, and of what was learnt, are told in order, each once", () =>
      setting.withChain(async ({ writer, reader }) => {
        expect(await reader.changePosition()).toEqual({ sequence: 0 })
        await writer.append(batchOf(plainBlocks(5)), { nodeHead: 4, now: 1 })
        const { sequence, head } = await reader.changePosition()
        expect([sequence, head?.number]).toEqual([sequenceOf(0), 4])
        await writer.rollback(2)
        await writer.append(batchOf(plainBlocks(1), { from: 3 }), { nodeHead: 3, now: 1 })
        await writer.saveContracts([{ address: address(1), ercType: "ERC-20", attempts: 1 }])
        await writer.saveTokens([{ ...nft, attempts: 1 }])
        expect(await reader.changes({ after: sequence, limit: 9 })).toEqual([
          { sequence: sequenceOf(1), kind: "rollback", from: 3, to: 4, at: second },
          { sequence: sequenceOf(2), kind: "append", from: 3, to: 3, at: second },
          { sequence: sequenceOf(3), kind: "metadata", at: second },
          { sequence: sequenceOf(4), kind: "metadata", at: second },
        ])
        expect(sequences(await reader.changes({ after: sequenceOf(1), limit: 2 }))).toEqual([2, 3])
        expect(await reader.changes({ after: sequenceOf(4), limit: 9 })).toEqual([])
      }))

    test("are not told where nothing changed", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.append(batchOf(plainBlocks(3)), { nodeHead: 2, now: 1 })
        await writer.rollback(2)
        await writer.saveContracts([{ address: address(1), attempts: 1, retryAt: 9 }])
        await writer.saveTokens([])
        await expect(writer.append(batchOf(plainBlocks(1), { from: 7 }), { nodeHead: 7, now: 1 })).rejects.toThrow()
        expect((await reader.changePosition()).sequence).toBe(sequenceOf(0))
      }))

    test("have the time of the clock, whatever it does a higher one than those before", () =>
      setting.withChain(async ({ writer, reader }) => {
        for (const [from, milliseconds] of [0, 0, 5000, -60_000, 7000].entries()) {
          vi.setSystemTime(second * 1000 + milliseconds)
          await writer.append(batchOf(plainBlocks(1), { from }), { nodeHead: from, now: 1 })
        }
        const told = (await reader.changes({ after: sequenceOf(0), limit: 9 })) as readonly Change[]
        expect(told.map(({ sequence, at }) => [sequence, at])).toEqual([
          [sequenceOf(1), second],
          [sequenceOf(5_000_000), second + 5],
          [sequenceOf(5_000_001), second - 60],
          [sequenceOf(7_000_000), second + 7],
        ])
      }))

    test("whose last known one is not there any more are gone; one that is not there yet is waited for", () =>
      setting.withChain(async ({ writer, reader }) => {
        expect(await reader.changes({ after: 0, limit: 9 })).toEqual([])
        expect(await reader.changes({ after: 5, limit: 9 })).toBe("gone")
        await writer.append(batchOf(plainBlocks(1)), { nodeHead: 0, now: 1 })
        const known = [0, 5, sequenceOf(0) - 1, sequenceOf(0), sequenceOf(0) + 1]
        expect(await Promise.all(known.map((after) => reader.changes({ after, limit: 9 })))).toEqual([
          "gone",
          "gone",
          "gone",
          [],
          [],
        ])
      }))

    test(`are kept up to ${keptChanges}`, () =>
      setting.withChain(async ({ writer, reader }) => {
        const append = (from: number) => writer.append(batchOf(plainBlocks(1), { from }), { nodeHead: from, now: 1 })
        for (const from of [0, 1, 2]) await append(from)
        // As if there had been as many between the second and the third as are kept, but for these.
        await countLast(setting.temporary, reader.chainId, keptChanges - 1)
        await append(3)
        expect(sequences(await reader.changes({ after: sequenceOf(0), limit: 9 }))).toEqual([1, 2, 3])
        await append(4)
        expect(await reader.changes({ after: sequenceOf(0), limit: 9 })).toBe("gone")
        expect(sequences(await reader.changes({ after: sequenceOf(1), limit: 9 }))).toEqual([2, 3, 4])
        await append(5)
        expect(await reader.changes({ after: sequenceOf(1), limit: 9 })).toBe("gone")
        expect(sequences(await reader.changes({ after: sequenceOf(2), limit: 9 }))).toEqual([3, 4, 5])
      }))

    test("of a chain that was reset are gone, and none is named as an earlier one", async () => {
      const chainId = setting.newChainId()
      const fill = async () => {
        const writer = await setting.store.openWriter(chainId)
        await writer.append(batchOf(plainBlocks(1)), { nodeHead: 0, now: 1 })
        await writer.append(batchOf(plainBlocks(1), { from: 1 }), { nodeHead: 1, now: 1 })
        await writer.close()
      }
      const reader = setting.store.chain(chainId)
      await fill()
      await resetChain(setting.store, chainId)
      expect(await reader.changes({ after: sequenceOf(0), limit: 9 })).toBe("gone")
      vi.setSystemTime(second * 1000 + 1)
      await fill()
      expect(await reader.changes({ after: sequenceOf(0), limit: 9 })).toBe("gone")
      expect((await reader.changePosition()).sequence).toBe(sequenceOf(1001))
    })

    test("are seen with what they tell of, by another store, and not before", async () => {
      const chainId = setting.newChainId()
      const other = await openStore(setting.temporary.location)
      const writer = await setting.store.openWriter(chainId)
      const reader = other.chain(chainId)
      let known = 0
      for (let from = 0; from < 30; from += 1) {
        const writing = writer.append(batchOf(plainBlocks(1), { from }), { nodeHead: from, now: 1 })
        const changes = await reader.changes({ after: known, limit: 99 })
        const { sequence, head } = await reader.changePosition()
        if (changes !== "gone") {
          for (const change of changes) {
            if (change.kind === "append") expect(await reader.block(change.to)).toBeDefined()
          }
        }
        expect(sequence === 0 ? undefined : head?.number).toBe(sequence === 0 ? undefined : sequence - sequenceOf(0))
        known = sequence
        await writing
      }
      await writer.close()
      await other.close()
    })

    test("of a network name its chain", () =>
      networks.withNetwork(async ({ networkId, writer, reader }) => {
        const at = { at: second }
        const first = networkBatchOf("P", 0, 2)
        await writer.append(first, progressOf(first))
        expect(await reader.lastChange()).toBe(sequenceOf(0))
        const [more, other] = [networkBatchOf("P", 2, 1), networkBatchOf("X", 0, 1)]
        await writer.append(more, progressOf(more))
        await writer.append(other, progressOf(other))
        await writer.addUtxos([utxoOf({ txId: id32(60), outputIndex: 0 })])
        await writer.addUtxos([])
        await writer.note(["words"])
        expect(await reader.changes({ after: sequenceOf(0), limit: 9 })).toEqual([
          { sequence: sequenceOf(1), kind: "append", chain: "P", from: 2, to: 2, ...at },
          { sequence: sequenceOf(2), kind: "append", chain: "X", from: 0, to: 0, ...at },
          { sequence: sequenceOf(3), kind: "metadata", ...at },
          { sequence: sequenceOf(4), kind: "metadata", ...at },
        ])
        const { sequence, heads } = await reader.changePosition()
        expect([sequence, heads.map(({ chain, height, timestamp }) => [chain, height, timestamp])]).toEqual([
          sequenceOf(4),
          [
            ["P", 2, 20],
            ["X", 0, 0],
          ],
        ])
        await writer.close()
        await resetNetwork(networks.store, networkId)
        expect(await reader.changes({ after: sequenceOf(4), limit: 9 })).toBe("gone")
      }))
  })
}

const nft = { contract: address(1), tokenId: `0x${"0".repeat(64)}`, tokenUri: "", metadata: "{}" } as const

const sequences = (changes: Changes<Change>) =>
  changes === "gone" ? changes : changes.map(({ sequence }) => sequence - sequenceOf(0))

/** Gives the last change of a chain another number, from which the next ones are counted. */
async function countLast({ location }: TemporaryStore, chainId: string, ordinal: number): Promise<void> {
  const sql = `UPDATE evm_change SET ordinal = ${ordinal} WHERE chain_id = ${chainId} AND ordinal = 3`
  if (location.kind === "sqlite") {
    const { DatabaseSync } = await import("node:sqlite")
    const database = new DatabaseSync(`${location.directory}/chains/${chainId}.sqlite`)
    database.exec(sql)
    database.close()
    return
  }
  const { default: pg } = await import("pg")
  const client = new pg.Client({ connectionString: location.url })
  await client.connect()
  await client.query(sql.replace("evm_change", "serac.evm_change"))
  await client.end()
}
