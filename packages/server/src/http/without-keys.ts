const keyPattern = /(serac_[0-9A-Za-z]{8}_)[0-9A-Za-z]+/g

/** Removes the secrets of keys from a caller's text before it is stored, and keeps the keys' IDs. */
export function withoutKeys(text: string): string {
  return text.includes("serac_") ? text.replace(keyPattern, "$1…") : text
}

/** Caches a text that most requests repeat. Storing the cached string instead of a new one per request saves the garbage collector the copying. */
export class RepeatedText {
  #last = ""

  /** The text as {@link withoutKeys} returns it; a text with a key is not cached. */
  withoutKeys(text: string): string {
    if (text === this.#last) return this.#last
    const safe = withoutKeys(text)
    if (safe === text) this.#last = text
    return safe
  }
}
