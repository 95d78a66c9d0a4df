/** What every start's network has, before it is there: so that what was indexed of the last one is forgotten meanwhile. */
export const networkPlan = {
  networkID: 12_345,
  /** EVM chain ID. */
  cChainID: 43_112,
  /** Its name, and its EVM chain ID. */
  l1: { name: "firn", chainID: 99_123 },
} as const
