import type { ListedEvmBlock } from "../data/schemas.ts"

/** Columns of a plot: times in Unix seconds, and one or more values for each; null for a missing value. */
export type Columns = readonly [times: readonly number[], ...values: (readonly (number | null)[])[]]

/** The load of a chain's blocks, oldest first. */
export interface Load {
  /** Transactions per second, in equal parts of the time that the blocks cover. */
  readonly transactions: Columns
  /** Gas per second, in the same parts. */
  readonly gas: Columns
  /** The base fee of each block, in 10^-9 of the native token, or in its smallest unit if `isTiny`. */
  readonly baseFee: Columns
  /** Whether all base fees are below 10^-12 of the native token. */
  readonly isTiny: boolean
}

/**
 * Computes the load of a chain from its newest blocks.
 *
 * @param blocks newest first, as the service lists them
 * @param parts number of equal parts of the covered time
 */
export function loadOf(blocks: readonly ListedEvmBlock[], parts = 48): Load | undefined {
  const ordered = [...blocks].reverse()
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined || first === last) return undefined
  const begin = first.blockTimestamp
  const length = Math.max(1, (last.blockTimestamp - begin) / parts)
  const transactions = new Array<number>(parts).fill(0)
  const gas = new Array<number>(parts).fill(0)
  for (const { blockTimestamp, txCount, gasUsed } of ordered) {
    const part = Math.min(parts - 1, Math.floor((blockTimestamp - begin) / length))
    transactions[part] = (transactions[part] ?? 0) + txCount
    gas[part] = (gas[part] ?? 0) + Number(gasUsed)
  }
  const baseFees = ordered.map(({ baseFee }) => (baseFee === undefined ? null : Number(baseFee)))
  const isTiny = baseFees.every((fee) => (fee ?? 0) < 1e6)
  const times = transactions.map((_, part) => begin + (part + 0.5) * length)
  return {
    transactions: [times, transactions.map((count) => count / length)],
    gas: [times, gas.map((units) => units / length)],
    baseFee: [
      ordered.map(({ blockTimestamp }) => blockTimestamp),
      baseFees.map((fee) => (fee === null || isTiny ? fee : fee / 1e9)),
    ],
    isTiny,
  }
}
