import type { Hex } from "../../hex.ts"
import type { BalanceVerdict } from "./balance.ts"

/** How many answers of a token were what its events say, were not, and were none. */
export interface AnswerCounts {
  readonly agreed: number
  readonly differed: number
  readonly unanswered: number
}

/** What is known of a token by asking it. */
export interface StoredVerdict extends AnswerCounts {
  /** The first block at which an answer was not what the events say: answers from there on are believed more than they. */
  readonly differsSince: number | null
  /** When all of its holders are to be asked, in Unix seconds; null where they are not. */
  readonly walkAt: number | null
  /** Up to which of its transfers that was done; null where it is not begun. */
  readonly walked: string | null
}

/** Of a token of which nothing is known. */
export const noVerdict: StoredVerdict = {
  agreed: 0,
  differed: 0,
  unanswered: 0,
  differsSince: null,
  walkAt: null,
  walked: null,
}

/** What answers come to. One difference is enough: what was asked is what one block says, and so is what it is compared with. */
export function verdictOf({ agreed, differed, unanswered }: AnswerCounts): BalanceVerdict {
  if (differed > 0) return "differs"
  if (agreed > 0) return "agrees"
  return unanswered > 0 ? "unanswered" : "unasked"
}

/** Holders of a token that are asked for before it counts as known. */
const enough = 16
/** Of tokens that are known one of so many holders is asked for. */
const verdictSample = 64

/**
 * Whether a holder is to be asked for: of tokens that differ each one, of others the first ones, and then now and then another.
 *
 * @param asked - how many holders are asked for beside those that are known of.
 */
export function shouldAsk(verdict: StoredVerdict = noVerdict, asked: number, key: Hex, blockNumber: number): boolean {
  const { agreed, differed, unanswered } = verdict
  if (differed > 0 || agreed + unanswered + asked < enough) return true
  // The end of the holder's address: of one block some, and of another block others.
  return (Number.parseInt(key.slice(38, 42), 16) + blockNumber) % verdictSample === 0
}
