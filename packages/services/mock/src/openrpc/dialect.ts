import type { HttpAnswer } from "../http/answer.ts"
import type { Violation } from "../http/violations.ts"
import type { ErrorObject } from "./document.ts"
import type { Method } from "./methods.ts"

/** A request that names a method. */
export interface Call {
  /** The id's exact text; `undefined` for a notification, which is not answered. */
  readonly id: string | undefined
  readonly method: string
  readonly params: unknown
}

/** A request that is refused before any method is looked for. */
export interface Refused {
  readonly id: string | undefined
  readonly outcome: Outcome
  readonly violations: readonly Violation[]
}

/** What a body holds, or the answer to a body that cannot be read. */
export type Reading =
  | { readonly entries: readonly (Call | Refused)[]; readonly batch: boolean }
  | { readonly answer: HttpAnswer; readonly violations: readonly Violation[] }

/** A result or an error, as JSON text. */
export interface Outcome {
  readonly member: "result" | "error"
  readonly json: string
}

/** A call's arguments, and the error that bad ones deserve. */
export interface Bound {
  /** In the order of the method's parameters; absent when `params` as a whole cannot be read. */
  readonly arguments?: readonly unknown[]
  readonly violations: readonly Violation[]
  readonly error?: ErrorObject
}

/** What is known of a request before its body is read. */
export interface RequestHead {
  readonly method: string
  readonly contentType: string | undefined
  readonly search: string
  readonly contentLength: number
}

/** One of the two ways in which a node speaks JSON-RPC. */
export interface Dialect {
  /** The answer to a request whose HTTP method or content type is wrong. */
  refuse(head: RequestHead): HttpAnswer | undefined
  read(body: string): Reading
  unknownMethod(name: string, known: Iterable<string>): ErrorObject
  bind(method: Method, params: unknown): Bound
  failed(error: ErrorObject): Outcome
  succeeded(result: unknown): Outcome
  /** Puts answers (`id` undefined for notifications) on the wire. */
  render(answers: readonly Answered[], batch: boolean): HttpAnswer
  /** Errors that every method can give, whatever the document says. */
  readonly errors: readonly ErrorObject[]
}

/** An outcome and the request that it answers. */
export interface Answered {
  readonly id: string | undefined
  readonly outcome: Outcome
}
