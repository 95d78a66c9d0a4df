/** By what the UTXOs of an address are sorted, as their table numbers it. */
export const utxoSort = { timestamp: 0, amount: 1 } as const
