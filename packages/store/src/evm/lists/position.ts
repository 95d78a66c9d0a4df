import type { Listable, ListedKind } from "./list.ts"

/** The position of a row in its block. */
type BlockPosition = readonly [position: number, sub: number]

/**
 * The position of a row in its block: for a transfer its event and its index in the event, for a messenger event its log index, for
 * a deployment its transaction and its index in the transaction. For a transaction, whose table is ordered by success first, its
 * index and 1 if it failed.
 */
export const positionsByKind: { readonly [Kind in ListedKind]: (row: Listable[Kind]) => BlockPosition } = {
  transactions: ({ index, succeeded }) => [index, succeeded ? 0 : 1],
  transfers: ({ logIndex, batchIndex }) => [logIndex, batchIndex],
  deployments: ({ transactionIndex, sequence }) => [transactionIndex, sequence],
  internalTransactions: ({ transactionIndex, sequence }) => [transactionIndex, sequence],
  messengerEvents: ({ logIndex }) => [logIndex, 0],
}
