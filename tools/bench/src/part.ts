import type { Results } from "./results/results.ts"

/** The options of every part of the benchmarks. */
export interface PartOptions {
  /** Small sizes as a smoke test; the figures are meaningless. */
  readonly quick: boolean
  /** Transactions of the chain, for parts with a chain of any length. */
  readonly transactions?: number
  /** Collects the results for the documents. */
  readonly results: Results
}
