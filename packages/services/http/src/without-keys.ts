const key = /(serac_[0-9A-Za-z]{8}_)[0-9A-Za-z]+/g

/** A text of a caller's with the names of keys in it, and without their secrets: for what is kept of it. */
export function withoutKeys(text: string): string {
  return text.includes("serac_") ? text.replace(key, "$1…") : text
}
