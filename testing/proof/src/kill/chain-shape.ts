/** The chain that is indexed while its indexer is killed. */
export interface ChainShape {
  /**
   * `big`: many transfers of a few tokens, so that commits are large and kills happen during them. `forking`: every feature of a
   * chain, and several reorgs in each run, so that kills happen during rollbacks.
   */
  readonly kind: "big" | "forking"
  readonly chainId: number
  readonly seed: number
  /** The first number of blocks. */
  readonly length: number
  /** The number of blocks added in each run of the indexer. */
  readonly growth: number
  /** The number of transfers in each block of the big chain. */
  readonly transfersPerBlock: number
}

/** A chain that is not complete before the given number of kills. */
export function shapeFor(kind: ChainShape["kind"], kills: number, seed: number): ChainShape {
  return kind === "big"
    ? { kind, chainId: 43_117, seed, length: 100 + 50 * kills, growth: 20, transfersPerBlock: 20 }
    : { kind, chainId: 43_118, seed, length: 300, growth: 40, transfersPerBlock: 0 }
}
