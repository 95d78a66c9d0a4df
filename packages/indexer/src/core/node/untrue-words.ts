import type { UntrueAnswers } from "./endpoint-state.ts"

/** Seconds for which an operator sees that an answer of a node cannot be true. */
const shownFor = 3_600

/**
 * A message for an operator about the nodes' recent answers that cannot be true, and the count of all such answers.
 *
 * @param now - Unix seconds
 */
export function untrueWords(untrue: readonly UntrueAnswers[], now: number) {
  const shown = untrue.filter(({ at }) => now - at < shownFor)
  const words = shown.map(({ host, count, reason, at }) => {
    const answers = count === 1 ? "1 answer" : `${count} answers`
    const told = reason.startsWith(`${host}: `) ? reason.slice(host.length + 2) : reason
    return `${host} gave ${answers} that cannot be true, the last at ${new Date(at * 1000).toISOString()}: ${told}`
  })
  return {
    count: untrue.reduce((sum, { count }) => sum + count, 0),
    words: words.length > 0 ? words.join("; ") : undefined,
  }
}
