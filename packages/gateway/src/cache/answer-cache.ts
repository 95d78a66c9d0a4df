/** What an answer costs beside its characters. */
const overhead = 200

/** Answers that never change, as many as fit; those that were not asked for the longest go first. */
export class AnswerCache {
  readonly #most: number
  readonly #answers = new Map<string, string>()
  #size = 0

  /** @param most characters of answers and of what they are asked by; 0 for none */
  constructor(most: number) {
    this.#most = most
  }

  get(key: string): string | undefined {
    const answer = this.#answers.get(key)
    if (answer === undefined) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    return answer
  }

  set(key: string, answer: string): void {
    const size = answerSize(key, answer)
    // One that would leave little room for others is asked for again.
    if (size > this.#most / 16 || this.#answers.has(key)) return
    this.#answers.set(key, answer)
    this.#size += size
    for (const [oldest, old] of this.#answers) {
      if (this.#size <= this.#most) return
      this.#answers.delete(oldest)
      this.#size -= answerSize(oldest, old)
    }
  }

  get size(): number {
    return this.#size
  }
}

function answerSize(key: string, answer: string): number {
  return key.length + answer.length + overhead
}
