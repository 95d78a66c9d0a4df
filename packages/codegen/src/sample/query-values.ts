import { isObject } from "../document/json.ts"
import type { RestParameterModel } from "../model/model.ts"

const separators: Readonly<Record<string, string>> = { form: ",", spaceDelimited: " ", pipeDelimited: "|" }

/** The pairs of name and text that a query parameter is serialized to. */
export function queryValues(
  { name, style }: Pick<RestParameterModel, "name" | "style">,
  value: unknown,
): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) {
    const separator = style === undefined ? undefined : separators[style]
    return separator === undefined
      ? value.map((item) => [name, queryText(item)])
      : [[name, value.map(queryText).join(separator)]]
  }
  if (!isObject(value)) return [[name, queryText(value)]]
  const isDeep = style === "deepObject"
  return Object.entries(value).map(([member, part]) => [isDeep ? `${name}[${member}]` : member, queryText(part)])
}

/** The text of a value in a path, a query or a header: strings unchanged, arrays and objects as JSON. */
export function queryText(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)
}
