/** Estimated size of an entry in characters, besides its key and answer. */
const overhead = 200

/** A cache of answers that never change, limited by size. The least recently used answers are evicted first. */
export class AnswerCache {
  readonly #most: number
  readonly #answers = new Map<string, string>()
  #size = 0

  /** @param most maximum characters of answers and their keys; 0 for no cache */
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
    // An answer that would displace many others is not cached.
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
