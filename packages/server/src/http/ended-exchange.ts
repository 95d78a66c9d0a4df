import type { Caller, Scope } from "./caller.ts"

/** What there is to tell of a request that is answered or given up. */
export interface EndedExchange {
  /** The `x-request-id` of the answer. */
  readonly id: string
  readonly method: string
  /** The path as it was asked for, without the query, of any length. */
  readonly path: string
  /** The path of the operation, as the document writes it; undefined where there is none. */
  readonly route: string | undefined
  /** Undefined where the caller went away before the answer was sent. */
  readonly status: number | undefined
  /** From the first byte of the request to the last one of the answer; to the first one of a stream. */
  readonly milliseconds: number
  readonly caller: Caller
  /** What the operation needs its caller to be allowed; undefined where there is none. */
  readonly scope: Scope | undefined
  /** Compute units that the operation costs: its `x-execution-weight`; 0 where there is none. */
  readonly weight: number
  /** The `host` that the caller named; undefined where it named none. */
  readonly host: string | undefined
  /** What the caller says that it is; undefined where it says nothing. */
  readonly userAgent: string | undefined
}
