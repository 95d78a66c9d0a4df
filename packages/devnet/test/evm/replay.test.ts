import { expect, test } from "vitest"
import { type EvmBlock, encodeBlock } from "../../src/evm/block/block.ts"
import { stateRootOf } from "../../src/evm/block/outcome.ts"
import { toHex } from "../../src/evm/codec/hex.ts"
import { logsOf } from "../../src/evm/query/logs.ts"
import { traceBlock } from "../../src/evm/trace/trace.ts"
import { type RecordedBlock, recordedBlocks } from "./support/recorded.ts"
import { chainUpTo, replayedChain, usesMessenger } from "./support/replay.ts"

/** The outcome of a block's transactions. The roots of transactions and receipts cover hashes, status, gas, logs and bloom. */
const outcome = ({ header, receipts }: EvmBlock) => ({
  number: Number(header.number),
  gasUsed: Number(header.gasUsed),
  baseFee: Number(header.baseFeePerGas),
  transactionsRoot: header.transactionsRoot,
  receiptsRoot: header.receiptsRoot,
  logsBloom: toHex(header.logsBloom),
  status: receipts.map(({ succeeded }) => succeeded),
})

const recordedOutcome = ({ block, receipts }: RecordedBlock): ReturnType<typeof outcome> => ({
  number: Number(block.number),
  gasUsed: Number(block.gasUsed),
  baseFee: Number(block.baseFeePerGas),
  transactionsRoot: block.transactionsRoot as never,
  receiptsRoot: block.receiptsRoot as never,
  logsBloom: block.logsBloom as never,
  status: receipts.map(({ status }) => status === "0x1"),
})

test("a C-Chain from the recorded genesis makes the recorded blocks again, through Helicon: the same hashes, and so the same states", async () => {
  const { chain, recorded, made } = await replayedChain("helicon/ledger/c-chain")
  const [genesis] = recordedBlocks("helicon/ledger/c-chain")
  expect([chain.blockAt(0n) as EvmBlock, ...made].map(({ hash, size }) => [hash, size])).toEqual(
    [genesis as RecordedBlock, ...recorded].map(({ block }) => [block.hash, Number(block.size)]),
  )
  expect(made).toHaveLength(103)
})

// The messenger's code is not in the recordings, so states differ from the block that deploys it on, and calls of it cannot be replayed.
test.each([
  ["ledger/c-chain", 169, 70],
  ["ledger/l1", 137, 79],
  ["ledger/permissioned", 23, 0],
] as const)("all transactions of %s come to the same without the messenger", async (file, count, withMessenger) => {
  const { recorded, made } = await replayedChain(file)
  const without = recorded.filter((block) => !usesMessenger(block))
  const heights = new Set(without.map(({ block }) => Number(block.number)))
  expect(made.map(outcome).filter(({ number }) => heights.has(number))).toEqual(without.map(recordedOutcome))
  expect([made.length, recorded.length - without.length]).toEqual([count, withMessenger])
})

test.each([
  ["ledger/l1", 58],
  ["helicon/ledger/c-chain", 103],
] as const)("the call traces of %s are the node's", async (file, count) => {
  const { chain, recorded, made } = await replayedChain(file)
  let compared = 0
  for (const [at, block] of recorded.entries()) {
    if (usesMessenger(block)) continue
    expect(await traceBlock(chain, made[at] as EvmBlock, { tracer: "callTracer" })).toEqual(block.traces)
    compared++
  }
  expect(compared).toBe(count)
})

// From here on, tests of blocks executed on acceptance. They are at the end of this file to reuse the chain that is already replayed.
const replayed = () => replayedChain("helicon/ledger/c-chain")
/** The last block that was executed on acceptance. */
const transition = 37

test.each([
  ["before the upgrade", transition - 1],
  ["while the last two blocks are not settled", 48],
])("recorded blocks are accepted as they come, by a chain that was dumped %s", async (_, height) => {
  const { made } = await replayed()
  const chain = await chainUpTo(await replayed(), height)
  const coming = made.slice(height, height + 20)
  for (const block of coming) await chain.accept(encodeBlock(block, "coreth"))
  expect([chain.tip.hash, stateRootOf(chain.tip), chain.settled.hash]).toEqual([
    coming.at(-1)?.hash,
    stateRootOf(coming.at(-1) as never),
    made[Number(chain.tip.header.settledHeight) - 1]?.hash,
  ])
})

test("pruning keeps the states of what is not settled, upon which the next blocks are made", async () => {
  const { made } = await replayed()
  const chain = await chainUpTo(await replayed(), 80)
  await chain.prune(1)
  const [first, next] = made.slice(80, 82)
  for (const block of [first, next]) await chain.accept(encodeBlock(block as never, "coreth"))
  expect(chain.tip.hash).toBe(next?.hash)
  await expect(chain.read(made[60] as never, async () => undefined)).rejects.toThrow("missing trie node")
})

test("logs are found in the block that has them, whatever its header's bloom is of", async () => {
  const { chain, made, recorded } = await replayed()
  const later = made.slice(transition)
  const found = later.map((block) => logsOf(block, { addresses: [], topics: [] }, chain).length)
  expect(found).toEqual(recorded.slice(transition).map(({ receipts }) => receipts.flatMap(({ logs }) => logs).length))
  const withLogs = later.filter(({ receipts }) => receipts.some(({ logs }) => logs.length > 0))
  const filtered = withLogs.filter((block) => {
    const log = block.receipts.flatMap(({ logs }) => logs)[0]
    return logsOf(block, { addresses: log ? [log.address] : [], topics: [] }, chain).length > 0
  })
  expect(filtered).toEqual(withLogs)
  expect(withLogs.length).toBeGreaterThan(20)
})
