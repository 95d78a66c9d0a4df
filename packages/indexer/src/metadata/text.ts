/** Maximum length of a name in UTF-16 units; a longer one is cut. */
export const maxNameLength = 256

const decoder = new TextDecoder()

/** Decodes UTF-8, with U+FFFD for invalid bytes, without a byte order mark. */
export function utf8(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

/** The first `length` UTF-16 units, one less if that would split a surrogate pair. */
export function withoutTornPair(text: string, length: number): string {
  return text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, "") : text
}

/** Bidirectional overrides and isolates, which can disguise a text, and the line separators of JavaScript. */
const misleading = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/**
 * Untrusted text as one harmless line: whitespace characters become spaces, other control characters and bidirectional
 * controls are removed, lone surrogates become U+FFFD, and it is cut to `length`.
 */
export function safeLine(text: string, length: number): string {
  // Cut before and after: removed characters must neither cost time nor count.
  const line = withoutTornPair(text, length * 4)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[\t\n\v\f\r]/g, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(misleading, "")
  return withoutTornPair(line, length)
}

/** The same, but keeps line breaks and tabs. */
export function textLines(text: string, length: number): string {
  const lines = withoutTornPair(text, length * 4)
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .replace(misleading, "")
  return withoutTornPair(lines, length)
}
