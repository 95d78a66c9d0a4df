import { expect, test } from "vitest"
import type { EvmBlock } from "../src/block/block.ts"
import type { EvmChain } from "../src/chain/evm-chain.ts"
import { toHex } from "../src/codec/hex.ts"
import { type RecordedBlock, recordedBlocks } from "./support/recorded.ts"
import { corethChain, replay, subnetChain, usesMessenger } from "./support/replay.ts"

const l1 = "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx"
const permissioned = "rgjD2qopLteGXEyhiUSGpb6DHC5Cy1xuh7Lep63sZ7scFr7YM"

/** What came of a block's transactions; the roots of transactions and receipts cover hashes, status, gas, logs and bloom. */
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

async function replayAll(chain: EvmChain, blocks: readonly RecordedBlock[]): Promise<readonly EvmBlock[]> {
  const made: EvmBlock[] = []
  for (const block of blocks) made.push(await replay(chain, block))
  return made
}

test("a C-Chain from the recorded genesis makes the recorded blocks again, up to Helicon: the same hashes, and so the same states", async () => {
  const chain = await corethChain("helicon/")
  const blocks = recordedBlocks("helicon/ledger/c-chain").filter(({ block }) => block.settledHeight === undefined)
  const made = await replayAll(chain, blocks.slice(1))
  expect([chain.blockAt(0n) as EvmBlock, ...made].map(({ hash, size }) => [hash, size])).toEqual(
    blocks.map(({ block }) => [block.hash, Number(block.size)]),
  )
  expect(made).toHaveLength(37)
})

// The messenger's code is not in the recordings, so that states differ from the block that has it on, and what it does cannot be done again.
test.each([
  ["ledger/c-chain", () => corethChain(""), 169, 70],
  ["ledger/l1", () => subnetChain("Serac L1", l1), 137, 79],
  ["ledger/permissioned", () => subnetChain("Permissioned EVM", permissioned), 23, 0],
] as const)(
  "all transactions of %s come to the same without the messenger",
  async (file, open, count, withMessenger) => {
    const chain = await open()
    const blocks = recordedBlocks(file).slice(1)
    const made = await replayAll(chain, blocks)
    const without = blocks.filter((block) => !usesMessenger(block))
    const heights = new Set(without.map(({ block }) => Number(block.number)))
    expect(made.map(outcome).filter(({ number }) => heights.has(number))).toEqual(without.map(recordedOutcome))
    expect([made.length, blocks.length - without.length]).toEqual([count, withMessenger])
  },
)
