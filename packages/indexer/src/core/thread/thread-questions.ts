import { fromPlainError } from "./errors.ts"
import type { ThreadOrder, ThreadQuestion } from "./messages.ts"

interface OpenQuestion {
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** The questions of a thread to the one that started it. */
export class ThreadQuestions {
  readonly #post: (question: ThreadQuestion) => void
  readonly #open = new Map<number, OpenQuestion>()
  #last = 0

  /** @param post - sends a question. */
  constructor(post: (question: ThreadQuestion) => void) {
    this.#post = post
  }

  /** Resolves to the answer; rejects with the error that there was instead. */
  ask(question: unknown): Promise<unknown> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject })
      this.#post({ kind: "question", id, question })
    })
  }

  /** Takes what a question came to. */
  answered({ id, answer, error }: Exclude<ThreadOrder, "stop">): void {
    const open = this.#open.get(id)
    this.#open.delete(id)
    if (error === undefined) open?.resolve(answer)
    else open?.reject(fromPlainError(error))
  }
}
