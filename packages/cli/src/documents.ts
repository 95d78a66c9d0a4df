import { countedNoun } from "./words.ts"

/** Describes a document by its kind and the number of its operations: `OpenAPI, 82 operations`. */
export function describeDocument(document: object, operations: number): string {
  const [kind, noun] = "openrpc" in document ? ["OpenRPC", "method"] : ["OpenAPI", "operation"]
  return `${kind}, ${countedNoun(operations, noun)}`
}
