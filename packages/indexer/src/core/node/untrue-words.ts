import type { UntrueAnswers } from "./endpoint-state.ts"

/** So many seconds an operator is shown that what a node answered cannot be true. */
const shownFor = 3_600

/**
 * What nodes answered of late that cannot be true, in words for an operator, and how much of it there was at all.
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
