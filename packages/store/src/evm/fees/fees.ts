/** The projection that `ChainReader.feesSpent` is read from: one sum of what the blocks tell of their fees. */
export const feesProjection = {
  name: "fees",
  about: "the sum of the fees of all blocks",
  /** One more whenever another sum follows from the same blocks, so that it is made anew. */
  version: 1,
  of: "blocks",
  canWait: false,
} as const
