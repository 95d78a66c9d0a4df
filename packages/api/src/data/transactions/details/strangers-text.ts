/** Bidirectional overrides, isolates and marks, which can disguise a text, and the line separators of JavaScript. */
const misleading = /[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/**
 * Sanitises a text from a contract: removes control characters except tabs and line breaks, and bidirectional controls; lone surrogates become
 * U+FFFD.
 *
 * @param length - maximum UTF-16 units; a longer text is cut.
 */
export function untrustedText(text: string, length: number): string {
  // Cut before to bound the work, and after since removed characters do not count.
  const plain = withoutTornPair(text, 4 * length)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .replace(misleading, "")
  return withoutTornPair(plain, length)
}

/** Cuts a text, one unit earlier where that would split a surrogate pair. */
function withoutTornPair(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text
}
