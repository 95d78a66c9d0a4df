import type { JsonObject } from "@serac/codegen/samples"
import type { StatusWords } from "./reference.ts"

/** A documented error of an operation. */
export interface ErrorModel {
  /** HTTP status, or JSON-RPC error code. */
  readonly code: string
  /** The document's description; for JSON-RPC the error's message. */
  readonly description: string
  /** The meaning of the status, for cases without one of their own. */
  readonly words?: StatusWords
  readonly cases: readonly ErrorCase[]
}

/** One cause of an error. */
export interface ErrorCase {
  readonly name: string
  readonly message: string
  /** The cause as text. */
  readonly cause: string
  /** Whether to retry, and what to do; empty if the document leaves it to the status. */
  readonly retry: string
  readonly remedy: string
  /** The parameters that cause it, by name; undefined if no request can cause it. */
  readonly request?: JsonObject
  /** The request body that causes it. */
  readonly body?: unknown
  /** The error response. */
  readonly value: unknown
}
