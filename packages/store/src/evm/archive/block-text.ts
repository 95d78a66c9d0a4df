import { parseLossless, stringifyLossless } from "@serac/client/rpc"
import type { ArchivedAnswers } from "./archived-block.ts"

/**
 * What a node answered about a block as JSON of one line, in which integers beyond 2^53 keep all their digits.
 *
 * @throws RangeError when it nests deeper than the engine's stack.
 */
export function textOfAnswers({ block, receipts, traces }: ArchivedAnswers): string {
  const members = { block, receipts, traces }
  try {
    return JSON.stringify(members)
  } catch (error) {
    // A bigint among the values: there hardly ever is one, and to look for it costs more than to write the rest.
    if (error instanceof TypeError) return String(stringifyLossless(members))
    throw error
  }
}

/** What a node answered about a block as it is archived: one line of JSON, or that in UTF-8. */
export type BlockText = string | Uint8Array

/** The answers of a text. @throws SyntaxError when it is not what {@link textOfAnswers} writes. */
export function answersOfText(text: string): ArchivedAnswers {
  const answers = parseLossless(text) as ArchivedAnswers | null
  if (typeof answers !== "object" || answers === null || !("block" in answers))
    throw new SyntaxError("it has no answers about a block")
  return answers
}
