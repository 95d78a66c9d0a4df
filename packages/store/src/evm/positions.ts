import { definePosition, type ListPosition } from "../list-position.ts"
import { balanceCursor } from "./balances/cursor.ts"
import type { TokenReference } from "./balances/key.ts"
import { holderCursor } from "./holders/key.ts"
import type { ListedKind } from "./lists/list.ts"
import type { ListCursor, StoredOf } from "./reader-port.ts"

/** Position of a block in a chain. */
export const blockPosition = definePosition(["number"], ({ number }: { readonly number: number }) => [number])

/** Position of a transaction in a chain. */
export const transactionPosition = definePosition(
  ["number", "number"],
  ({ blockNumber, index }: { readonly blockNumber: number; readonly index: number }) => [blockNumber, index],
)

/** Position of a transaction in its block. */
export const indexPosition = definePosition(["number"], ({ index }: { readonly index: number }) => [index])

/** Position of a token in its collection. */
export const tokenPosition = definePosition(["hex"], ({ tokenId }: { readonly tokenId: `0x${string}` }) => [tokenId])

/** Position of a balance among its holder's balances; it does not contain the holder. */
export const balancePosition = definePosition(["hex"], (token: TokenReference) => balanceCursor(token))

/** Position of a holder among a token's holders. */
export const holderPosition = definePosition(["hex"], holderCursor)

const listParts = ["number", "number", "number"] as const

/** Positions of rows in the lists by key ({@link lists}), by the kind of the listed rows. */
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
