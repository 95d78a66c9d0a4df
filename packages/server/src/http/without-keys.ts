const keyPattern = /(serac_[0-9A-Za-z]{8}_)[0-9A-Za-z]+/g

/** A text of a caller's with the names of keys in it, and without their secrets: for what is kept of it. */
export function withoutKeys(text: string): string {
  return text.includes("serac_") ? text.replace(keyPattern, "$1…") : text
}

/**
 * A text that most callers send again and again. What is kept of it is the one that came first, rather than as many as there are requests:
 * the garbage collector copies each of those.
 */
export class RepeatedText {
  #last = ""

  /** The text as {@link withoutKeys} makes it; one with a key in it is not remembered. */
  withoutKeys(text: string): string {
    if (text === this.#last) return this.#last
    const safe = withoutKeys(text)
    if (safe === text) this.#last = text
    return safe
  }
}
