import { RawJson } from "./raw-json.ts"

/**
 * Writes a value as JSON like Go's encoder: compact, `<`, `>` and `&` escaped, members in the order of the
 * object. A bigint is a bare number, {@link RawJson} is inserted unchanged, and a member that is `undefined` is left out.
 *
 * @throws {TypeError} for values without JSON: functions, symbols, bytes, NaN, and cycles
 */
export function writeJson(value: unknown): string {
  return written(value, 0)
}

/** A raw message as Go echoes it: JSON without white space between tokens, with `<`, `>` and `&` escaped. */
export function compactJson(text: string): string {
  return escapeHtml(withoutSpace(text))
}

/** Removes the white space between the tokens of a JSON text. */
export function withoutSpace(text: string): string {
  if (!/\s/.test(text)) return text
  let compact = ""
  let from = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string
    if (isQuoted) {
      if (char === "\\") at += 1
      else if (char === '"') isQuoted = false
    } else if (char === '"') {
      isQuoted = true
    } else if (char === " " || char === "\n" || char === "\t" || char === "\r") {
      compact += text.slice(from, at)
      from = at + 1
    }
  }
  return compact + text.slice(from)
}

/** Go's `%q`: a quoted string. */
export function goQuote(text: string): string {
  return JSON.stringify(text).replace(/\\u00([01][0-9a-f])/g, "\\x$1")
}

/**
 * Maximum nesting: enough for a trace of 1,024 nested calls, each in a list of calls, and a little more. At twice this depth the stack can overflow while the
 * code is not compiled yet.
 */
const maxJsonDepth = 2_112

function written(value: unknown, depth: number): string {
  if (depth > maxJsonDepth) throw new TypeError("A result is nested too deeply, or contains itself")
  switch (typeof value) {
    case "string":
      return escapeHtml(JSON.stringify(value))
    case "bigint":
    case "boolean":
      return String(value)
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`${value} is no JSON`)
      return String(value)
    case "undefined":
      return "null"
    case "object":
      break
    default:
      throw new TypeError(`A ${typeof value} is no JSON`)
  }
  if (value === null) return "null"
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return arrayJson(value, depth)
  if (ArrayBuffer.isView(value)) throw new TypeError("Bytes have no JSON of their own: say in which form they go out")
  let members = ""
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    members += `${members === "" ? "" : ","}${written(name, depth)}:${written(member, depth + 1)}`
  }
  return `{${members}}`
}

function arrayJson(elements: readonly unknown[], depth: number): string {
  let text = ""
  for (const [index, element] of elements.entries()) text += `${index === 0 ? "" : ","}${written(element, depth + 1)}`
  return `[${text}]`
}

function escapeHtml(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`)
}
