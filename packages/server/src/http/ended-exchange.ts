import type { Caller, Scope } from "./caller.ts"

/** A request that was answered or abandoned, for logs and usage counts. */
export interface EndedExchange {
  /** The `x-request-id` of the response. */
  readonly id: string
  readonly method: string
  /** The requested path without the query, of any length. */
  readonly path: string
  /** The path template of the operation; undefined where the request has none. */
  readonly route: string | undefined
  /** Undefined where the caller disconnected before the response was sent. */
  readonly status: number | undefined
  /** From the first byte of the request to the last byte of the response; for a stream, to its first byte. */
  readonly milliseconds: number
  readonly caller: Caller
  /** The scope that the operation needs; undefined without an operation. */
  readonly scope: Scope | undefined
  /** The cost of the operation in compute units: its `x-execution-weight`; 0 without an operation. */
  readonly weight: number
  /** The `host` header; undefined without one. */
  readonly host: string | undefined
  /** The `user-agent` header; undefined without one. */
  readonly userAgent: string | undefined
}
