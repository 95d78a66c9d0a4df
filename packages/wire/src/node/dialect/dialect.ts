import type { WireRequest, WireResponse } from "../http/message.ts"
import type { JsonValue } from "../json/json-value.ts"
import { writeJson } from "../json/write-json.ts"

/** A request that names a method. */
export interface WireCall {
  /** The id's exact text; `undefined` for a notification, which is not answered. */
  readonly id: string | undefined
  readonly method: string
  readonly params: JsonValue | undefined
}

/** The members of an error on the wire; `data` is written as {@link writeJson} does. */
export interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** A request that is refused before any method is looked for. */
export interface RefusedCall {
  readonly id: string | undefined
  readonly error: ErrorObject
}

/** What a body holds, or the answer to a body as a whole that cannot be read. */
export type RequestReading =
  | { readonly calls: readonly (WireCall | RefusedCall)[]; readonly batch: boolean }
  | { readonly response: WireResponse; readonly error?: ErrorObject }

/** A result or an error, as JSON text. */
export interface CallOutcome {
  readonly member: "result" | "error"
  readonly json: string
  /** Whether a method was called: a node marks such answers by name. Default true for results, false for errors. */
  readonly called?: boolean
}

/** An outcome and the request that it answers. */
export interface WireAnswer {
  /** The id's exact text; `undefined` for a notification. */
  readonly id: string | undefined
  readonly outcome: CallOutcome
}

/** How the calls of a body are read. */
export interface ReadOptions {
  /** Calls of a batch. Default 1,000, as a node's. */
  readonly maxBatch?: number
  /** Whether parameters are wanted as text alone, which takes less time: their `text` is whole, and nothing is in them. Default false. */
  readonly isShallow?: boolean
}

/** One of the two ways in which a node speaks JSON-RPC. */
export interface Dialect {
  /** The answer to a request whose HTTP method, content type or length is wrong, or that asks for nothing. */
  refuse(head: RequestHead): WireResponse | undefined
  /** The calls of a body. */
  read(body: string, options?: ReadOptions): RequestReading
  /** What a caller is told of a method that is not served. */
  unknownMethod(name: string, known: Iterable<string>): ErrorObject
  failed(error: ErrorObject): CallOutcome
  /** @throws {TypeError} when the result has no JSON */
  succeeded(result: unknown): CallOutcome
  /** Puts the answers to a body's calls on the wire. */
  render(answers: readonly WireAnswer[], batch: boolean): WireResponse
}

/** What is known of a request before its body is read. */
export interface RequestHead extends Pick<WireRequest, "method" | "target" | "headers"> {
  /** The length that is announced, in bytes; 0 when there is none. */
  readonly contentLength: number
}

/** The head of a request that is there whole. */
export function headOf({ method, target, headers, body }: WireRequest): RequestHead {
  const contentLength = Number(headers["content-length"] ?? new TextEncoder().encode(body).length)
  return { method, target, headers, contentLength }
}

/** A result's outcome. */
export function succeeded(result: unknown): CallOutcome {
  return { member: "result", json: writeJson(result) }
}
