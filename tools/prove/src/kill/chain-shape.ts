/** The chain that is indexed while its indexer is killed. */
export interface ChainShape {
  /**
   * `big`: many transfers of a few tokens, so that commits are large and kills meet them. `forking`: whatever a chain can
   * have, and a reorg every third of a second, so that kills meet rollbacks.
   */
  readonly kind: "big" | "forking"
  readonly chainId: number
  readonly seed: number
  /** Blocks at first. */
  readonly length: number
  /** Blocks in a second. */
  readonly growth: number
  /** Of the big chain. */
  readonly transfersPerBlock: number
}

/** A chain that is not done before so many kills are. */
export function shapeFor(kind: ChainShape["kind"], seed: number): ChainShape {
  return kind === "big"
    ? { kind, chainId: 43_117, seed, length: 1_500, growth: 60, transfersPerBlock: 30 }
    : { kind, chainId: 43_118, seed, length: 300, growth: 40, transfersPerBlock: 0 }
}
