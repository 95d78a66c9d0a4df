import { stringifyQuoted } from "../../http/runtime.ts"
import type { BodyContent, BodyFormat } from "../operation.ts"

/**
 * Writes a body of JSON, in which a bigint is a string of digits.
 *
 * @throws TypeError when it cannot be written as JSON, such as a cycle or NaN
 *
 * @example
 * import { type RestOperation, writeJson } from "@serac/client/rest"
 *
 * const createBook: RestOperation = {
 *   id: "createBook",
 *   method: "POST",
 *   path: "/v1/books",
 *   body: { type: "application/json", write: writeJson },
 * }
 */
export const writeJson = (value: unknown, { type }: BodyFormat): BodyContent => ({
  body: stringifyQuoted(value),
  contentType: type,
})
