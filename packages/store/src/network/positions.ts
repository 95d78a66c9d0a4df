import { hexDigits } from "../hex.ts"
import { definePosition, type ListPosition, type PositionOf, positionReader } from "../list-position.ts"
import type { UtxoFilter, ValidatorFilter } from "./filters.ts"
import type { L1ValidatorRow } from "./rows.ts"
import type { StoredReward, StoredStaker, StoredUtxo } from "./stored.ts"

/** Position of a block in a chain. */
export const heightPosition = definePosition(["number"], ({ height }: { readonly height: number }) => [height])

/** Position of an item that occurs once at its place in a block: transactions, subnets, blockchains. */
export const placePosition = definePosition(
  ["number", "number"],
  ({ height, index }: { readonly height: number; readonly index: number }) => [height, index],
)

const stakerParts = ["number", "number", "text"] as const
const sortedParts = ["text", ...stakerParts] as const

/** Height, position in the block, and ID in hexadecimal. */
export type StakerCursor = PositionOf<typeof stakerParts>

/** The sort value in digits, unless the sort is by block, followed by the parts of {@link StakerCursor}. */
export type ValidatorCursor = StakerCursor | PositionOf<typeof sortedParts>

/** Position of delegators and of pending rewards. */
export const stakerPosition = definePosition(stakerParts, ({ cursor }: StoredStaker<StakerCursor>) => cursor)

/** Position of validators in their sort order. */
export function validatorPosition(
  sortBy: ValidatorFilter["sortBy"],
): ListPosition<StoredStaker<ValidatorCursor>, ValidatorCursor> {
  return {
    of: ({ cursor }) => cursor,
    read: sortBy === "blockIndex" ? positionReader(stakerParts) : positionReader(sortedParts),
  }
}

/** Position of L1 validators. */
export const l1ValidatorPosition = definePosition(
  stakerParts,
  ({ height, index, validationId }: Pick<L1ValidatorRow, "height" | "index" | "validationId">) => [
    height,
    index,
    hexDigits(validationId),
  ],
)

/** Position of paid rewards. */
export const rewardPosition = definePosition(
  ["number", "text"],
  ({ height, utxoId }: Pick<StoredReward, "height" | "utxoId">) => [height, hexDigits(utxoId)],
)

/** Position of UTXOs in their sort order: time or amount in digits, and ID in hexadecimal. */
export const utxoPosition = (sortBy: UtxoFilter["sortBy"]) =>
  definePosition(["text", "text"], ({ timestamp, amount, id }: Pick<StoredUtxo, "timestamp" | "amount" | "id">) => [
    String(sortBy === "amount" ? amount : timestamp),
    hexDigits(id),
  ])
