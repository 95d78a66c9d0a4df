import type { WireRequest, WireResponse } from "../http/message.ts"
import type { JsonValue } from "../json/json-value.ts"
import { writeJson } from "../json/write-json.ts"

/** A call with a method name. */
export interface WireCall {
  /** The exact text of the id; `undefined` for a notification, which gets no response. */
  readonly id: string | undefined
  readonly method: string
  readonly params: JsonValue | undefined
}

/** The members of an error on the wire; `data` is written with {@link writeJson}. */
export interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** A request that is rejected before its method is looked up. */
export interface RefusedCall {
  readonly id: string | undefined
  readonly error: ErrorObject
}

/** The calls of a body, or the response to an unreadable body. */
export type RequestReading =
  | { readonly calls: readonly (WireCall | RefusedCall)[]; readonly batch: boolean }
  | { readonly response: WireResponse; readonly error?: ErrorObject }

/** A result or an error, as JSON text. */
export interface CallOutcome {
  readonly member: "result" | "error"
  readonly json: string
  /** Whether a method was called: by-name responses differ in that case. Default: true for results, false for errors. */
  readonly called?: boolean
}

/** The outcome of a call, with its id. */
export interface WireAnswer {
  /** The exact text of the id; `undefined` for a notification. */
  readonly id: string | undefined
  readonly outcome: CallOutcome
}

/** Options for reading the calls of a body. */
export interface ReadOptions {
  /** Maximum number of calls in a batch. Default 1,000, as on a node. */
  readonly maxBatch?: number
  /** Whether to read parameters as text only, which is faster: their `text` is complete, but they have no members. Default false. */
  readonly isShallow?: boolean
}

/** One of the two JSON-RPC dialects of a node. */
export interface Dialect {
  /** The response to a request with a wrong HTTP method, content type or length, or without a call. */
  refuse(head: RequestHead): WireResponse | undefined
  /** The calls of a body. */
  read(body: string, options?: ReadOptions): RequestReading
  /** The error for an unknown method. */
  unknownMethod(name: string, known: Iterable<string>): ErrorObject
  failed(error: ErrorObject): CallOutcome
  /** @throws {TypeError} if the result cannot be written as JSON */
  succeeded(result: unknown): CallOutcome
  /** Renders the responses to a body's calls. */
  render(answers: readonly WireAnswer[], batch: boolean): WireResponse
}

/** The part of a request that is known before its body is read. */
export interface RequestHead extends Pick<WireRequest, "method" | "target" | "headers"> {
  /** The announced length in bytes; 0 if there is none. */
  readonly contentLength: number
}

/** The head of a complete request. */
export function headOf({ method, target, headers, body }: WireRequest): RequestHead {
  const contentLength = Number(headers["content-length"] ?? new TextEncoder().encode(body).length)
  return { method, target, headers, contentLength }
}

/** A result's outcome. */
export function succeeded(result: unknown): CallOutcome {
  return { member: "result", json: writeJson(result) }
}
