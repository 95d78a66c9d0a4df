import { countOperations } from "@serac/mock"

/** What a document is and how much there is in it: `OpenAPI, 82 operations`. */
export function describeDocument(document: object): string {
  const [kind, noun] = "openrpc" in document ? ["OpenRPC", "method"] : ["OpenAPI", "operation"]
  return `${kind}, ${count(countOperations(document), noun)}`
}

/** A number and what is counted: `1 method`, `2 methods`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
