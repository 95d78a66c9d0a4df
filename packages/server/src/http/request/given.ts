/** Characters of a given value that a message repeats. */
const longestShownValue = 60

/** What would not be seen, would change how the rest is shown, or ends the quotation. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\\']|(?! )\p{Zs}/gu

/**
 * A value as a message repeats it: text in single quotes, cut after 60 characters, with whatever cannot be seen escaped as in
 * JavaScript; of a list only how long it is. A message is read in terminals and logs, and who wrote the value may not be who reads it.
 */
export function givenText(value: unknown): string {
  if (typeof value === "string") return quoted(value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === "object" && value !== null ? "an object" : String(value)
}

function quoted(text: string): string {
  // Twice as many units are enough for that many characters, however long the text is.
  const characters = [...text.slice(0, 2 * longestShownValue + 2)]
  const shown = characters.slice(0, longestShownValue).join("").replace(hidden, escapedCharacter)
  return characters.length > longestShownValue ? `'${shown}...'` : `'${shown}'`
}

function escapedCharacter(character: string): string {
  if (character === "\\" || character === "'") return `\\${character}`
  return `\\u{${(character.codePointAt(0) as number).toString(16)}}`
}
