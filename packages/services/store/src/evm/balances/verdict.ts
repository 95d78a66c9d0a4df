import type { BalanceVerdict } from "./balance.ts"

/** How many answers of a token were what its events say, were not, and were none. */
export interface AnswerCounts {
  readonly agreed: number
  readonly differed: number
  readonly unanswered: number
}

/** What they come to. One difference is enough: what was asked is what one block says, and so is what it is compared with. */
export function verdictOf({ agreed, differed, unanswered }: AnswerCounts): BalanceVerdict {
  if (differed > 0) return "differs"
  if (agreed > 0) return "agrees"
  return unanswered > 0 ? "unanswered" : "unasked"
}
