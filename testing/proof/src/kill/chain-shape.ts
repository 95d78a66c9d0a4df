/** The chain that is indexed while its indexer is killed. */
export interface ChainShape {
  /**
   * `big`: many transfers of a few tokens, so that commits are large and kills meet them. `forking`: whatever a chain can
   * have, and several reorgs in each life, so that kills meet rollbacks.
   */
  readonly kind: "big" | "forking"
  readonly chainId: number
  readonly seed: number
  /** Blocks at first. */
  readonly length: number
  /** Blocks that are added in each life of the indexer. */
  readonly growth: number
  /** Of the big chain. */
  readonly transfersPerBlock: number
}

/** A chain that is not done before so many kills are. */
export function shapeFor(kind: ChainShape["kind"], kills: number, seed: number): ChainShape {
  return kind === "big"
    ? { kind, chainId: 43_117, seed, length: 100 + 50 * kills, growth: 20, transfersPerBlock: 20 }
    : { kind, chainId: 43_118, seed, length: 300, growth: 40, transfersPerBlock: 0 }
}
