import { jsonText } from "./json-text.ts"

/** A list of distinct strings as JSON text. */
export function textList(...lists: readonly (readonly string[] | undefined)[]): string {
  return `[${[...new Set(lists.flatMap((list) => list ?? []))].map(jsonText).join(",")}]`
}
