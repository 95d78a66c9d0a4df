import { ServiceError } from "@serac/http"
import { unserved } from "./support.ts"

/** An operation of the document that this service cannot answer: a 503 that says so for good, rather than an empty list. */
export function notIndexed(operation: keyof typeof unserved): () => Promise<never> {
  return async () => {
    throw new ServiceError(503, `this service does not ${unserved[operation]}`)
  }
}
