import type { BodyContent, BodyFormat } from "../operation.ts"

/**
 * Writes a body of text as it is, in UTF-8.
 *
 * @throws TypeError when it is not a string
 *
 * @example
 * import { type RestOperation, writeText } from "@serac/client/rest"
 *
 * const render: RestOperation = {
 *   id: "render",
 *   method: "POST",
 *   path: "/markdown/raw",
 *   body: { type: "text/plain", write: writeText },
 * }
 */
export function writeText(value: unknown, { type }: BodyFormat): BodyContent {
  if (typeof value !== "string") throw new TypeError("must be a string")
  // The default charset of `text/*` is ASCII.
  return { body: value, contentType: /^text\/[^;]*$/.test(type) ? `${type}; charset=utf-8` : type }
}
