import type { DocumentAnswer, DocumentRequest } from "../document/document.ts"

/** How documents are read. Plain data, so that it goes to the process. */
export interface ReaderSettings {
  /** Of a document, decoded. */
  readonly maxBytes: number
  /** Milliseconds for a document, name resolution and redirects included. */
  readonly timeout: number
  readonly maxRedirects: number
  /** Hosts that may be private: names or addresses, each with any port or, written `host:port`, with that one. */
  readonly allowedPrivateHosts: readonly string[]
}

/** What the process is told. `begin` comes first, and once. */
export type ToReader =
  | { readonly kind: "begin"; readonly settings: ReaderSettings }
  | { readonly kind: "read"; readonly id: number; readonly request: DocumentRequest }
  /** Nobody waits for it any more; there is no answer to it. */
  | { readonly kind: "cancel"; readonly id: number }
  | { readonly kind: "ping" }

/** What the process tells. `ready` comes first, and once. */
export type FromReader =
  | { readonly kind: "ready" }
  | { readonly kind: "pong" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: DocumentAnswer }
