/** The names of a primary network's chains in requests, in `/health` and in labels. */
export const primaryChainNames = { P: "p-chain", X: "x-chain", C: "c-chain" } as const
