import { stringifyLossless } from "../../http/runtime.ts"
import type { BodyContent, BodyFormat } from "../operation.ts"

/**
 * Writes a body of JSON in which a bigint is a bare integer, digit for digit: for documents with 64-bit integers.
 *
 * @throws TypeError when it cannot be written as JSON, such as a cycle or NaN
 *
 * @example
 * import { type RestOperation, writeExactJson } from "@serac/client/rest"
 *
 * const transfer: RestOperation = {
 *   id: "transfer",
 *   method: "POST",
 *   path: "/v1/transfers",
 *   body: { type: "application/json", write: writeExactJson },
 * }
 */
export function writeExactJson(value: unknown, { type }: BodyFormat): BodyContent {
  const body = stringifyLossless(value, true)
  if (body === undefined) throw new TypeError("has no JSON")
  return { body, contentType: type }
}
