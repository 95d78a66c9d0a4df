import { describe, expect, test } from "vitest"
import { dump, expandFragment, openStore } from "../../src/index.ts"
import { eventValues, placeValues, transactionHead, writeTransaction, writeTransfer } from "../../src/items/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, hashOf, plainBlocks, word } from "./chain-of.ts"
import { linesOf } from "./lines-of.ts"
import { setUp } from "./setting.ts"

const transfer = {
  logIndex: 0,
  batchIndex: 0,
  standard: 20,
  token: address(5),
  from: address(1),
  to: address(2),
} as const

export function describeStore(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: store`, () => {
    const setting = setUp(createTemporaryStore)

    test("lists the chains that have blocks, by number", async () => {
      expect(await setting.store.chains()).toEqual([])
      for (const [chainId, blocks] of [
        ["9223372036854775807", 1],
        ["10", 3],
        ["9", 2],
        ["8", 0],
      ] as const) {
        const writer = await setting.store.openWriter(chainId)
        await writer.append(batchOf(plainBlocks(blocks)), { nodeHead: 5, now: 77 })
        await writer.close()
      }
      const status = (chainId: string, last: number) => ({
        chainId,
        head: { number: last, hash: hashOf(last), timestamp: last * 10 },
        nodeHead: 5,
        updatedAt: 77,
        transactions: last + 1,
      })
      expect(await setting.store.chains()).toEqual([status("9", 1), status("10", 2), status("9223372036854775807", 0)])
    })

    test.each(["", "-1", "01", "1e3", "0x1", "../1", "1.0", "9223372036854775808", "abc"])(
      'refuses "%s" as a chain ID',
      async (chainId) => {
        expect(() => setting.store.chain(chainId)).toThrow(RangeError)
        await expect(setting.store.openWriter(chainId)).rejects.toThrow(RangeError)
        await expect(setting.store.requestReindex(chainId, address(1), hashOf(1), 1)).rejects.toThrow(RangeError)
      },
    )

    test("has one secret of 32 bytes for ever, also for those who ask first at the same time", async () => {
      const other = await openStore(setting.temporary.location)
      const [one, two] = await Promise.all([setting.store.secret(), other.secret()])
      await other.close()
      expect(one.length).toBe(32)
      expect(two).toEqual(one)
      expect(await setting.store.secret()).toEqual(one)
    })

    test("chains know nothing of each other", async () => {
      const chainIds = [setting.newChainId(), setting.newChainId()]
      for (const [at, chainId] of chainIds.entries()) {
        const writer = await setting.store.openWriter(chainId)
        const content = { transactions: [true], transfers: at === 0 ? [transfer] : [] }
        await writer.append(batchOf([content], { fork: at }), { nodeHead: 0, now: 1 })
        if (at === 1) await writer.rollback(-1)
        await writer.close()
      }
      const [first, second] = chainIds.map((chainId) => setting.store.chain(chainId))
      expect(await second?.tokenTransfers(address(5), { limit: 9 })).toEqual([])
      expect((await first?.tokenTransfers(address(5), { limit: 9 }))?.length).toBe(1)
      expect(await first?.block(hashOf(0, 1))).toBeUndefined()
    })

    test("says where it is", () => {
      expect(setting.store.location).toEqual(setting.temporary.location)
    })

    test("says how large it is, and grows", async () => {
      const before = await setting.store.size()
      const writer = await setting.store.openWriter(setting.newChainId())
      await writer.append(batchOf(Array.from({ length: 2_000 }, () => ({ transactions: [true] }))), {
        nodeHead: 0,
        now: 0,
      })
      await writer.close()
      expect(before).toBeGreaterThan(0)
      expect(await setting.store.size()).toBeGreaterThan(before)
    })

    test("dumps the same lines however the blocks came", async () => {
      const contents = Array.from({ length: 1500 }, (_, number) => ({
        transactions: [true],
        ...(number % 7 === 0 && { transfers: [transfer] }),
      }))
      const dumps: (readonly string[])[] = []
      for (const sizes of [[1500], [700, 800], [1, 1499]]) {
        const chainId = setting.newChainId()
        const writer = await setting.store.openWriter(chainId)
        let from = 0
        for (const size of sizes) {
          await writer.append(batchOf(contents.slice(from, from + size), { from }), {
            nodeHead: from + size,
            now: size,
          })
          from += size
        }
        await writer.close()
        dumps.push(await linesOf(dump(setting.store, chainId)))
      }
      expect(dumps[1]).toEqual(dumps[0])
      expect(dumps[2]).toEqual(dumps[0])
      expect(dumps[0]?.[0]).toBe(
        `evm_block {"number":0,"hash":"${hashOf(0)}","timestamp":0,"transaction_count":1,"gas_used":"0","json":"{\\"block\\":\\"0\\",\\"fork\\":0,\\"cumulativeTransactions\\":\\"1\\"}"}`,
      )
      expect(dumps[0]?.filter((line) => line.startsWith("evm_transaction ")).length).toBe(1500)
    })

    test("dumps the same lines of items that are stored short and of those that are stored as JSON", async () => {
      const batch = batchOf([{ transactions: [true], transfers: [transfer] }])
      const place = placeValues({ number: 0, timestamp: 0, timestampMilliseconds: undefined, hash: hashOf(0) })
      const [from, to] = [address(1), address(2)]
      const own = {
        index: 0,
        hash: word(7),
        succeeded: true,
        type: 2,
        gasLimit: "3",
        gasUsed: 4,
        gasPrice: "5",
        nonce: "6",
      }
      const short = {
        transactions: writeTransaction(transactionHead(place, "7", undefined), {
          ...own,
          from,
          to,
          does: "nativeTransfer",
          value: "8",
        }),
        transfers: writeTransfer(place, eventValues({ transactionHash: word(7), from, to, logIndex: 0 }), "9"),
      }
      const dumps: (readonly string[])[] = []
      for (const stored of [(fragment: string) => fragment, expandFragment]) {
        const chainId = setting.newChainId()
        const writer = await setting.store.openWriter(chainId)
        const transactions = batch.transactions.map((row) => ({ ...row, fragment: stored(short.transactions) }))
        const transfers = batch.transfers.map((row) => ({ ...row, fragment: stored(short.transfers) }))
        await writer.append({ ...batch, transactions, transfers }, { nodeHead: 0, now: 0 })
        await writer.close()
        dumps.push(await linesOf(dump(setting.store, chainId)))
      }
      const [ofShort, ofJson] = dumps
      expect(ofShort).toEqual(ofJson)
      expect(ofShort?.find((line) => line.startsWith("evm_transaction "))).toContain('\\"nonce\\":\\"6\\"')
    })
  })
}
