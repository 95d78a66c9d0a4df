import type { SchemaNode } from "../model/schema-node.ts"

/** The value to send for the text of a field; undefined for an empty field, whose parameter is left out. */
export function readValue(text: string, { type, items }: Pick<SchemaNode, "type" | "items">): unknown {
  const trimmed = text.trim()
  if (trimmed === "") return undefined
  if (items !== undefined && !/^[[{]/.test(trimmed)) return trimmed.split(/[,\n]/).map((item) => item.trim())
  if (/^[[{]/.test(trimmed)) return jsonOrUndefined(trimmed) ?? text
  if (/\bstring\b/.test(type)) return text
  if (/^(true|false)$/.test(trimmed) && /\bboolean\b|^any$/.test(type)) return trimmed === "true"
  // A number that would lose digits is sent as a string; in a URL it is the same.
  if (/\b(integer|number)\b|^any$/.test(type) && String(Number(trimmed)) === trimmed) return Number(trimmed)
  return /^null$/.test(trimmed) && /\bnull\b/.test(type) ? null : text
}

/** The text of a field for a value. */
export function fieldText(value: unknown): string {
  if (value === undefined) return ""
  if (typeof value === "string") return value
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === "string" && !/[,\s]/.test(item))
  return isPlainList ? value.join(",") : JSON.stringify(value, null, typeof value === "object" ? 2 : undefined)
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
