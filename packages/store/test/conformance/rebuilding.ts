import { beforeAll, describe, expect, test } from "vitest"
import { anyMessage, lists, NotConsecutiveError } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { archived, tamper } from "./archived.ts"
import { address, batchOf, hashOf, plainBlocks } from "./chain-of.ts"
import { contents, everything, progress, rebuildWhole, setUpRebuilding, stretch, whole } from "./rebuild-setting.ts"

export function describeRebuilding(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: making rows anew`, () => {
    const { setting, dumped, rebuilds, listStates, contradictions, stored, withWriter } =
      setUpRebuilding(createTemporaryStore)

    describe("of one chain", () => {
      let chain: Awaited<ReturnType<typeof stored>>
      beforeAll(async () => {
        chain = await stored()
      })

      test.each([
        ["blocks", "UPDATE evm_block SET json = 'x' WHERE number < 3 AND chain_id = :chain"],
        ["the last block's text", "UPDATE evm_block SET json = '' WHERE number = 11 AND chain_id = :chain"],
        ["transactions", "UPDATE evm_transaction SET fragment = 'x' WHERE chain_id = :chain"],
        ["times of transactions", "UPDATE evm_transaction SET timestamp = 1 WHERE chain_id = :chain"],
        ["transfers that are lost", "DELETE FROM evm_transfer WHERE chain_id = :chain AND block_number < 9"],
        ["transfers of another standard", "UPDATE evm_transfer SET standard = 20 WHERE chain_id = :chain"],
        ["owners", "UPDATE evm_nft_owner SET owner = contract WHERE chain_id = :chain"],
        ["owners that are lost", "DELETE FROM evm_nft_owner WHERE chain_id = :chain"],
        ["deployments", "DELETE FROM evm_deployment WHERE chain_id = :chain"],
        ["internal transactions", "UPDATE evm_internal_transaction SET sequence = 5 WHERE chain_id = :chain"],
        ["events of the messenger", "UPDATE evm_messenger_event SET transaction_index = 5 WHERE chain_id = :chain"],
        ["events of the messenger that are lost", "DELETE FROM evm_messenger_event WHERE chain_id = :chain"],
        ["what is traced", "DELETE FROM evm_trace_state WHERE chain_id = :chain"],
        ["since when it is traced", "UPDATE evm_trace_state SET first_block = 7, is_whole = 0 WHERE chain_id = :chain"],
        ["contracts", "DELETE FROM evm_contract WHERE chain_id = :chain"],
        ["tokens", "DELETE FROM evm_nft WHERE chain_id = :chain"],
        [
          "contracts that came again later",
          "UPDATE evm_contract SET first_block = first_block + 3 WHERE chain_id = :chain",
        ],
        ["tokens that came again later", "UPDATE evm_nft SET first_block = 9 WHERE chain_id = :chain"],
        ["lists", "DELETE FROM evm_list WHERE chain_id = :chain AND list < 6"],
        ["entries of nothing", "UPDATE evm_list SET position = 77 WHERE chain_id = :chain AND list = 5"],
      ])("%s that are not what the blocks tell are as they were", async (_, sql) => {
        const { chainId, lines } = chain
        await tamper(setting.store, chainId, sql)
        expect(await dumped(chainId)).not.toEqual(lines)
        await withWriter(chainId, async (writer) => {
          await writer.beginRebuild()
          expect(await rebuildWhole(writer)).toEqual([0, 5, 10])
        })
        expect(await dumped(chainId)).toEqual(lines)
        expect(await contradictions(chainId)).toEqual([])
      })
    })

    test("rows and lists are served on the way; only what is made anew is behind", async () => {
      const { chainId } = await stored()
      await withWriter(chainId, async (writer) => {
        expect(await writer.rebuilding()).toBeUndefined()
        await writer.beginRebuild()
        expect(await writer.rebuilding()).toEqual({ sources: everything, next: 0, head: 11 })
        expect(await writer.rebuild(stretch(0, 5))).toEqual({ sources: everything, next: 5, head: 11 })
        expect(await rebuilds(chainId)).toEqual(everything.map((each) => `${each} behind 5`))
        expect(await listStates(chainId)).toEqual(new Set(["current"]))
        expect(await writer.catchUp(99)).toBeUndefined()
        expect(await writer.rebuild(stretch(5, 12))).toEqual({ sources: everything, next: 12, head: 11 })
        expect(await rebuilds(chainId)).toEqual(everything.map((each) => `${each} current 12`))
        expect(await listStates(chainId)).toEqual(new Set(["current"]))
        expect(await writer.catchUp(99)).toEqual({ lists: ["fees"], next: 0, head: 11 })
      })
    })

    test("it goes on where it was, whatever is stored and undone meanwhile, and nothing is begun twice", async () => {
      const { chainId, lines } = await stored(stretch(0, 9))
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await writer.rebuild(stretch(0, 6))
      })
      await tamper(setting.store, chainId, "DELETE FROM evm_transfer WHERE chain_id = :chain AND block_number > 5")
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        expect(await writer.rebuilding()).toEqual({ sources: everything, next: 6, head: 8 })
        const fork = batchOf(contents.slice(9), { from: 9, fork: 1, parentHash: hashOf(8) })
        await writer.append(await archived(fork), progress)
        await writer.rollback(7)
        expect(await writer.rebuilding()).toEqual({ sources: everything, next: 6, head: 7 })
        await writer.append(await archived(stretch(8, 12)), progress)
        expect(await rebuildWhole(writer)).toEqual([6, 11])
      })
      const { lines: expected } = await stored()
      expect(await dumped(chainId)).toEqual(expected)
      expect(lines).not.toEqual(expected)
    })

    test("rows of an older version are made anew by themselves, and new blocks are of the new one", async () => {
      const { chainId } = await stored(stretch(0, 8))
      await tamper(
        setting.store,
        chainId,
        "UPDATE evm_transaction SET fragment = 'of another version' WHERE chain_id = :chain",
      )
      const options = { rowVersions: { rows: 2 } }
      await withWriter(
        chainId,
        async (writer) => {
          await writer.append(await archived(stretch(8, 12)), progress)
          expect(await writer.rebuilding()).toEqual({ sources: ["rows"], next: 0, head: 11 })
          expect(await rebuildWhole(writer, 9)).toEqual([0, 9])
        },
        options,
      )
      expect(await dumped(chainId)).toEqual((await stored()).lines)
      expect(await withWriter(chainId, (writer) => writer.rebuilding(), options)).toBeUndefined()
    })

    test("internal transactions that only the archive has are made of it, and switched on when all are there", async () => {
      const chainId = setting.newChainId()
      const { internalTransactions: _, ...untraced } = whole
      await withWriter(chainId, async (writer) => writer.append(await archived(untraced), progress))
      const reader = setting.store.chain(chainId)
      // As a version left it that did not know of them.
      await tamper(setting.store, chainId, "DELETE FROM evm_projection WHERE chain_id = :chain AND name LIKE '%rows'")
      await withWriter(chainId, async (writer) => {
        expect(await writer.rebuilding()).toEqual({ sources: everything.slice(1), next: 0, head: 11 })
        await writer.rebuild(stretch(0, 5))
        expect(await rebuilds(chainId)).toEqual([
          "rows current 12",
          "internal-transaction-rows behind 5",
          "messenger-event-rows behind 5",
        ])
        expect(await reader.listed(lists.internalTransactions, address(8), { limit: 99 })).toHaveLength(5)
        await rebuildWhole(writer)
      })
      expect(await reader.traced()).toEqual({ firstBlock: 0, isWhole: true })
      expect(await reader.listed(lists.internalTransactions, address(8), { limit: 99 })).toHaveLength(12)
      const rows = (lines: readonly string[]) => lines.filter((line) => !line.startsWith("evm_archive "))
      expect(rows(await dumped(chainId))).toEqual(rows((await stored()).lines))
    })

    test("events of the messenger that a version before them did not store are made of the archive, and of it alone", async () => {
      const { messengerEvents: _, ...without } = whole
      for (const isArchived of [true, false]) {
        const chainId = setting.newChainId()
        const batch = isArchived ? await archived(without) : without
        await withWriter(chainId, async (writer) => writer.append(batch, progress))
        const forget = "DELETE FROM evm_projection WHERE chain_id = :chain AND name IN"
        await tamper(
          setting.store,
          chainId,
          `${forget} ('messenger-event-rows', 'messenger-events', 'chain-messages', 'address-messages')`,
        )
        await withWriter(chainId, rebuildWhole)
        const found = await setting.store.chain(chainId).listed(lists.chainMessages, anyMessage, { limit: 99 })
        expect(found).toHaveLength(isArchived ? 6 : 0)
        const state = isArchived ? "current" : "off"
        expect((await rebuilds(chainId)).at(-1)).toBe(`messenger-event-rows ${state} 12`)
      }
    })

    test("blocks whose transactions were traced nowhere tell nothing of internal transactions", async () => {
      const { internalTransactions: _, ...untraced } = whole
      const { chainId, lines } = await stored(untraced)
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await rebuildWhole(writer, 5, (from, to) => {
          const { internalTransactions: _, ...batch } = stretch(from, to)
          return batch
        })
      })
      expect(await dumped(chainId)).toEqual(lines)
      expect(await setting.store.chain(chainId).traced()).toBeUndefined()
    })

    test("what is counted follows the blocks", async () => {
      const { chainId, lines } = await stored()
      const dearer = contents.map(({ gasUsed = 0n, ...content }) => ({ ...content, gasUsed: gasUsed + 7n }))
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await rebuildWhole(writer, 5, (from, to) => batchOf(dearer.slice(from, to), { from }))
      })
      expect(await dumped(chainId)).not.toEqual(lines)
      expect(await dumped(chainId)).toEqual((await stored(batchOf(dearer))).lines)
      expect(await contradictions(chainId)).toEqual([])
    })

    test("nothing is told of rows that are as they were, but that they are made anew and that they are all there", async () => {
      const { chainId } = await stored()
      const reader = setting.store.chain(chainId)
      const { sequence } = await reader.changePosition()
      const kinds = async () => {
        const changes = await reader.changes({ after: sequence, limit: 99 })
        return changes === "gone" ? changes : changes.map(({ kind }) => kind)
      }
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        expect(await kinds()).toEqual(["metadata"])
        await writer.rebuild(stretch(0, 5))
        expect(await kinds()).toEqual(["metadata"])
        await writer.rebuild(stretch(5, 12))
        expect(await kinds()).toEqual(["metadata", "metadata"])
      })
      await tamper(setting.store, chainId, "DELETE FROM evm_deployment WHERE chain_id = :chain AND block_number = 2")
      await withWriter(chainId, async (writer) => {
        await writer.beginRebuild()
        await writer.rebuild(stretch(0, 5))
        expect(await kinds()).toEqual(Array(4).fill("metadata"))
      })
    })

    test("what was learnt of contracts and tokens stays", async () => {
      const { chainId } = await stored()
      const contract = { address: address(20), ercType: "ERC-20", name: "Twenty", attempts: 1 } as const
      await withWriter(chainId, async (writer) => {
        await writer.saveContracts([contract])
        const lines = await dumped(chainId)
        await writer.beginRebuild()
        await rebuildWhole(writer)
        expect(await dumped(chainId)).toEqual(lines)
      })
      expect(await setting.store.chain(chainId).contracts([address(20)])).toMatchObject([{ name: "Twenty" }])
    })

    test("other blocks than the stored ones, or others than the next, are refused", async () => {
      const { chainId, lines } = await stored()
      await withWriter(chainId, async (writer) => {
        expect(await writer.rebuild(stretch(0, 5))).toBeUndefined()
        await writer.beginRebuild()
        await expect(writer.rebuild(batchOf(contents.slice(0, 5), { fork: 1 }))).rejects.toThrow(NotConsecutiveError)
        await expect(writer.rebuild(batchOf(plainBlocks(2), { from: 11 }))).rejects.toThrow(NotConsecutiveError)
        await expect(writer.rebuild(stretch(1, 5))).rejects.toThrow("Block 0 is to be made anew, and block 1 came.")
        expect(await writer.rebuilding()).toMatchObject({ next: 0 })
      })
      expect(await dumped(chainId)).toEqual(lines)
    })

    test("of a chain without blocks nothing is to be made anew", () =>
      setting.withChain(async ({ writer, reader }) => {
        await writer.beginRebuild()
        expect([await writer.rebuilding(), await reader.rebuilds()]).toEqual([undefined, []])
        await writer.append(whole, progress)
        expect(await writer.rebuilding()).toBeUndefined()
      }))
  })
}
