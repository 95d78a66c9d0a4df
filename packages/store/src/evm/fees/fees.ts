/** The projection that `ChainReader.feesSpent` reads: the sum of the fees in all blocks. */
export const feesProjection = {
  name: "fees",
  about: "the sum of the fees of all blocks",
  /** Increase it whenever the same blocks produce another sum, so that the stored sum is rebuilt. */
  version: 1,
  of: "blocks",
  canWait: false,
} as const
