import type { BodyContent, BodyFormat } from "../operation.ts"

/**
 * Writes a body of bytes: a `Blob` (also a `File`), an `ArrayBuffer` or a view of one, such as `Uint8Array`.
 * If the document's type is a range (`image/*`), the blob's type is sent, or else `application/octet-stream`.
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

/** The value as a blob of the type, or else of its own type. */
export function blobOf(value: unknown, type?: string): Blob {
  if (value instanceof Blob && !type) return value
  if (!isBinary(value)) throw new TypeError("must be a Blob, an ArrayBuffer or a view of one")
  return new Blob([value], type ? { type } : {})
}

export const isBinary = (value: unknown): value is Blob | ArrayBuffer | ArrayBufferView<ArrayBuffer> =>
  value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
