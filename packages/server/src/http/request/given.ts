/** Maximum characters of a given value in a message. */
const longestShownValue = 60

/** Characters that are invisible, change the display of others, or end the quotation. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\\']|(?! )\p{Zs}/gu

/**
 * A given value as a message quotes it: text in single quotes, cut after 60 characters, with invisible characters escaped as in JavaScript; a
 * list as its length. Messages are shown in terminals and logs, and the reader may not be the author of the value.
 */
export function givenText(value: unknown): string {
  if (typeof value === "string") return quoted(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === "object" && value !== null ? "an object" : String(value)
}

function quoted(text: string): string {
  // A character has at most two UTF-16 units, so this slice suffices, however long the text is.
  const characters = [...text.slice(0, 2 * longestShownValue + 2)]
  const shown = characters.slice(0, longestShownValue).join("").replace(hidden, escapedCharacter)
  return characters.length > longestShownValue ? `'${shown}...'` : `'${shown}'`
}

function escapedCharacter(character: string): string {
  if (character === "\\" || character === "'") return `\\${character}`
  return `\\u{${(character.codePointAt(0) as number).toString(16)}}`
}
