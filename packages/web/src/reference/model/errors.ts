import type { JsonObject } from "@serac/codegen/samples"
import type { StatusWords } from "./reference.ts"

/** An error that an operation documents. */
export interface ErrorModel {
  /** The status of HTTP, or the code of JSON-RPC. */
  readonly code: string
  /** What the document says of it; of JSON-RPC its message. */
  readonly description: string
  /** What the status means where an example says nothing else. */
  readonly words?: StatusWords
  readonly cases: readonly ErrorCase[]
}

/** One way to get an error. */
export interface ErrorCase {
  readonly name: string
  readonly message: string
  /** What brings it about, in words. */
  readonly cause: string
  /** Whether to try again, and what to do; empty where the document leaves it to the status. */
  readonly retry: string
  readonly remedy: string
  /** The parameters that bring it about, by name; undefined where no request does. */
  readonly request?: JsonObject
  /** The body of a request that brings it about. */
  readonly body?: unknown
  /** The answer. */
  readonly value: unknown
}
