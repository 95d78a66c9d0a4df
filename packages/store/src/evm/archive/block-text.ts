import { parseLossless, stringifyLossless } from "@serac/client/rpc"
import type { ArchivedAnswers } from "./archived-block.ts"

/**
 * A node's answers about a block as one line of JSON, in which integers beyond 2^53 keep all their digits.
 *
 * @throws RangeError when the JSON is nested deeper than the engine's stack allows.
 */
export function textOfAnswers({ block, receipts, traces }: ArchivedAnswers): string {
  const members = { block, receipts, traces }
  try {
    return JSON.stringify(members)
  } catch (error) {
    // A value is a bigint. Bigints are rare, and a check for them would cost more than writing everything else.
    if (error instanceof TypeError) return String(stringifyLossless(members))
    throw error
  }
}

/** A node's answers about a block in archived form: one line of JSON, as a string or as UTF-8. */
export type BlockText = string | Uint8Array

/** The answers in a text. @throws SyntaxError when the text is not of the form that {@link textOfAnswers} writes. */
export function answersOfText(text: string): ArchivedAnswers {
  const answers = parseLossless(text) as ArchivedAnswers | null
  if (typeof answers !== "object" || answers === null || !("block" in answers))
    throw new SyntaxError("it has no answers about a block")
  return answers
}
