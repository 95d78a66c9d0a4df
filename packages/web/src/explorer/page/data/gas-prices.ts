import type { EvmTransaction, ListedEvmBlock } from "./schemas.ts"

/** What transactions of the newest blocks paid. */
export interface GasPrices {
  /** The newest block's base fee, in the smallest unit. */
  readonly baseFee: bigint
  /** Tips above the base fee of which a tenth, a half and nine tenths were lower. */
  readonly tips: { readonly low: bigint; readonly usual: bigint; readonly high: bigint }
  /** Number of transactions that the tips are of. */
  readonly count: number
}

/** The prices of gas by the newest blocks and transactions; undefined for a chain without base fees. */
export function gasPrices(
  blocks: readonly ListedEvmBlock[],
  transactions: readonly EvmTransaction[],
): GasPrices | undefined {
  const baseFees = new Map(blocks.map(({ blockNumber, baseFee }) => [String(blockNumber), baseFee]))
  const baseFee = blocks[0]?.baseFee
  if (baseFee === undefined) return undefined
  const tips = transactions
    .flatMap(({ blockNumber, gasPrice }) => {
      const ofBlock = baseFees.get(String(blockNumber))
      return ofBlock === undefined ? [] : [BigInt(gasPrice) - BigInt(ofBlock)]
    })
    .filter((tip) => tip >= 0n)
    .sort((one, other) => (one < other ? -1 : 1))
  const quantile = (share: number) => tips[Math.min(tips.length - 1, Math.floor(tips.length * share))] ?? 0n
  return {
    baseFee: BigInt(baseFee),
    tips: { low: quantile(0.1), usual: quantile(0.5), high: quantile(0.9) },
    count: tips.length,
  }
}
