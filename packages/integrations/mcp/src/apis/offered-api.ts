import type { CatalogOperation, RestEntry, RpcEntry } from "../catalog/operation.ts"
import type { ApiName } from "./api-name.ts"

/** What a call came to. */
export interface CallResult {
  readonly data: unknown
  /** The HTTP status; 200 for a JSON-RPC result. */
  readonly status: number
  /** The headers of an answer over HTTP that may say how old it is. */
  readonly headers?: Headers
}

/** How an operation is called; the placeholders of a node's paths are variables. */
export interface ApiCallOptions {
  readonly variables?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** What a call needs to know of an operation. */
export type Callable = Pick<RestEntry, "kind" | "descriptor"> | Pick<RpcEntry, "kind" | "descriptor">

/** An API that is offered. */
export interface OfferedApi {
  readonly name: ApiName
  /** Its base URL without what may be secret in it: user, path and query. */
  readonly origin: string
  /** A text without the key and without what else of the base URL may be secret. */
  conceal(text: string): string
  /** The operations that the tags leave. */
  readonly operations: readonly CatalogOperation[]
  call(operation: Callable, parameters: object, options?: ApiCallOptions): Promise<CallResult>
}
