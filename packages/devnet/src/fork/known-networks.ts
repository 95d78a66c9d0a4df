/** The public networks. Times are in Unix seconds. */
const publicNetworks = [
  { networkID: 1, cChainID: 43_114n, fortuna: Date.UTC(2025, 3, 8, 15) / 1000 },
  { networkID: 5, cChainID: 43_113n, fortuna: Date.UTC(2025, 2, 13, 15) / 1000 },
] as const

/** The id of the network with a C-Chain of this EVM chain id; undefined for others. */
export const networkOfChain = (chainID: bigint): number | undefined =>
  publicNetworks.find((one) => one.cChainID === chainID)?.networkID

/** The time of Fortuna on a network; local networks have it from the start. */
export const fortunaOf = (networkID: number): number =>
  publicNetworks.find((one) => one.networkID === networkID)?.fortuna ?? 0
