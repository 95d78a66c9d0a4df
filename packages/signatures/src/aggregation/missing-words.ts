import type { SourceError } from "../sources/source-error.ts"
import { visibleWords } from "../visible-words.ts"

/**
 * The reason why a validator's signature is missing. When the quorum gets out of reach, a validator without a request is `not asked`, and one
 * with a pending request is `not waited for`.
 */
export type Missing =
  | SourceError
  | "not asked"
  | "not waited for"
  | "wrong signature"
  | "balance too low"
  | "no way to ask"

/** Maximum nodes named for one reason, to keep the text readable. */
const maxNamed = 5
const longestReason = 80

const codeWords = {
  refused: "refused",
  late: "no answer in time",
  unreachable: "not reachable",
  "no-address": "address not known",
} as const

/** The reasons in the order of the text: refusals first, then temporary reasons, then validators that had no chance. */
const missingReasons = [
  "refused",
  "wrong signature",
  "balance too low",
  "no way to ask",
  "no answer in time",
  "not reachable",
  "address not known",
  "not waited for any more",
  "not asked any more",
] as const

type Reason = (typeof missingReasons)[number]

/** Whether an early retry cannot help. */
export function isFinal(why: Missing): boolean {
  if (typeof why === "string") return ["wrong signature", "balance too low", "no way to ask"].includes(why)
  return why.code === "refused"
}

/** Lists validators without a signature by reason: `refused: NodeID-a (code 2: 'not found'); no answer in time: NodeID-b`. */
export function missingWords(missing: readonly (readonly [nodeId: string, why: Missing])[]): string {
  const named = missingReasons.map((reason) => {
    const all = missing.filter(([, why]) => missingReason(why) === reason)
    const names = all.slice(0, maxNamed).map(([nodeId, why]) => nodeId + said(why))
    const more = all.length > names.length ? ` and ${all.length - names.length} more` : ""
    return all.length === 0 ? [] : [`${reason}: ${names.join(", ")}${more}`]
  })
  return named.flat().join("; ")
}

function missingReason(why: Missing): Reason {
  if (why === "not asked" || why === "not waited for") return `${why} any more`
  return typeof why === "string" ? why : codeWords[why.code]
}

function said(why: Missing): string {
  if (typeof why === "string" || why.said === undefined) return ""
  const code = why.number === undefined ? "" : `code ${why.number}: `
  return ` (${code}'${visibleWords(why.said, longestReason)}')`
}
