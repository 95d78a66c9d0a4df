import type { Results } from "./results/results.ts"

/** The options of every part of the benchmarks. */
export interface PartOptions {
  /** Small sizes, to see that all works; the figures mean nothing. */
  readonly quick: boolean
  /** Takes what the documents show. */
  readonly results: Results
}
