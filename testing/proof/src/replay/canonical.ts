import { isLosslessNumber, parse } from "lossless-json"

/**
 * A text that is equal for equal JSON values: members sorted, numbers as written in the source.
 *
 * The recorded side is read by lossless-json, which shares no code with the runtime that is under proof.
 */
export function canonicalText(json: string): string {
  return canonical(parseExactly(json))
}

/** JSON with its numbers as they are written. If a member occurs twice the last one counts, in the node and in JSON.parse. */
export function parseExactly(json: string): unknown {
  return parse(json, undefined, { onDuplicateKey: ({ newValue }) => newValue })
}

/** The same text for a value that a client returned: bigint and number are both a bare number on the wire. */
export function canonical(value: unknown): string {
  if (isLosslessNumber(value)) return numberText(value.value)
  if (typeof value === "bigint") return value.toString()
  if (typeof value === "number") return numberText(String(value))
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (typeof value === "object" && value !== null) {
    const members = Object.keys(value)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`)
    return `{${members.join(",")}}`
  }
  return JSON.stringify(value) ?? "undefined"
}

/** Integers digit for digit; other numbers by value, since 0.10 and 0.1 are the same double. */
const numberText = (text: string): string => (/^-?\d+$/.test(text) ? text : String(Number(text)))
