/** Characters with a meaning in JSON. */
const characterCodes = {
  quote: 0x22,
  comma: 0x2c,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const

/** A range of a JSON text: from its first character to the one after its last. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * The members of the object in a valid JSON text, each with the range of its value. Of a duplicate name the last one counts,
 * as in `JSON.parse`. Values are sliced from the text instead of serialised again, so that numbers keep all digits.
 */
export function memberSpans(text: string): ReadonlyMap<string, Span> {
  const members = new Map<string, Span>()
  for (let at = skipSpace(text, text.indexOf("{") + 1); text[at] !== "}"; ) {
    const nameEnd = endOfString(text, at)
    const name = JSON.parse(text.slice(at, nameEnd)) as string
    const start = skipSpace(text, skipSpace(text, nameEnd) + 1)
    const end = endOfValue(text, start)
    members.set(name, { start, end })
    at = next(text, end)
  }
  return members
}

/** The items of the array in a valid JSON text, unchanged. */
export function jsonItems(text: string): readonly string[] {
  const items: string[] = []
  for (let at = skipSpace(text, text.indexOf("[") + 1); text[at] !== "]"; ) {
    const end = endOfValue(text, at)
    items.push(text.slice(at, end))
    at = next(text, end)
  }
  return items
}

/** The position after a comma, or of the closing bracket. */
function next(text: string, end: number): number {
  const at = skipSpace(text, end)
  return text[at] === "," ? skipSpace(text, at + 1) : at
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) <= 0x20) at++
  return at
}

/** Most of a text are strings: their ends are searched for by the engine. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === characterCodes.backslash) escapes++
    // Of two backslashes the first one escapes the other.
    if (escapes % 2 === 0) return end + 1
  }
  throw new SyntaxError("a string of JSON does not end")
}

function endOfValue(text: string, start: number): number {
  if (text.charCodeAt(start) === characterCodes.quote) return endOfString(text, start)
  let at = start
  for (let depth = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code === characterCodes.quote) {
      at = endOfString(text, at)
      continue
    }
    if (code === characterCodes.openBrace || code === characterCodes.openBracket) depth++
    else if (code === characterCodes.closeBrace || code === characterCodes.closeBracket) {
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (depth === 0 && (code === characterCodes.comma || code <= 0x20)) return at
    at++
  }
  return at
}
