/** A result as compact JSON. A bigint is written as a number if that is exact, and as a string of digits otherwise. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, jsonReplacer) ?? "null"
}

function jsonReplacer(_: string, value: unknown): unknown {
  if (typeof value !== "bigint") return value
  return value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER ? Number(value) : String(value)
}
