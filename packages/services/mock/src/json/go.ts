/** The JSON text of a value as Go's encoder writes it: compact, and with `<`, `>` and `&` escaped. */
export function goJson(value: unknown): string {
  return escapeHtml(JSON.stringify(value) ?? "null")
}

/** A JSON text with the white space between its parts taken out: what Go makes of a raw message that it echoes. */
export function compactJson(text: string): string {
  return escapeHtml(text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1"))
}

/** Go's `%q`: a text in double quotes. */
export function goQuote(text: string): string {
  return JSON.stringify(text).replace(/\\u00([01][0-9a-f])/g, "\\x$1")
}

function escapeHtml(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`)
}
