import { describe, expect, test } from "vitest"
import {
  ChainLockedError,
  dumpNetwork,
  type NetworkAppendProgress,
  type NetworkBatch,
  NotConsecutiveError,
  openStore,
} from "../../../src/index.ts"
import type { TemporaryStore } from "../../temporary-store.ts"
import { linesOf } from "../lines-of.ts"
import { plain } from "./plain.ts"
import { address, batchOf, blockId, blockOf, emptyBatch, id32, progressOf, transactionOf, utxoOf } from "./rows.ts"
import { setUpNetwork } from "./setting.ts"

const platform = { time: 77, accruedFees: 2n ** 64n - 1n, validatorExcess: 5n, more: '{"proposal":1}' }

export function describeNetworkAppending(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: appending to a network`, () => {
    const setting = setUpNetwork(createTemporaryStore)

    test("moves the head of its chain alone, and the status", () =>
      setting.withNetwork(async ({ networkId, writer, reader }) => {
        expect([await writer.head("P"), await reader.status(), await reader.platform()]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
        const transactions = [transactionOf(2, 0, id32(1)), transactionOf(2, 1, id32(2))]
        const batch = batchOf("P", 0, 3, { transactions })
        await writer.append(batch, progressOf(batch, { nodeHeight: 90, now: 1234, platform }))
        const next = batchOf("X", 0, 1)
        await writer.append(next, progressOf(next, { now: 1235 }))
        const head = { height: 2, id: blockId("P", 2), timestamp: 20 }
        expect(plain([await writer.head("P"), await writer.head("C")])).toEqual(plain([head, undefined]))
        expect([await writer.platform(), await reader.platform()]).toEqual([platform, platform])
        const status = {
          networkId,
          chains: [
            { chain: "P", head, nodeHeight: 90, updatedAt: 1234, transactions: 2 },
            {
              chain: "X",
              head: { height: 0, id: blockId("X", 0), timestamp: 0 },
              nodeHeight: 0,
              updatedAt: 1235,
              transactions: 0,
            },
          ],
          notes: [],
        }
        expect(plain([await reader.status()])).toEqual(plain([status]))
      }))

    test("the last block up to a height is found on its own chain, whether or not each height has one", () =>
      setting.withNetwork(async ({ writer }) => {
        const batch = batchOf("P", 0, 5)
        await writer.append(batch, progressOf(batch))
        const blocks = batchOf("C", 0, 8)
        await writer.append({ ...blocks, blocks: [2, 5].map((height) => blockOf("C", height)) }, progressOf(blocks))
        const found = (chain: "P" | "C", height: number) => ({ height, id: blockId(chain, height) })
        const up = [writer.blockUpTo("P", 3), writer.blockUpTo("P", 9), writer.blockUpTo("X", 9)]
        expect(plain(await Promise.all(up))).toEqual(plain([found("P", 3), found("P", 4), undefined]))
        const some = [writer.blockUpTo("C", 1), writer.blockUpTo("C", 4), writer.blockUpTo("C", 5)]
        expect(plain(await Promise.all(some))).toEqual(plain([undefined, found("C", 2), found("C", 5)]))
      }))

    test("goes on where the last writer ended; what the P-Chain leaves to remember stays until it leaves something else", async () => {
      const networkId = setting.newNetworkId()
      for (const from of [0, 2, 4]) {
        const writer = await setting.store.openNetworkWriter(networkId)
        const batch = batchOf("P", from, 2)
        const { more: _, ...later } = platform
        const states = [platform, undefined, { ...later, time: 78 }]
        const state = states[from / 2]
        await writer.append(batch, progressOf(batch, state && { platform: state }))
        expect(await writer.platform()).toEqual(from < 4 ? platform : { ...later, time: 78 })
        await writer.close()
      }
      expect((await setting.store.network(networkId).status())?.chains[0]?.head.height).toBe(5)
    })

    test("blocks of the C-Chain without atomic transactions have no row, and still move the head", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        const batch = { ...emptyBatch("C"), blocks: [blockOf("C", 3), blockOf("C", 7)] }
        const head = { height: 9, id: blockId("C", 9), timestamp: 90 }
        await writer.append(batch, progressOf(batch, { from: 0, head }))
        const none = { head: { ...head, height: 12, id: blockId("C", 12) }, from: 10, parentId: blockId("C", 9) }
        await writer.append(emptyBatch("C"), { ...none, nodeHeight: 12, now: 1 })
        expect((await writer.head("C"))?.height).toBe(12)
        expect((await reader.blocks("C", { limit: 9 })).map(({ height }) => height)).toEqual([7, 3])
      }))

    const two = batchOf("P", 0, 2)
    const three = batchOf("P", 2, 1)
    const refused: readonly (readonly [string, NetworkBatch, NetworkAppendProgress])[] = [
      ["a gap", batchOf("P", 3, 1), progressOf(batchOf("P", 3, 1))],
      ["a repetition", batchOf("P", 1, 1), progressOf(batchOf("P", 1, 1))],
      ["another parent", three, progressOf(three, { parentId: id32(99) })],
      [
        "a block with another parent than the batch",
        { ...three, blocks: [{ ...blockOf("P", 2), parentId: id32(99) }] },
        progressOf(three),
      ],
      [
        "a batch that is torn",
        { ...three, blocks: [blockOf("P", 2), { ...blockOf("P", 3), parentId: id32(99) }] },
        progressOf(batchOf("P", 2, 2)),
      ],
      ["blocks out of order", { ...three, blocks: [blockOf("P", 3), blockOf("P", 2)] }, progressOf(batchOf("P", 2, 2))],
      ["a block above the head", { ...three, blocks: [blockOf("P", 2), blockOf("P", 3)] }, progressOf(three)],
      [
        "another head than its last block",
        three,
        progressOf(three, { head: { ...progressOf(three).head, id: id32(99) } }),
      ],
      ["a head below its first block", emptyBatch("P"), { ...progressOf(three), head: progressOf(two).head }],
      ["a transaction of another block", { ...three, transactions: [transactionOf(1, 5, id32(7))] }, progressOf(three)],
      ["a transaction that is stored", { ...three, transactions: [transactionOf(2, 0, id32(50))] }, progressOf(three)],
      [
        "a transaction that comes twice",
        { ...three, transactions: [transactionOf(2, 0, id32(51)), transactionOf(2, 1, id32(51))] },
        progressOf(three),
      ],
      [
        "a block whose ID another one has",
        { ...three, blocks: [{ ...blockOf("P", 2), id: blockId("P", 0) }] },
        progressOf(three, { head: { height: 2, id: blockId("P", 0), timestamp: 20 } }),
      ],
    ]
    test.each(refused)("refuses %s, and stores nothing", (_, batch, progress) =>
      setting.withNetwork(async ({ networkId, writer }) => {
        await writer.append({ ...two, transactions: [transactionOf(1, 0, id32(50))] }, progressOf(two))
        const before = await linesOf(dumpNetwork(setting.store, networkId))
        const more = { utxos: [utxoOf({ txId: id32(60), outputIndex: 0 })] }
        await expect(writer.append({ ...batch, ...more }, progress)).rejects.toThrow(NotConsecutiveError)
        expect(await linesOf(dumpNetwork(setting.store, networkId))).toEqual(before)
        await writer.append(three, progressOf(three))
        expect((await writer.head("P"))?.height).toBe(2)
      }),
    )

    test("refuses a first block that is not 0, whatever its parent", () =>
      setting.withNetwork(async ({ writer }) => {
        const batch = batchOf("X", 1, 1)
        await expect(writer.append(batch, progressOf(batch))).rejects.toThrow("X-Chain: block 0 was to come next")
      }))

    test.each([
      ["an address", { addresses: [Buffer.alloc(19)] }, "An address has 20 bytes, not 19."],
      ["an amount", { amount: 2n ** 64n }, "out of range"],
    ])("refuses %s that cannot be", (_, wrong, message) =>
      setting.withNetwork(async ({ writer }) => {
        const batch = batchOf("P", 0, 1, { utxos: [utxoOf({ txId: id32(1), outputIndex: 0 }, wrong)] })
        await expect(writer.append(batch, progressOf(batch))).rejects.toThrow(message)
        expect(await writer.head("P")).toBeUndefined()
      }),
    )

    test("refuses a place that no block can hold", () =>
      setting.withNetwork(async ({ writer }) => {
        const batch = batchOf("P", 0, 1, { transactions: [transactionOf(0, 2 ** 20, id32(1))] })
        await expect(writer.append(batch, progressOf(batch))).rejects.toThrow(RangeError)
      }))

    test("notes stay until there are others", () =>
      setting.withNetwork(async ({ writer, reader }) => {
        await writer.note(["no genesis"])
        const batch = batchOf("P", 0, 1)
        await writer.append(batch, progressOf(batch))
        expect((await reader.status())?.notes).toEqual(["no genesis"])
        await writer.note([])
        expect((await reader.status())?.notes).toEqual([])
      }))

    test("a network has one writer, whichever store asks; another network and a chain of the same number have theirs", async () => {
      const networkId = setting.newNetworkId()
      const other = await openStore(setting.temporary.location)
      const writer = await setting.store.openNetworkWriter(networkId)
      await expect(setting.store.openNetworkWriter(networkId)).rejects.toThrow(ChainLockedError)
      await expect(other.openNetworkWriter(networkId)).rejects.toThrow(`indexing primary network ${networkId} into`)
      const beside = [await other.openNetworkWriter(setting.newNetworkId()), await other.openWriter(String(networkId))]
      await Promise.all(beside.map((each) => each.close()))
      await writer.close()
      await writer.close()
      await other.openNetworkWriter(networkId)
      await other.close()
      await (await setting.store.openNetworkWriter(networkId)).close()
    })

    test.each([-1, 1.5, 2 ** 32, Number.NaN])("refuses %d as a network ID", async (networkId) => {
      expect(() => setting.store.network(networkId)).toThrow(RangeError)
      await expect(setting.store.openNetworkWriter(networkId)).rejects.toThrow(RangeError)
    })

    test("networks know nothing of each other", async () => {
      const networkIds = [setting.newNetworkId(), setting.newNetworkId()]
      const key = { txId: id32(1), outputIndex: 0 }
      for (const [at, networkId] of networkIds.entries()) {
        const writer = await setting.store.openNetworkWriter(networkId)
        const batch = batchOf("P", 0, 1, { utxos: [utxoOf(key, { amount: BigInt(at + 1) })] })
        await writer.append(batch, progressOf(batch))
        await writer.close()
      }
      const balances = networkIds.map((networkId) => setting.store.network(networkId).balances("P", [address(1)]))
      expect((await Promise.all(balances)).map(([group]) => group?.amount)).toEqual([1n, 2n])
    })
  })

  describe(`${name}: networks`, () => {
    const setting = setUpNetwork(createTemporaryStore)

    test("are listed by number once something is stored of them", async () => {
      expect(await setting.store.networks()).toEqual([])
      expect(await setting.store.network(5).status()).toBeUndefined()
      for (const networkId of [4_294_967_295, 5, 12345]) {
        const writer = await setting.store.openNetworkWriter(networkId)
        if (networkId !== 5) await writer.note([`of ${networkId}`])
        await writer.close()
      }
      expect(await setting.store.networks()).toEqual([
        { networkId: 12345, chains: [], notes: ["of 12345"] },
        { networkId: 4_294_967_295, chains: [], notes: ["of 4294967295"] },
      ])
      expect(await setting.store.chains()).toEqual([])
    })
  })
}
