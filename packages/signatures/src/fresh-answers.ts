/** Milliseconds for which a caller waits for an answer to an earlier question before the question is asked again. */
export const longestWait = 250

interface RunningQuestion<Answer> {
  readonly answer: Promise<Answer>
  /** The answer to the same question asked again, for all who have come since it was asked. */
  next: Promise<Answer> | undefined
}

/**
 * Answers of nodes to questions that many callers ask at the same time. While a question is with a node, all who ask it share the next time
 * that it is asked: nobody gets an answer from before he asked, and a node is not asked more often than it answers.
 */
export class FreshAnswers<Answer> {
  readonly #running = new Map<string, RunningQuestion<Answer>>()

  /**
   * An answer to a question that was asked after this call.
   *
   * @throws the reason of `signal` where that aborts first
   */
  async get(question: string, signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
    signal.throwIfAborted()
    const running = this.#running.get(question)
    if (running === undefined) return unlessAborted(signal, this.#ask(question, ask))
    running.next ??= settled(running.answer).then(() => this.#ask(question, ask))
    return unlessAborted(signal, running.next)
  }

  #ask(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const running: RunningQuestion<Answer> = { answer: ask(), next: undefined }
    this.#running.set(question, running)
    const end = () => {
      if (running.next === undefined) this.#running.delete(question)
    }
    running.answer.then(end, end)
    return running.answer
  }
}

/** Resolves when a promise is settled, or after a while. */
function settled(promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, longestWait)
    promise.then(end, end)
  })
}

async function unlessAborted<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener("abort", onAbort)
  })
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener("abort", onAbort)
  }
}
