import type { EvmBlock } from "../block/block.ts"
import type { EvmChain } from "../chain/evm-chain.ts"
import { EvmError } from "../chain/evm-error.ts"
import { max, min } from "../codec/bounds.ts"
import { effectiveGasPrice } from "../transaction/transaction.ts"

const sampledBlocks = 20
const minTip = 1n
/** Maximum number of percentiles in a request. */
export const maxPercentiles = 100
/** Maximum number of blocks in a history. */
const maxHistoryBlocks = 2_048n

/** The blocks whose tips the oracle samples, and the percentile that it returns. */
interface Sampling {
  readonly percentile: number
  readonly lookbackSeconds: bigint
  /** Wei per unit of gas. */
  readonly maxTip: bigint
}

const sampling: Sampling = { percentile: 60, lookbackSeconds: 80n, maxTip: 150_000_000_000n }
const samplingAfterHelicon: Sampling = { percentile: 40, lookbackSeconds: 60n, maxTip: 150n }

/** Suggests gas prices from recent blocks. */
export class PriceOracle {
  readonly #chain: EvmChain
  readonly #sampling: Sampling
  #lastTip = minTip
  #lastHead: EvmBlock | undefined

  /** @param hasHelicon - use the sampling of the C-Chain from Helicon on */
  constructor(chain: EvmChain, hasHelicon = false) {
    this.#chain = chain
    this.#sampling = hasHelicon ? samplingAfterHelicon : sampling
  }

  /** The base fee of a block made now, in wei. */
  baseFee(): Promise<bigint> {
    return this.#chain.nextBaseFee()
  }

  /** A tip, in wei per unit of gas, at a percentile of recent transactions; the last result if there are none. */
  tip(): bigint {
    const head = this.#chain.tip
    const { percentile, lookbackSeconds, maxTip } = this.#sampling
    if (head === this.#lastHead) return this.#lastTip
    const now = BigInt(Math.floor(this.#chain.now() / 1000))
    const tips: bigint[] = []
    for (let height = head.header.number, left = sampledBlocks; height > 0n && left > 0; height--, left--) {
      const block = this.#chain.blockAt(height)
      if (block === undefined || block.header.timestamp + lookbackSeconds < now) break
      tips.push(...tipsOf(block))
    }
    const sorted = tips.sort(ascending)
    const found = sorted[Math.floor(((sorted.length - 1) * percentile) / 100)]
    this.#lastTip = max(min(found ?? this.#lastTip, maxTip), minTip)
    this.#lastHead = head
    return this.#lastTip
  }
}

const tipsOf = ({ transactions, header: { baseFeePerGas = 0n } }: EvmBlock): bigint[] =>
  transactions.map((transaction) => effectiveGasPrice(transaction, baseFeePerGas) - baseFeePerGas)

const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)

/** The gas prices of consecutive blocks. */
export interface FeeHistory {
  readonly oldestBlock: bigint
  /** The tips of each block at the requested percentiles. */
  readonly reward: readonly (readonly bigint[])[] | undefined
  readonly baseFeePerGas: readonly bigint[]
  readonly gasUsedRatio: readonly number[]
}

/** `eth_feeHistory`, up to a block of the chain. @throws EvmError for percentiles that are not ascending from 0 to 100 */
export function feeHistory(
  chain: EvmChain,
  count: bigint,
  last: EvmBlock,
  percentiles: readonly number[],
): FeeHistory | undefined {
  assertPercentiles(percentiles)
  return historyOf(chain, count, last, percentiles, rewardPercentiles)
}

/**
 * The history up to a block. It reads one block at a time, so that archived blocks are never in memory at once.
 *
 * @param tipsOf - the tips of a block at percentiles
 * @returns undefined if the request has no blocks
 */
export function historyOf(
  chain: EvmChain,
  count: bigint,
  last: EvmBlock,
  percentiles: readonly number[],
  tipsOf: (block: EvmBlock, percentiles: readonly number[]) => readonly bigint[],
): FeeHistory | undefined {
  const { number } = last.header
  const oldestBlock = max(number + 1n - min(count, maxHistoryBlocks), 0n)
  if (oldestBlock > number) return undefined
  const reward: (readonly bigint[])[] = []
  const baseFeePerGas: bigint[] = []
  const gasUsedRatio: number[] = []
  for (let height = oldestBlock; height <= number; height++) {
    const block = height === number ? last : (chain.blockAt(height) as EvmBlock)
    const { baseFeePerGas: baseFee = 0n, gasUsed, gasLimit } = block.header
    if (percentiles.length > 0) reward.push(tipsOf(block, percentiles))
    baseFeePerGas.push(baseFee)
    gasUsedRatio.push(Number(gasUsed) / Number(gasLimit))
  }
  return { oldestBlock, reward: percentiles.length === 0 ? undefined : reward, baseFeePerGas, gasUsedRatio }
}

function assertPercentiles(percentiles: readonly number[]): void {
  if (percentiles.length > maxPercentiles)
    throw new EvmError(`invalid reward percentile: over the query limit ${maxPercentiles}`)
  for (const [at, value] of percentiles.entries()) {
    if (value < 0 || value > 100) throw new EvmError(`invalid reward percentile: ${value.toFixed(6)}`)
    const before = percentiles[at - 1]
    if (before !== undefined && value <= before)
      throw new EvmError(`invalid reward percentile: #${at - 1}:${before.toFixed(6)} >= #${at}:${value.toFixed(6)}`)
  }
}

function rewardPercentiles(
  { transactions, receipts, header }: EvmBlock,
  percentiles: readonly number[],
): readonly bigint[] {
  const { baseFeePerGas = 0n } = header
  const paid = transactions
    .map((transaction, at) => ({
      tip: effectiveGasPrice(transaction, baseFeePerGas) - baseFeePerGas,
      gas: receipts[at]?.gasUsed ?? 0n,
    }))
    .sort((one, other) => ascending(one.tip, other.tip))
  let at = 0
  let sum = paid[0]?.gas ?? 0n
  return percentiles.map((percent) => {
    const threshold = BigInt(Math.floor((Number(header.gasUsed) * percent) / 100))
    while (sum < threshold && at < paid.length - 1) sum += paid[++at]?.gas ?? 0n
    return paid[at]?.tip ?? 0n
  })
}
