import { jsonText } from "./json-text.ts"

/** A list of strings as JSON text, each of them once. */
export function textList(...lists: readonly (readonly string[] | undefined)[]): string {
  return `[${[...new Set(lists.flatMap((list) => list ?? []))].map(jsonText).join(",")}]`
}
