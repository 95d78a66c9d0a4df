import { memberSpans } from "../json/raw-json.ts"

/** Estimated size of an entry in characters, besides its key and answer. */
const overhead = 200

/** An answer without its id, which was found once for all who ask for it. */
interface KeptAnswer {
  readonly beforeId: string
  readonly afterId: string
  readonly size: number
}

/** A cache of answers that never change, limited by size. The least recently used answers are evicted first. */
export class AnswerCache {
  readonly #most: number
  readonly #answers = new Map<string, KeptAnswer>()
  #size = 0

  /** @param most maximum characters of answers and their keys; 0 for no cache */
  constructor(most: number) {
    this.#most = most
  }

  /** The answer to a call with an id, without a line end. @param id its text */
  get(key: string, id: string): string | undefined {
    const answer = this.#answers.get(key)
    if (answer === undefined) return undefined
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    return answer.beforeId + id + answer.afterId
  }

  /** Keeps the text of an answer to a call that has an id. */
  set(key: string, text: string): void {
    const size = key.length + text.length + overhead
    // An answer that would displace many others is not cached.
    if (size > this.#most / 16 || this.#answers.has(key)) return
    const span = memberSpans(text).get("id")
    if (span === undefined) return
    const answer = {
      beforeId: inOwnMemory(text.slice(0, span.start)),
      afterId: inOwnMemory(text.slice(span.end)),
      size,
    }
    this.#answers.set(key, answer)
    this.#size += size
    for (const [oldest, old] of this.#answers) {
      if (this.#size <= this.#most) return
      this.#answers.delete(oldest)
      this.#size -= old.size
    }
  }

  get size(): number {
    return this.#size
  }
}

/** The same text in memory of its own: a piece of a text keeps all of it, which may be the answer to a large batch. */
const inOwnMemory = (text: string): string => Buffer.from(text).toString()
