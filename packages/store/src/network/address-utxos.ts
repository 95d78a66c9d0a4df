/** The sort codes of an address's UTXOs in their table. */
export const utxoSort = { timestamp: 0, amount: 1 } as const
