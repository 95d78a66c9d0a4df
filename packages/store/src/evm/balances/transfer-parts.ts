import type { TransferRow } from "../rows.ts"

/** Transfers whose balances are made at once: each changes two of them, and one block can have hundreds of thousands. */
const maxTransfersAtOnce = 20_000

/**
 * Transfers in parts of at most {@link maxTransfersAtOnce}, or as many as one token has, so that no balance is changed by two parts. Those of
 * one token stay in their order.
 *
 * @param most - how many are so few that they are left together.
 */
export function transferParts(
  transfers: readonly TransferRow[],
  most: number = maxTransfersAtOnce,
): readonly (readonly TransferRow[])[] {
  if (transfers.length <= most) return [transfers]
  const sorted = transfers.toSorted(byToken)
  const parts: TransferRow[][] = []
  let begin = 0
  while (begin < sorted.length) {
    let end = Math.min(begin + most, sorted.length)
    // Back to where a token begins, or on to where the only one ends.
    while (end > begin && isOneToken(sorted, end)) end -= 1
    if (end === begin) end = endOfToken(sorted, begin)
    parts.push(sorted.slice(begin, end))
    begin = end
  }
  return parts
}

/** Whether the transfers before and at a place are of one token. */
const isOneToken = (sorted: readonly TransferRow[], at: number): boolean => {
  const [before, own] = [sorted[at - 1], sorted[at]]
  return before !== undefined && own !== undefined && byToken(before, own) === 0
}

function endOfToken(sorted: readonly TransferRow[], begin: number): number {
  let end = begin + 1
  while (isOneToken(sorted, end)) end += 1
  return end
}

function byToken(one: TransferRow, other: TransferRow): number {
  return compared(one.token, other.token) || compared(one.tokenId ?? "", other.tokenId ?? "")
}

const compared = (one: string, other: string) => (one < other ? -1 : Number(one > other))
