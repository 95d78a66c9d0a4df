/** The fixed IDs of each start's network, known before it runs, so that data of the last network is deleted meanwhile. */
export const networkPlan = {
  networkID: 12_345,
  /** EVM chain ID. */
  cChainID: 43_112,
  /** Its name, and its EVM chain ID. */
  l1: { name: "firn", chainID: 99_123 },
} as const
