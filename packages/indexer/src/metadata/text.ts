/** A name is cut to this many UTF-16 units. */
export const maxNameLength = 256

const decoder = new TextDecoder()

/** UTF-8, with U+FFFD where it is none, without a byte order mark. */
export function utf8(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

/** The first `length` UTF-16 units, one less where that would halve a character. */
export function withoutTornPair(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text
}

/** Bidirectional overrides and isolates, which make a text read as another one, and the separators of JavaScript. */
const misleading = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/**
 * Text by a stranger as one harmless line: whitespace characters become spaces, other control characters and those that
 * turn the direction are left out, lone surrogates become U+FFFD, and it is cut to `length`.
 */
export function safeLine(text: string, length: number): string {
  // Cut before and after: what is left out must neither cost time nor count.
  const line = withoutTornPair(text, length * 4)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\t\n\v\f\r]/g, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(misleading, "")
  return withoutTornPair(line, length)
}

/** The same with line breaks and tabs kept. */
export function textLines(text: string, length: number): string {
  const lines = withoutTornPair(text, length * 4)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .replace(misleading, "")
  return withoutTornPair(lines, length)
}
