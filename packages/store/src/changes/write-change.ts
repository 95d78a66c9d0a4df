import type { Parameters, Transaction } from "../engine.ts"
import type { ChangeQueries } from "./change-queries.ts"
import { kindCode } from "./change-row.ts"

/** How many changes of a chain or a network are kept: some hours of blocks at one block every two seconds. */
export const keptChanges = 10_000

/** A new change, without the members that the clock and the previous change determine. */
export type NewChange =
  | {
      readonly kind: "append" | "rollback" | "repair"
      /** The chain of a primary network. */
      readonly chain?: number
      readonly from: number
      readonly to: number
    }
  | { readonly kind: "metadata" }

/**
 * Adds a change to the changes of a part, in the transaction that makes the change, and deletes the oldest ones.
 *
 * The sequence is the time in microseconds, or the last change's sequence plus one: so it is higher than any sequence ever used,
 * also by rows that a restored backup lacks.
 */
export async function writeChange(
  transaction: Transaction,
  { last, insert, prune }: ChangeQueries,
  owner: Parameters,
  change: NewChange,
): Promise<void> {
  const before = await transaction.get<{ sequence: number; ordinal: number }>(last, owner)
  const now = Date.now()
  const ordinal = (before?.ordinal ?? 0) + 1
  const isOfBlocks = change.kind !== "metadata"
  await transaction.run(insert, {
    ...owner,
    sequence: Math.max(now * 1000, (before?.sequence ?? 0) + 1),
    ordinal,
    kind: kindCode[change.kind],
    primaryChain: isOfBlocks ? (change.chain ?? null) : null,
    from: isOfBlocks ? change.from : null,
    to: isOfBlocks ? change.to : null,
    at: Math.floor(now / 1000),
  })
  await transaction.run(prune, { ...owner, ordinal: ordinal - keptChanges })
}
