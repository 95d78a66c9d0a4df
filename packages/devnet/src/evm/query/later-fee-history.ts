import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import { effectiveGasPrice } from "../transaction/transaction.ts"
import { type FeeHistory, historyOf, maxPercentiles } from "./prices.ts"

/** The maximum distance of a history's newest block from the last block. */
const maxDepth = 25_000n

/**
 * `eth_feeHistory` of the C-Chain from Helicon on: computed from headers and the transactions' gas limits, because
 * blocks are visible before they are executed, with the highest possible gas price of the next block.
 *
 * @throws EvmError for percentiles that are not ascending from 0 to 100, and for blocks that are too old
 */
export async function feeHistoryAfterHelicon(
  chain: EvmChain,
  count: bigint,
  last: EvmBlock,
  percentiles: readonly number[],
): Promise<FeeHistory | undefined> {
  assertPercentiles(percentiles)
  const head = chain.tip.header.number
  const { number } = last.header
  if (number + maxDepth < head)
    throw new EvmError(
      `requested block is too far behind accepted head: block ${number} requested, accepted head is ${head} (max depth ${maxDepth})`,
    )
  const history = historyOf(chain, count, last, percentiles, tipsAt)
  if (history === undefined) return undefined
  const next = chain.blockAt(number + 1n)?.header.baseFeePerGas ?? (await chain.nextBaseFee())
  return { ...history, baseFeePerGas: [...history.baseFeePerGas, next] }
}

function assertPercentiles(percentiles: readonly number[]): void {
  const wrong = (what: string) => new EvmError(`percentile out of range or misordered: ${what}`)
  if (percentiles.length > maxPercentiles)
    throw wrong(`requested ${percentiles.length} percentiles, max ${maxPercentiles}`)
  for (const [at, value] of percentiles.entries()) {
    if (value < 0 || value > 100) throw wrong(`value ${value.toFixed(6)} at index ${at}`)
    const before = percentiles[at - 1]
    if (before !== undefined && value <= before)
      throw wrong(`index ${at} (${value.toFixed(6)}) must be greater than index ${at - 1} (${before.toFixed(6)})`)
  }
}

/** The tips at percentiles of the total gas limit of a block's transactions. */
function tipsAt({ transactions, header }: EvmBlock, percentiles: readonly number[]): readonly bigint[] {
  const { baseFeePerGas = 0n } = header
  const offered = transactions
    .map((transaction) => ({
      tip: effectiveGasPrice(transaction, baseFeePerGas) - baseFeePerGas,
      gas: transaction.gasLimit,
    }))
    .sort((one, other) => (one.tip < other.tip ? -1 : one.tip > other.tip ? 1 : 0))
  let at = 0
  let sum = offered[0]?.gas ?? 0n
  return percentiles.map((percent) => {
    const threshold = BigInt(Math.floor((Number(header.gasUsed) * percent) / 100))
    while (sum < threshold && at < offered.length - 1) sum += offered[++at]?.gas ?? 0n
    return offered[at]?.tip ?? 0n
  })
}
