import type { DocumentAnswer, DocumentRequest } from "../document/document.ts"

/** How documents are read. Plain data, so that it can be sent to the process. */
export interface ReaderSettings {
  /** Maximum bytes of a decoded document. */
  readonly maxBytes: number
  /** Milliseconds for a document, including name resolution and redirects. */
  readonly timeout: number
  readonly maxRedirects: number
  /** Hosts that may be private: names or addresses, each with any port or, written as `host:port`, with that port. */
  readonly allowedPrivateHosts: readonly string[]
}

/** Messages to the process. `begin` comes first, and once. */
export type ToReader =
  | { readonly kind: "begin"; readonly settings: ReaderSettings }
  | { readonly kind: "read"; readonly id: number; readonly request: DocumentRequest }
  /** Cancels a request, which then has no answer. */
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "ping" }

/** Messages of the process. `ready` comes first, and once. */
export type FromReader =
  | { readonly kind: "ready" }
  | { readonly kind: "pong" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: DocumentAnswer }
