import type { Listable, ListedKind } from "./list.ts"

/** Where a row stands in its block. */
type BlockPosition = readonly [position: number, sub: number]

/**
 * Where a row stands in its block: of a transfer its event and its place in the event, of an event of the messenger its place, of a
 * deployment its transaction and its place in that. Of a transaction, whose table is ordered by success first, it is its place and 1 where it failed.
 */
export const positionsByKind: { readonly [Kind in ListedKind]: (row: Listable[Kind]) => BlockPosition } = {
  transactions: ({ index, succeeded }) => [index, succeeded ? 0 : 1],
  transfers: ({ logIndex, batchIndex }) => [logIndex, batchIndex],
  deployments: ({ transactionIndex, sequence }) => [transactionIndex, sequence],
  internalTransactions: ({ transactionIndex, sequence }) => [transactionIndex, sequence],
  messengerEvents: ({ logIndex }) => [logIndex, 0],
}
