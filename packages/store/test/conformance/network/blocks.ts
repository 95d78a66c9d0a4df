import { describe, expect, test } from "vitest"
import type { NetworkBatch } from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { plain } from "./plain.ts"
import { address, batchOf, blockId, blockOf, id32, progressOf, stakerOf, transactionOf, utxoOf } from "./rows.ts"
import { setUpNetwork } from "./setting.ts"

export function describeNetworkBlocks(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: blocks and transactions of a network`, () => {
    const setting = setUpNetwork(createTemporaryStore)

    test("blocks are listed newest first, and found by height and by ID on their own chain", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        for (const chain of ["P", "X"] as const) {
          const batch = batchOf(chain, 0, 5)
          await writer.append(batch, progressOf(batch))
        }
        const shown = (height: number) => ({ height, json: blockOf("X", height).json })
        expect(await reader.blocks("X", { limit: 2 })).toEqual([shown(4), shown(3)])
        expect(await reader.blocks("X", { limit: 9, after: [2] })).toEqual([shown(1), shown(0)])
        expect([await reader.block("X", 3), await reader.block("X", 5)]).toEqual([shown(3), undefined])
        expect([await reader.block("X", blockId("X", 2)), await reader.block("X", blockId("P", 2))]).toEqual([
          shown(2),
          undefined,
        ])
      }))

    test("blocks of a node are those that it proposed, of their chain and time, newest first and in pages", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const proposers = [null, address(1), address(2), null, address(1), address(1), address(2)]
        const proposed = (chain: "P" | "X", from: number, to: number) => {
          const batch = batchOf(chain, from, to - from)
          return {
            ...batch,
            blocks: batch.blocks.map((block) => ({ ...block, proposer: proposers[block.height] as Buffer | null })),
          }
        }
        for (const batch of [proposed("P", 0, 3), proposed("X", 0, 2), proposed("P", 3, 7)]) {
          await writer.append(batch, progressOf(batch))
        }
        const heightsOf = async (filter: object, range: { limit: number; after?: readonly [number] }) => {
          const page = await reader.proposedBlocks({ chain: "P", nodeId: address(1), ...filter }, range)
          return page.map(({ height }) => height)
        }
        expect(await reader.proposedBlocks({ chain: "X", nodeId: address(1) }, { limit: 9 })).toEqual([
          { height: 1, json: blockOf("X", 1).json },
        ])
        expect(await heightsOf({}, { limit: 9 })).toEqual([5, 4, 1])
        expect(await heightsOf({}, { limit: 2 })).toEqual([5, 4])
        expect(await heightsOf({}, { limit: 2, after: [4] })).toEqual([1])
        expect(await heightsOf({}, { limit: 2, after: [Number.MAX_SAFE_INTEGER] })).toEqual([5, 4])
        expect(await heightsOf({ startTimestamp: 10, endTimestamp: 50 }, { limit: 9 })).toEqual([4])
        expect(await heightsOf({ startTimestamp: 60 }, { limit: 9 })).toEqual([])
        expect(await heightsOf({ nodeId: address(3) }, { limit: 9 })).toEqual([])
        expect([
          await reader.proposedUpTo("P"),
          await reader.proposedUpTo("X"),
          await reader.proposedUpTo("C"),
        ]).toEqual([6, 1, -1])
      }))

    test("blocks whose proposer is not known are listed with all after them once it is, and shown with it", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const known = (batch: NetworkBatch) => ({
          ...batch,
          blocks: batch.blocks.map((block) => ({ ...block, proposer: address(1) })),
        })
        const batches = [known(batchOf("C", 0, 1)), batchOf("C", 1, 2), known(batchOf("C", 3, 1))]
        for (const batch of batches) await writer.append(batch, progressOf(batch))
        const listed = async () =>
          (await reader.proposedBlocks({ chain: "C", nodeId: address(1) }, { limit: 9 })).map(({ height, json }) => [
            height,
            json,
          ])
        const stored = (height: number) => ({ height, id: blockId("C", height), json: blockOf("C", height).json })
        expect(plain([await writer.unproposed("C", 2)])).toEqual(plain([{ after: 0, blocks: [stored(1), stored(2)] }]))
        expect(await listed()).toEqual([[0, stored(0).json]])

        const found = [
          { height: 1, proposer: address(1), json: '{"by":1}' },
          { height: 2, proposer: null },
          { height: 3, proposer: address(1) },
        ]
        const before = await reader.lastChange()
        await writer.propose("C", found, { after: 0, to: 3 })
        expect(await reader.changes({ after: before, limit: 9 })).toEqual([
          { kind: "metadata", sequence: expect.any(Number), at: expect.any(Number) },
        ])
        const all = [
          [3, stored(3).json],
          [1, '{"by":1}'],
          [0, stored(0).json],
        ]
        expect(await listed()).toEqual(all)
        expect(await reader.block("C", 1)).toEqual({ height: 1, json: '{"by":1}' })
        expect(await writer.unproposed("C", 2)).toEqual({ after: 3, blocks: [] })

        await writer.propose("C", [{ height: 1, proposer: address(2) }], { after: 0, to: 3 })
        expect(await listed()).toEqual(all)
      }))

    test("heights without a row count as known, so that the list goes on after them", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const head = { height: 9, id: blockId("C", 9), timestamp: 90 }
        const empty = { from: 0, head, parentId: blockId("C", -1), nodeHeight: 9, now: 1000 }
        await writer.append(batchOf("C", 0, 0), empty)
        expect(await reader.proposedUpTo("C")).toBe(9)
      }))

    test("a staking transaction tells what became of its staker, and shows rewards that came later", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const staker = stakerOf(1, { height: 0, data: { potentialReward: "5" } })
        const first = batchOf("P", 0, 1, {
          transactions: [transactionOf(0, 0, staker.txId, { outputs: 1 })],
          utxos: [utxoOf({ txId: staker.txId, outputIndex: 0 })],
          stakers: [staker],
        })
        await writer.append(first, progressOf(first))
        const second = batchOf("P", 1, 1, {
          utxos: [utxoOf({ txId: staker.txId, outputIndex: 2 }, { height: 1, timestamp: 10 })],
          stakers: [{ ...staker, status: "completed", data: { rewarded: true, validationReward: "5" } }],
        })
        await writer.append(second, progressOf(second))
        const found = await reader.transaction(staker.txId)
        expect([found?.staker, found?.emitted.map(({ outputIndex }) => outputIndex)]).toEqual([
          { rewarded: true, validationReward: "5" },
          [0, 2],
        ])
        const mine = { chain: "P", addresses: [address(1)], order: "asc" } as const
        expect(plain(await reader.transactions({ chain: "P", order: "asc" }, { limit: 9 }))).toEqual(plain([found]))
        expect(await reader.transactions(mine, { limit: 9 })).toEqual([])
        expect(await reader.transaction(id32(99))).toBeUndefined()
      }))

    test("a transaction that ended a period tells what became of it, once that is decided", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const proposed = batchOf("P", 0, 2, {
          transactions: [transactionOf(1, 0, id32(5, 0x77), { type: "RewardAutoRenewedValidatorTx" })],
        })
        await writer.append(proposed, progressOf(proposed))
        expect((await reader.transaction(id32(5, 0x77)))?.period).toBeUndefined()
        const data = {
          start: 1,
          end: 2,
          stake: "7",
          rewarded: true,
          renewed: false,
          validationReward: "3",
          delegationReward: "0",
          restakedValidationReward: "0",
          restakedDelegationReward: "18446744073709551615",
        }
        const decided = batchOf("P", 2, 1, {
          periods: [{ rewardTx: id32(5, 0x77), stakerTx: id32(1), data }],
        })
        await writer.append(decided, progressOf(decided))
        expect((await reader.transaction(id32(5, 0x77)))?.period).toEqual(data)
      }))

    test("inputs and fragments come back as they were, inputs in their order", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const keys = [3, 1, 2].map((number) => ({ txId: id32(number, 0x77), outputIndex: 0xffff_fffe }))
        const fragment = `{"memo":"é🧊\\u0000","assetId":"x"\u0001s`
        const batch = batchOf("X", 0, 1, {
          transactions: [transactionOf(0, 7, id32(9), { inputs: keys, fragment })],
          utxos: keys.map((key) => utxoOf(key, { createdOn: "X", consumedOn: "X", fragment })),
        })
        await writer.append(batch, progressOf(batch))
        const found = await reader.transaction(id32(9))
        expect([found?.index, found?.fragment]).toEqual([7, fragment])
        expect(plain(found?.consumed.map(({ txId, outputIndex }) => ({ txId, outputIndex })) ?? [])).toEqual(
          plain(keys),
        )
        expect(found?.consumed[0]?.fragment).toBe(fragment)
      }))

    test("a UTXO of a chain of its own has one shape", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const { platformFragment: _, ...utxo } = utxoOf({ txId: id32(1), outputIndex: 0 }, { consumedOn: "C" })
        const batch = batchOf("X", 0, 1, { utxos: [utxo] })
        await writer.append(batch, progressOf(batch))
        const listing = {
          chain: "C",
          addresses: [address(1)],
          includeSpent: true,
          sortBy: "amount",
          order: "asc",
        } as const
        const [found] = await reader.utxos(listing, { limit: 1 })
        expect(Object.keys(found ?? {}).sort()).toEqual([
          "amount",
          "consumedOn",
          "createdOn",
          "fragment",
          "id",
          "outputIndex",
          "staked",
          "timestamp",
          "txId",
        ])
      }))
  })
}
