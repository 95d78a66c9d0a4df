import type { Dialect as WireDialect, ErrorObject as WireError } from "@serac/wire/node"
import type { Violation } from "../http/violations.ts"
import type { ErrorObject } from "./document.ts"
import type { MockMethod } from "./methods.ts"

/** A call's arguments, and the error to answer with if they are invalid. */
export interface Bound {
  /** In the order of the method's parameters; absent if `params` as a whole is invalid. */
  readonly arguments?: readonly unknown[]
  readonly violations: readonly Violation[]
  readonly error?: ErrorObject
}

/** One of the two JSON-RPC dialects of a node, with the handling of a document's methods in it. */
export interface MockDialect {
  /** The dialect itself, as used by a node. */
  readonly wire: WireDialect
  /** Validates a call's parameters, as returned by `JSON.parse`, against a method of the document. */
  bind(method: MockMethod, params: unknown): Bound
  /** The violation for a body or call that the dialect rejects. */
  violationOf(error: WireError): Violation
  /** Errors that every method can return, even if the document does not list them. */
  readonly errors: readonly ErrorObject[]
}
