const maxAnswers = 8
const answerLifetimeMs = 5 * 60_000

/** An answer that was too long for one response, with its notes. */
export interface RememberedAnswer {
  readonly text: string
  readonly notes: readonly string[]
}

/** Stores the most recent truncated answers, so that later pieces come from the same answer and not from a newer one. */
export interface AnswerMemory {
  keep(key: string, answer: RememberedAnswer): void
  find(key: string): RememberedAnswer | undefined
}

/** Creates a memory of up to eight answers, each kept for five minutes. */
export function createAnswerMemory(now: () => number): AnswerMemory {
  const answers = new Map<string, RememberedAnswer & { readonly since: number }>()
  return {
    keep(key, answer) {
      answers.delete(key)
      answers.set(key, { ...answer, since: now() })
      const [oldest] = answers.keys()
      if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
    },
    find(key) {
      const found = answers.get(key)
      return found === undefined || now() - found.since > answerLifetimeMs ? undefined : found
    },
  }
}
