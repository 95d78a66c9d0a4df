import type { SourceError } from "../sources/source-error.ts"
import { visibleWords } from "../visible-words.ts"

/** Why a validator's signature is missing. */
export type Missing = SourceError | "not asked" | "wrong signature" | "balance too low" | "no way to ask"

/** How many are named: a message is read by people. */
const mostNamed = 5
const mostSaid = 80

/** Names validators whose signatures are missing, and why. */
export function missingWords(missing: readonly (readonly [nodeId: string, why: Missing])[]): string {
  const named = missing.slice(0, mostNamed).map(([nodeId, why]) => `${nodeId} (${whyWords(why)})`)
  const more = missing.length - named.length
  return more === 0 ? named.join(", ") : `${named.join(", ")} and ${more} more`
}

function whyWords(why: Missing): string {
  if (typeof why === "string") return why
  if (why.code === "refused")
    return why.said === undefined ? "refused" : `refused: '${visibleWords(why.said, mostSaid)}'`
  return { unreachable: "not reachable", late: "no answer in time", "no-address": "address not known" }[why.code]
}
