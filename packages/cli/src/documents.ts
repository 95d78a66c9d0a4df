import { countOperations } from "@serac/mock"
import { countedNoun } from "./words.ts"

/** Describes a document by kind and size: `OpenAPI, 82 operations`. */
export function describeDocument(document: object): string {
  const [kind, noun] = "openrpc" in document ? ["OpenRPC", "method"] : ["OpenAPI", "operation"]
  return `${kind}, ${countedNoun(countOperations(document), noun)}`
}
