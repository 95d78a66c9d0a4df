import type { components } from "@serac/data/types"

/** A search result with its place, and the path of the operation with details. */
export type SearchResult = components["schemas"]["SearchResult"]

/** A path of this service with its values percent-encoded. */
export function resultPath(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((path, text, at) => path + encodeURIComponent(String(values[at - 1] ?? "")) + text)
}
