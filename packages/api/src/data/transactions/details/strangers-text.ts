/** Bidirectional overrides, isolates and marks, which make a text read as another one, and the separators of JavaScript. */
const misleading = /[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/**
 * A text that a contract wrote, harmless: without control characters but tabs and line breaks, without what turns the direction of
 * writing, with U+FFFD for lone surrogates.
 *
 * @param length - in UTF-16 units, to which it is cut.
 */
export function untrustedText(text: string, length: number): string {
  // Cut before and after: what is left out must neither cost time nor count.
  const plain = withoutTornPair(text, 4 * length)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .replace(misleading, "")
  return withoutTornPair(plain, length)
}

/** One unit less where that would halve a character. */
function withoutTornPair(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text
}
