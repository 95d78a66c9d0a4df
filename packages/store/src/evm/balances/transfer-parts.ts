import type { TransferRow } from "../rows.ts"

/** Maximum transfers whose balances are computed at once: each transfer changes two balances, and one block can have hundreds of thousands. */
const maxTransfersAtOnce = 20_000

/**
 * Splits transfers into parts of at most {@link maxTransfersAtOnce}, or of all transfers of one token, so that no balance is changed
 * by two parts. Transfers of one token keep their order.
 *
 * @param most - up to this many transfers stay in one part.
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
    // Moves the end back to the start of a token's transfers, or forward to their end if the part has only this token.
    while (end > begin && isOneToken(sorted, end)) end -= 1
    if (end === begin) end = endOfToken(sorted, begin)
    parts.push(sorted.slice(begin, end))
    begin = end
  }
  return parts
}

/** Whether the transfers before and at an index are of one token. */
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
