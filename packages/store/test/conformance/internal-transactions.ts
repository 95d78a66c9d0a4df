import { describe, expect, test } from "vitest"
import { type Batch, verifyingChain } from "../../src/index.ts"
import { expandFragment } from "../../src/items/index.ts"
import type { TemporaryStore } from "../temporary-store.ts"
import { address, batchOf, hashOf, internalFragment } from "./chain-of.ts"
import { setUp } from "./setting.ts"

const [alice, bob] = [address(1), address(2)]
const atStart = { nodeHead: 0, now: 1 }

export function describeInternalTransactions(name: string, createTemporaryStore: () => Promise<TemporaryStore>): void {
  describe(`${name}: internal transactions`, () => {
    const setting = setUp(createTemporaryStore)

    test("internal transactions of a transaction, in the order in which they began", () =>
      setting.withChain(async ({ writer, reader }) => {
        const calls = [
          { transactionIndex: 0, sequence: 0, from: alice, to: bob },
          { transactionIndex: 1, sequence: 0, from: alice },
          { transactionIndex: 1, sequence: 1, from: bob, to: alice },
        ]
        await writer.append(batchOf([{ transactions: [true, true], internalTransactions: calls }]), atStart)
        const of = async (index: number, range: { limit: number; after?: readonly [number] }) =>
          (await reader.internalTransactionsOf({ blockNumber: 0, index }, range)).map(({ fragment }) => fragment)
        const [, first, second] = calls.map((one) => internalFragment({ blockNumber: 0, ...one }))
        expect(await of(1, { limit: 9 })).toEqual([first, second])
        expect(await of(1, { limit: 1 })).toEqual([first])
        expect(await of(1, { limit: 9, after: [0] })).toEqual([second])
        expect(await of(2, { limit: 9 })).toEqual([])
      }))

    test("what is stored of a block's traces is read whole, and of no block before the first that is traced", () =>
      setting.withChain(async ({ chainId, writer }) => {
        const call = { transactionIndex: 1, sequence: 0, from: alice, to: bob }
        const made = { transactionIndex: 0, sequence: 0, address: bob, deployer: alice, deployerContract: address(3) }
        const traced = { transactions: [true, true], internalTransactions: [call], deployments: [made] }
        const batch = batchOf([{}, traced, { ...traced, internalTransactions: [], deployments: [] }, {}])
        await writer.append(batch, { nodeHead: 3, now: 1 })
        const { traces } = verifyingChain(setting.store, chainId)
        const nothing = { internalTransactions: [], deployments: [] }
        expect([await traces(0), await traces(1), await traces(2), await traces(3), await traces(4)]).toEqual([
          undefined,
          {
            hash: hashOf(1),
            transactionCount: 2,
            internalTransactions: (batch.internalTransactions ?? []).map((row) => ({
              ...row,
              fragment: expandFragment(row.fragment),
            })),
            deployments: batch.deployments,
          },
          { hash: hashOf(2), transactionCount: 2, ...nothing },
          { hash: hashOf(3), transactionCount: 0, ...nothing },
          undefined,
        ])
      }))

    test("the first traced transaction is remembered, and whether all are traced", () =>
      setting.withChain(async ({ writer, reader }) => {
        const untraced = (batch: Batch): Batch => ({ ...batch, internalTransactions: undefined })
        const block = { transactions: [true] }
        await writer.append(untraced(batchOf([{}, block])), { nodeHead: 9, now: 1 })
        expect(await reader.traced()).toBeUndefined()
        await writer.append(batchOf([{}, block, block], { from: 2 }), { nodeHead: 9, now: 1 })
        expect(await reader.traced()).toEqual({ firstBlock: 3, isWhole: false })
        await writer.append(untraced(batchOf([block], { from: 5 })), { nodeHead: 9, now: 1 })
        expect(await reader.traced()).toEqual({ firstBlock: 3, isWhole: false })
        await writer.rollback(2)
        expect(await reader.traced()).toBeUndefined()
        await writer.rollback(0)
        await writer.append(batchOf([block], { from: 1, fork: 1, parentHash: hashOf(0) }), { nodeHead: 9, now: 1 })
        expect(await reader.traced()).toEqual({ firstBlock: 1, isWhole: true })
      }))

    test("blocks whose traces came later continue the traced ones downwards, where no block is between", () =>
      setting.withChain(async ({ writer, reader }) => {
        const block = { transactions: [true] }
        const untraced: Batch = { ...batchOf([{}, block, block]), internalTransactions: undefined }
        await writer.append(untraced, { nodeHead: 9, now: 1 })
        await writer.append(batchOf([block], { from: 3 }), { nodeHead: 9, now: 1 })
        expect(await reader.traced()).toEqual({ firstBlock: 3, isWhole: false })
        const repair = (from: number) => writer.repair(batchOf([block], { from }), { now: 2 })
        await repair(1)
        expect(await reader.traced()).toEqual({ firstBlock: 3, isWhole: false })
        await repair(2)
        expect(await reader.traced()).toEqual({ firstBlock: 2, isWhole: false })
        await repair(1)
        expect(await reader.traced()).toEqual({ firstBlock: 1, isWhole: true })
      }))
  })
}
