import { ServiceError } from "@serac/http"

/** An operation of the document that this service cannot answer: a 503 that says so, rather than an empty list. */
export function notIndexed(what: string): () => Promise<never> {
  return async () => {
    throw new ServiceError(503, `this service does not ${what}`)
  }
}
