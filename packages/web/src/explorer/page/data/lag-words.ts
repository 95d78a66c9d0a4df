import { untrustedText } from "../format/text.ts"
import { duration } from "../format/time.ts"
import type { IndexerState } from "./indexers.ts"

/** How many seconds a received state counts as current. */
const saidLasts = 5

/**
 * The state of a chain as a sentence. `now` is in Unix seconds. Without a current answer of the service, only the time since the node's last answer.
 */
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
