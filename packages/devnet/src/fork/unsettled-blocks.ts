import { atomicGas, decodeAtomicBatch } from "@serac/chain"
import { type Execution, executionAfter, type Hex, toQuantity, UpstreamError } from "../evm/index.ts"
import type { Answers } from "./answers.ts"
import { readHeader } from "./first-block.ts"
import { type NodeClient, NodeRefusal } from "./node-client.ts"

/** Maximum number of blocks between a block and the one that it settles; five seconds of gas are fewer. */
const maxUnsettled = 512n

/**
 * The blocks from the one that a fork's first block settles up to that one, with the gas that each consumed, as plain JSON: the price of gas
 * after them follows from these.
 */
export interface UnsettledBlocks {
  /** The node's answer about the settled block. */
  readonly settled: Readonly<Record<string, unknown>>
  /** The later ones, oldest first. `consumed` is a quantity. */
  readonly blocks: readonly { readonly block: Readonly<Record<string, unknown>>; readonly consumed: Hex }[]
}

/** Asks for the unsettled blocks up to a height; undefined if the node does not tell what they consumed. @throws {UpstreamError} */
export async function askUnsettled(
  client: NodeClient,
  answers: Answers,
  settledHeight: bigint,
  height: bigint,
): Promise<UnsettledBlocks | undefined> {
  if (height - settledHeight > maxUnsettled) return undefined
  const blockAt = async (number: bigint) => {
    const what = `block ${number}`
    const { transactions: _, ...block } = answers.object(
      await client.read("eth_getBlockByNumber", [toQuantity(number), false], what),
      what,
    )
    return block
  }
  const consumedBy = async (number: bigint, { blockExtraData }: Readonly<Record<string, unknown>>) => {
    const what = `the receipts of block ${number}`
    const receipts = answers.list(await client.read("eth_getBlockReceipts", [toQuantity(number)], what), what)
    const used = receipts.map((receipt) => answers.quantity(answers.object(receipt, what).gasUsed, what))
    return toQuantity(used.reduce((sum, gas) => sum + gas, atomicGasOf(answers, blockExtraData)))
  }
  const numbers = Array.from({ length: Number(height - settledHeight) }, (_, at) => settledHeight + 1n + BigInt(at))
  try {
    const [settled, ...blocks] = await Promise.all([
      blockAt(settledHeight),
      ...numbers.map(async (number) => {
        const block = await blockAt(number)
        return { block, consumed: await consumedBy(number, block) }
      }),
    ])
    return { settled, blocks }
  } catch (error) {
    if (error instanceof NodeRefusal) return undefined
    throw error
  }
}

function atomicGasOf(answers: Answers, blockExtraData: unknown): bigint {
  const bytes = answers.bytes(blockExtraData ?? "0x", "its atomic transactions")
  if (bytes.length === 0) return 0n
  return decodeAtomicBatch(bytes).reduce((sum, { unsigned }) => sum + atomicGas(unsigned), 0n)
}

/** The outcome of the last of the unsettled blocks. @throws {UpstreamError} for blocks of another form */
export function executionOf({ settled, blocks }: UnsettledBlocks, answers: Answers): Execution {
  if (blocks.length === 0) throw new UpstreamError("there is no unsettled block")
  return executionAfter(
    readHeader(settled, answers),
    blocks.map(({ block, consumed }) => ({
      header: readHeader(block, answers),
      consumed: answers.quantity(consumed, "the gas of a block"),
    })),
  )
}
