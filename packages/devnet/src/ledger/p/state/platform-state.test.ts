import {
  decodePChainBlock,
  decodePChainTransaction,
  encodePChainBlock,
  encodePChainTransaction,
  maxUint64,
  type PChainBlock,
  type PChainUnsignedTransaction,
  type PChainUtxo,
} from "@serac/chain"
import { expect, test } from "vitest"
import { keyOf, zeroID } from "../../bytes.ts"
import { LedgerError } from "../../ledger-error.ts"
import { memoryArchive } from "../../state/archive.ts"
import { Journal } from "../../state/journal.ts"
import { proposedBy } from "./blocks.ts"
import { firstBy } from "./first-of.ts"
import { PlatformState, saturatingSum } from "./platform-state.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const transactionOf = (unsigned: PChainUnsignedTransaction) =>
  decodePChainTransaction(encodePChainTransaction({ unsigned, credentials: [] }))
const base = (memo: number) =>
  transactionOf({
    ...{ type: "BaseTx", networkID: 1, blockchainID: zeroID, outputs: [], inputs: [], memo: some(memo, 1) },
  })
const proposed = transactionOf({ type: "RewardValidatorTx", txID: some(3) })

test("an accepted block is found by its height and id, and its transactions by theirs", () => {
  const { blocks } = new PlatformState(new Journal(), memoryArchive)
  const [first, second, genesis] = [base(1), base(2), base(3)] as const
  const place = { parentID: zeroID, time: 5n }
  const made = [
    { type: "BanffStandardBlock", height: 0n, transactions: [], ...place },
    { type: "BanffStandardBlock", height: 1n, transactions: [first, second], ...place },
    { type: "BanffProposalBlock", height: 2n, transactions: [], transaction: proposed, ...place },
  ].map((block) => decodePChainBlock(encodePChainBlock(block as PChainBlock)))
  const accepted = made.map(({ id, bytes, height }) => ({ id, bytes, height: Number(height), acceptedAt: 7 }))
  for (const block of accepted) blocks.add(block)
  expect([
    blocks.tip,
    blocks.at(1),
    blocks.at(3),
    blocks.byId(accepted[1]?.id as Uint8Array),
    blocks.byId(some(9)),
  ]).toEqual([...[accepted[2], accepted[1], undefined, accepted[1], undefined]])
  blocks.addGenesisTransaction(genesis)
  blocks.addTransaction(second.id, { status: "Committed", height: 1, index: 1 })
  blocks.addTransaction(first.id, { status: "Committed", height: 1, index: 0 })
  blocks.addTransaction(proposed.id, { status: "Aborted", height: 2, index: -1 })
  expect([genesis.id, first.id, second.id, proposed.id, some(9)].map((id) => blocks.transaction(id))).toEqual([
    { transaction: genesis, status: "Committed", height: 0 },
    { transaction: first, status: "Committed", height: 1 },
    { transaction: second, status: "Committed", height: 1 },
    { transaction: proposed, status: "Aborted", height: 2 },
    undefined,
  ])
  expect(made.map(proposedBy)).toEqual([undefined, undefined, proposed])
})

test("rewards are outputs, listed by the transaction that they are paid for", () => {
  const state = new PlatformState(new Journal(), memoryArchive)
  const rewards = [0, 1].map(
    (outputIndex) => ({ txID: some(1), outputIndex, output: { addresses: [] } }) as unknown as PChainUtxo,
  )
  for (const utxo of rewards) state.addReward(some(5), utxo)
  expect([state.rewards.get(keyOf(some(5))), [...state.utxos].map(([, utxo]) => utxo)]).toEqual([rewards, rewards])
})

test("a sum is a u64", () => {
  expect([saturatingSum(), saturatingSum(maxUint64 - 5n, 2n, 3n)]).toEqual([0n, maxUint64])
  expect(() => saturatingSum(maxUint64 - 5n, 2n, 4n)).toThrow(new LedgerError("overflow"))
})

test("of equals the first is the least", () => {
  const compare = (one: string, other: string) => one.length - other.length
  expect([firstBy(["aaa", "bb", "cc", "dddd"], compare), firstBy([], compare)]).toEqual(["bb", undefined])
})
