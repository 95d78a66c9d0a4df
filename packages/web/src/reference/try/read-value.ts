import type { SchemaNode } from "../model/schema-node.ts"

/** What a field of a form has, as the value that is sent; undefined where it is empty and the parameter is left out. */
export function readValue(text: string, { type, items }: Pick<SchemaNode, "type" | "items">): unknown {
  const trimmed = text.trim()
  if (trimmed === "") return undefined
  if (items !== undefined && !/^[[{]/.test(trimmed)) return trimmed.split(/[,\n]/).map((item) => item.trim())
  if (/^[[{]/.test(trimmed)) return jsonOrUndefined(trimmed) ?? text
  if (/\bstring\b/.test(type)) return text
  if (/^(true|false)$/.test(trimmed) && /\bboolean\b|^any$/.test(type)) return trimmed === "true"
  // A number that would lose digits stays a text: in an URL it is the same.
  if (/\b(integer|number)\b|^any$/.test(type) && String(Number(trimmed)) === trimmed) return Number(trimmed)
  return /^null$/.test(trimmed) && /\bnull\b/.test(type) ? null : text
}

/** A value as a field shows it. */
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
