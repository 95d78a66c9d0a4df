import type { Dialect as WireDialect, ErrorObject as WireError } from "@serac/wire/node"
import type { Violation } from "../http/violations.ts"
import type { ErrorObject } from "./document.ts"
import type { MockMethod } from "./methods.ts"

/** A call's arguments, and the error that bad ones deserve. */
export interface Bound {
  /** In the order of the method's parameters; absent when `params` as a whole cannot be read. */
  readonly arguments?: readonly unknown[]
  readonly violations: readonly Violation[]
  readonly error?: ErrorObject
}

/** One of the two ways in which a node speaks JSON-RPC, and how a document's methods are called in it. */
export interface MockDialect {
  /** The dialect itself, as a node speaks it. */
  readonly wire: WireDialect
  /** Checks a call's parameters, as `JSON.parse` gives them, against a method of the document. */
  bind(method: MockMethod, params: unknown): Bound
  /** What is wrong with a body, or with one of its calls, that the dialect refuses. */
  violationOf(error: WireError): Violation
  /** Errors that every method can give, whatever the document says. */
  readonly errors: readonly ErrorObject[]
}
