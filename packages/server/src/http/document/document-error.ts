/** Thrown when a service is created from a document that cannot be served, or with handlers that do not match it. */
export class DocumentError extends Error {
  override readonly name = "DocumentError"
  readonly code = "DOCUMENT_ERROR"
}
