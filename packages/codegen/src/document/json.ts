/** An object of a parsed document whose members are not known yet. */
export type JsonObject = { [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** The text of a committed JSON file: two spaces and a last line break. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
