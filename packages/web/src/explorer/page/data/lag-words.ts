import { untrustedText } from "../format/text.ts"
import { duration } from "../format/time.ts"
import type { IndexerState } from "./indexers.ts"

/** Seconds for which what the service says of a chain is so. */
const saidLasts = 5

/** How a chain is, as the service said it. `now` is in Unix seconds; of a service that is lost only what it knew last is told. */
export function lagWords(
  { summary, heardAgo, answeredAt }: Pick<IndexerState, "summary" | "heardAgo" | "answeredAt">,
  now: number,
  isServiceLost = false,
): string {
  const age = Math.max(0, now - answeredAt)
  if (!isServiceLost && age <= saidLasts) return untrustedText(`It ${summary}.`)
  if (heardAgo === undefined) return "The service does not answer; its node was not heard before."
  return `The service does not answer; its node was last heard ${duration(heardAgo + age)} ago.`
}
