import { describe, expect, test } from "vitest"
import type { Hex } from "../../src/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { batchOf, hashOf, transactionHash } from "./chain-of.ts"
import { setUp } from "./setting.ts"

export function describeHashes(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: hashes`, () => {
    const setting = setUp(createTemporaryStore)

    test("blocks and transactions are found by the beginning of their hash", () =>
      setting.withChain(async ({ writer, reader }) => {
        const transactions = [true, true, true]
        await writer.append(batchOf([{ transactions }, {}, { transactions }]), { nodeHead: 2, now: 1 })
        const hashes = [0, 2].flatMap((number) => [0, 1, 2].map((index) => transactionHash(number, index)))
        const all = [...hashes]
          .sort()
          .map((hash) => ({ kind: "transaction", hash, blockNumber: hashes.indexOf(hash) < 3 ? 0 : 2 }))
        for (const one of all)
          for (const digits of [5, 7, 18, 19, 40, 66])
            expect(await reader.hashesStartingWith(one.hash.slice(0, digits) as Hex, 9)).toEqual(
              all.filter(({ hash }) => hash.startsWith(one.hash.slice(0, digits))),
            )
        const blocks = [0, 1, 2].map((number) => ({ kind: "block", hash: hashOf(number), blockNumber: number }))
        expect(await reader.hashesStartingWith(hashOf(1).slice(0, 40) as Hex, 9)).toEqual(blocks)
        expect(await reader.hashesStartingWith(hashOf(1).slice(0, 40) as Hex, 2)).toEqual(blocks.slice(0, 2))
        expect(await reader.hashesStartingWith(hashOf(1), 9)).toEqual(blocks.slice(1, 2))
        const ofBoth = await reader.hashesStartingWith("0x", 9)
        expect(ofBoth).toEqual([...blocks, ...all].slice(0, 9))
        expect(await reader.hashesStartingWith("0x", 3)).toEqual(blocks)
        expect(await reader.hashesStartingWith(`0x${"ab".repeat(32)}`, 9)).toEqual([])
      }))
  })
}
