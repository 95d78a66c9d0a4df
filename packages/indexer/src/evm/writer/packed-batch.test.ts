import type { TransactionRow, TransferRow } from "@serac/store"
import fc from "fast-check"
import { expect, test } from "vitest"
import type { DecodedBlock } from "../decode/block.ts"
import { pack } from "../decode/packed-block.ts"
import { PackedBatch } from "./packed-batch.ts"

const hex = (bytes: number) =>
  fc
    .string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: bytes * 2, maxLength: bytes * 2 })
    .map((text) => `0x${text}` as const)
const fragment = fc.string({ unit: "binary-ascii", maxLength: 40 })
const transfer = fc.record(
  {
    logIndex: fc.maxSafeNat(),
    batchIndex: fc.nat(),
    standard: fc.constantFrom(20 as const, 721 as const, 1155 as const),
    token: hex(20),
    from: hex(20),
    to: hex(20),
    fragment,
    tokenId: hex(32),
  },
  { requiredKeys: ["logIndex", "batchIndex", "standard", "token", "from", "to", "fragment"] },
)
const blockOf = (number: number) =>
  fc
    .record({
      transactions: fc.array(
        fc.record({
          succeeded: fc.boolean(),
          hash: hex(32),
          from: hex(20),
          to: hex(20),
          fragment,
        }),
        { maxLength: 5 },
      ),
      transfers: fc.array(transfer, { maxLength: 5 }),
      isTraced: fc.boolean(),
      hash: hex(32),
    })
    .map(
      ({ transactions, transfers, isTraced, hash }): DecodedBlock => ({
        block: {
          number,
          hash,
          parentHash: hash,
          timestamp: 7,
          transactionCount: transactions.length,
          gasUsed: 8n,
          fragment: "{",
        },
        transactions: transactions.map((one, index): TransactionRow => ({ blockNumber: number, index, ...one })),
        transfers: transfers.map((one): TransferRow => ({ blockNumber: number, ...one }) as TransferRow),
        deployments: [
          {
            blockNumber: number,
            transactionIndex: 0,
            sequence: 0,
            address: "0x01",
            transactionHash: hash,
            deployer: "0x02",
          },
        ],
        ...(isTraced && {
          internalTransactions: [
            { blockNumber: number, transactionIndex: 0, sequence: 0, from: "0x01", to: "0x02", fragment: "internal" },
          ],
        }),
      }),
    )
const blocks = fc
  .nat({ max: 5 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => blockOf(at * 1e9))))
const plain = ({ blocks, transactions, transfers, deployments, internalTransactions }: PackedBatch) => ({
  blocks,
  transactions,
  transfers,
  deployments,
  internalTransactions,
})
const isTraced = ({ block, internalTransactions }: DecodedBlock) =>
  block.transactionCount > 0 && internalTransactions !== undefined

test("a packed batch has the rows of its blocks, in their order", () => {
  fc.assert(
    fc.property(blocks, (decoded) => {
      const batch = PackedBatch.of(decoded.map(pack))
      expect(plain(batch)).toEqual({
        blocks: decoded.map(({ block }) => block),
        transactions: decoded.flatMap(({ transactions }) => transactions),
        transfers: decoded.flatMap(({ transfers }) => transfers),
        deployments: decoded.flatMap(({ deployments }) => deployments),
        internalTransactions:
          decoded.some(isTraced) || decoded.every(({ internalTransactions }) => internalTransactions !== undefined)
            ? decoded.flatMap(({ internalTransactions = [] }) => internalTransactions)
            : undefined,
      })
    }),
  )
})

test("a packed batch is the same in another thread", () => {
  fc.assert(
    fc.property(blocks, (decoded) => {
      const packed = decoded.map(pack)
      const { message } = PackedBatch.of(packed)
      const there = new PackedBatch(
        structuredClone(message, { transfer: [message.text.buffer, message.numbers.buffer] }),
      )
      // The transferred buffers are gone here, the original blocks are not.
      expect(plain(there)).toEqual(plain(PackedBatch.of(packed)))
    }),
  )
})

test("a block of any size is packed whole", () => {
  const fragment = "x".repeat(5_000_000)
  const block = {
    number: 1,
    hash: "0x01",
    parentHash: "0x00",
    timestamp: 1,
    transactionCount: 1,
    gasUsed: 1n,
    fragment: "{",
  } as const
  const transaction = {
    blockNumber: 1,
    index: 0,
    succeeded: true,
    hash: `0x${"1".repeat(64)}`,
    from: `0x${"2".repeat(40)}`,
    to: `0x${"3".repeat(40)}`,
    fragment,
  } as const
  const packed = pack({ block, transactions: [transaction], transfers: [], deployments: [] })
  expect(PackedBatch.of([packed]).transactions).toEqual([transaction])
})
