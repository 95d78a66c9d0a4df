const maxAnswers = 8
const answerLifetimeMs = 5 * 60_000

/** An answer that was too long for one piece, with what is said about it. */
export interface RememberedAnswer {
  readonly text: string
  readonly notes: readonly string[]
}

/** The last few answers that were cut, so that going on reads the same answer and not a newer one. */
export interface AnswerMemory {
  keep(key: string, answer: RememberedAnswer): void
  find(key: string): RememberedAnswer | undefined
}

/** Makes a memory of eight answers, each for five minutes. */
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
