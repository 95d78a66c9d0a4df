import { definePosition, type ListPosition } from "../list-position.ts"
import { balanceCursor } from "./balances/cursor.ts"
import type { TokenReference } from "./balances/key.ts"
import { holderCursor } from "./holders/key.ts"
import type { ListedKind } from "./lists/list.ts"
import type { ListCursor, StoredOf } from "./reader-port.ts"

/** Of blocks of a chain. */
export const blockPosition = definePosition(["number"], ({ number }: { readonly number: number }) => [number])

/** Of transactions of a chain. */
export const transactionPosition = definePosition(
  ["number", "number"],
  ({ blockNumber, index }: { readonly blockNumber: number; readonly index: number }) => [blockNumber, index],
)

/** Of transactions of a block. */
export const indexPosition = definePosition(["number"], ({ index }: { readonly index: number }) => [index])

/** Of tokens of a collection. */
export const tokenPosition = definePosition(["hex"], ({ tokenId }: { readonly tokenId: `0x${string}` }) => [tokenId])

/** Of balances of a holder, whoever it is. */
export const balancePosition = definePosition(["hex"], (token: TokenReference) => balanceCursor(token))

/** Of holders of a token. */
export const holderPosition = definePosition(["hex"], holderCursor)

const listParts = ["number", "number", "number"] as const

/** Of rows in the lists by key ({@link lists}), by what these are lists of. */
export const listPositions: { readonly [Kind in ListedKind]: ListPosition<StoredOf[Kind], ListCursor> } = {
  transactions: definePosition(listParts, ({ blockNumber, index }) => [blockNumber, index, 0]),
  transfers: definePosition(listParts, ({ blockNumber, logIndex, batchIndex }) => [blockNumber, logIndex, batchIndex]),
  deployments: definePosition(listParts, ({ blockNumber, transactionIndex, sequence }) => [
    blockNumber,
    transactionIndex,
    sequence,
  ]),
  internalTransactions: definePosition(listParts, ({ blockNumber, transactionIndex, sequence }) => [
    blockNumber,
    transactionIndex,
    sequence,
  ]),
  messengerEvents: definePosition(listParts, ({ blockNumber, logIndex }) => [blockNumber, logIndex, 0]),
}
