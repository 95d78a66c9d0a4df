import type { Hex } from "../../hex.ts"
import type { BalanceVerdict } from "./balance.ts"

/** The numbers of a token's answers that equalled the balance by its events, that differed, and that were no balance. */
export interface AnswerCounts {
  readonly agreed: number
  readonly differed: number
  readonly unanswered: number
}

/** The stored query results of a token. */
export interface StoredVerdict extends AnswerCounts {
  /** The first block at which an answer differed from the events: from this block on, answers take precedence over events. */
  readonly differsSince: number | null
  /** When all holders of the token are queried, in Unix seconds; null if they are not. */
  readonly walkAt: number | null
  /** The last transfer whose holders were queried; null before the first. */
  readonly walked: string | null
}

/** The verdict of a token that was never queried. */
export const noVerdict: StoredVerdict = {
  agreed: 0,
  differed: 0,
  unanswered: 0,
  differsSince: null,
  walkAt: null,
  walked: null,
}

/**
 * The verdict of a token of which blocks from a number on are gone or other ones. A difference that only they showed is forgotten; in
 * any case the holders of the token are queried again, because an answer about such a block may have depended on transfers below it.
 */
export function verdictBefore(verdict: StoredVerdict, number: number): StoredVerdict {
  const { differsSince } = verdict
  const again = { walkAt: 0, walked: null }
  if (differsSince === null) return verdict
  return differsSince < number ? { ...verdict, ...again } : { ...verdict, differed: 0, differsSince: null, ...again }
}

/** The verdict from the counts. One difference is enough: the answer and the compared balance are of the same block. */
export function verdictOf({ agreed, differed, unanswered }: AnswerCounts): BalanceVerdict {
  if (differed > 0) return "differs"
  if (agreed > 0) return "agrees"
  return unanswered > 0 ? "unanswered" : "unasked"
}

/** The number of queried holders after which a token counts as known. */
const enough = 16
/** Of known tokens, one in this many holders is queried. */
const verdictSample = 64

/**
 * Whether a holder is queried: always for tokens that differ; for other tokens the first holders, then a sample.
 *
 * @param asked - the number of holders to be queried besides those already counted.
 */
export function shouldAsk(verdict: StoredVerdict = noVerdict, asked: number, key: Hex, blockNumber: number): boolean {
  const { agreed, differed, unanswered } = verdict
  if (differed > 0 || agreed + unanswered + asked < enough) return true
  // Derived from the end of the holder's address and the block, so that each block samples other holders.
  return (Number.parseInt(key.slice(38, 42), 16) + blockNumber) % verdictSample === 0
}
