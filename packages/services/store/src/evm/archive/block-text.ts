import { parseLossless, stringifyLossless } from "@serac/rpc"
import type { ArchivedAnswers } from "./archived-block.ts"

/**
 * What a node answered about a block as JSON of one line, in which integers beyond 2^53 keep all their digits.
 *
 * @throws RangeError when it nests deeper than the engine's stack.
 */
export function textOfAnswers({ block, receipts, traces }: ArchivedAnswers): string {
  return textOfValue({ block, receipts, traces })
}

function textOfValue(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    // A bigint among the values: there hardly ever is one, and to look for it costs more than to write the rest.
    if (error instanceof TypeError) return String(stringifyLossless(value))
    throw error
  }
}

/** What a node answered about a block as it is archived: one line of JSON, or that in UTF-8. */
export type BlockText = string | Uint8Array

const ascii = (text: string) => Buffer.from(text, "latin1")
const beforeBlock = ascii('{"block":')
const beforeReceipts = ascii(',"receipts":')
const beforeTraces = ascii(',"traces":')
const [comma, open, close, end] = [ascii(","), ascii("["), ascii("]"), ascii("}")]

/**
 * The same in UTF-8, of the texts that its parts were parsed of where those are known.
 *
 * @param textOf - the text that a block, receipts, a receipt or traces were parsed of, in one line.
 * @throws RangeError when a part whose text is not known nests deeper than the engine's stack.
 */
export function bytesOfAnswers(
  { block, receipts, traces }: ArchivedAnswers,
  textOf: (part: unknown) => Uint8Array | undefined,
): Uint8Array {
  const parts = [beforeBlock, ...partsOf(block, textOf), beforeReceipts, ...partsOf(receipts, textOf)]
  if (traces !== undefined) parts.push(beforeTraces, ...partsOf(traces, textOf))
  return Buffer.concat([...parts, end])
}

function partsOf(part: unknown, textOf: (part: unknown) => Uint8Array | undefined): readonly Uint8Array[] {
  const text = textOf(part)
  if (text !== undefined) return [text]
  if (!Array.isArray(part) || part.length === 0) return [Buffer.from(textOfValue(part))]
  const texts = part.map((each) => textOf(each) ?? Buffer.from(textOfValue(each)))
  return [open, ...texts.flatMap((each, at) => (at === 0 ? [each] : [comma, each])), close]
}

/** The answers of a text. @throws SyntaxError when it is not what {@link textOfAnswers} writes. */
export function answersOfText(text: string): ArchivedAnswers {
  const answers = parseLossless(text) as ArchivedAnswers | null
  if (typeof answers !== "object" || answers === null || !("block" in answers))
    throw new SyntaxError("it has no answers about a block")
  return answers
}
