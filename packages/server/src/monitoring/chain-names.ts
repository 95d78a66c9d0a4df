/** What the chains of a primary network are called in requests, in `/health` and in labels. */
export const primaryChainNames = { P: "p-chain", X: "x-chain", C: "c-chain" } as const
