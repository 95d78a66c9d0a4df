import type { BodyContent, BodyFormat } from "../operation.ts"

/**
 * Writes a body of bytes: a `Blob` (also a `File`), an `ArrayBuffer` or a view of one, such as `Uint8Array`.
 * Where the document leaves the type open (`image/*`) it is the blob's, else `application/octet-stream`.
 *
 * @throws TypeError when it is none of these
 *
 * @example
 * import { type RestOperation, writeBinary } from "@serac/client/rest"
 *
 * const upload: RestOperation = {
 *   id: "upload",
 *   method: "POST",
 *   path: "/files",
 *   body: { type: "application/octet-stream", write: writeBinary },
 * }
 */
export function writeBinary(value: unknown, { type }: BodyFormat): BodyContent {
  const body = blobOf(value, type.includes("*") ? undefined : type)
  return { body, contentType: body.type || "application/octet-stream" }
}

/** The bytes as a blob of the type; where there is none, of its own. */
export function blobOf(value: unknown, type?: string): Blob {
  if (value instanceof Blob && !type) return value
  if (!isBinary(value)) throw new TypeError("must be a Blob, an ArrayBuffer or a view of one")
  return new Blob([value], type ? { type } : {})
}

export const isBinary = (value: unknown): value is Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
