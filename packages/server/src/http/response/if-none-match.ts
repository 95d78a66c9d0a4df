const tag = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/y

/**
 * Whether the caller has the current response: `If-None-Match` (RFC 9110, 13.1.2) by weak comparison, `*` or a list. A malformed list matches
 * by the tags before the error.
 */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true
  for (let at = skipSeparators(ifNoneMatch, 0); at < ifNoneMatch.length; ) {
    tag.lastIndex = at
    const [, opaque] = tag.exec(ifNoneMatch) ?? []
    if (opaque === undefined) return false
    if (opaque === etag) return true
    const end = tag.lastIndex
    at = skipSeparators(ifNoneMatch, end)
    if (at < ifNoneMatch.length && !ifNoneMatch.slice(end, at).includes(",")) return false
  }
  return false
}

/** The index of the next character that is neither a comma nor white space. */
function skipSeparators(text: string, from: number): number {
  let at = from
  while (at < text.length && (text[at] === "," || text[at] === " " || text[at] === "\t")) at++
  return at
}
