import { countOperations } from "@serac/mock"
import { countedNoun } from "./words.ts"

/** What a document is and how much there is in it: `OpenAPI, 82 operations`. */
export function describeDocument(document: object): string {
  const [kind, noun] = "openrpc" in document ? ["OpenRPC", "method"] : ["OpenAPI", "operation"]
  return `${kind}, ${countedNoun(countOperations(document), noun)}`
}
