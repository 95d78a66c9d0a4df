import type { components } from "@serac/data/types"

/** Something that was found, where it is, and the path of the operation that tells more. */
export type SearchResult = components["schemas"]["SearchResult"]

/** A path of this service: what stands in it is encoded. */
export function resultPath(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((path, text, at) => path + encodeURIComponent(String(values[at - 1] ?? "")) + text)
}
