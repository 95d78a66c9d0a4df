import type { SourceError } from "../sources/source-error.ts"
import { visibleWords } from "../visible-words.ts"

/**
 * Why a validator's signature is missing. Where the quorum is out of reach, those who were to be asked are `not asked`, and those who had been
 * asked are `not waited for`.
 */
export type Missing =
  | SourceError
  | "not asked"
  | "not waited for"
  | "wrong signature"
  | "balance too low"
  | "no way to ask"

/** How many are named for one reason: a message is read by people. */
const maxNamed = 5
const longestReason = 80

const codeWords = {
  refused: "refused",
  late: "no answer in time",
  unreachable: "not reachable",
  "no-address": "address not known",
} as const

/** As they are told: who will not sign, who may, who had no chance to. */
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

/** Whether asking again soon will not help. */
export function isFinal(why: Missing): boolean {
  if (typeof why === "string") return ["wrong signature", "balance too low", "no way to ask"].includes(why)
  return why.code === "refused"
}

/** Names validators whose signatures are missing, by the reason: `refused: NodeID-a (code 2: 'not found'); no answer in time: NodeID-b`. */
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
