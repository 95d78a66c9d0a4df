import type { CatalogOperation, RestEntry, RpcEntry } from "../catalog/operation.ts"
import type { ApiName } from "./api-name.ts"

/** The result of a call. */
export interface CallResult {
  readonly data: unknown
  /** The HTTP status; 200 for a JSON-RPC result. */
  readonly status: number
  /** The headers of an HTTP response, which may indicate its age. */
  readonly headers?: Headers
}

/** Options of a call; the placeholders in a node's paths are the variables. */
export interface ApiCallOptions {
  readonly variables?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** The information about an operation that a call needs. */
export type Callable = Pick<RestEntry, "kind" | "descriptor"> | Pick<RpcEntry, "kind" | "descriptor">

/** An API that the server offers. */
export interface OfferedApi {
  readonly name: ApiName
  /** Its base URL without the parts that may be secret: user, path and query. */
  readonly origin: string
  /** Removes the key and the other possibly secret parts of the base URL from a text. */
  conceal(text: string): string
  /** The operations that remain after filtering by tag. */
  readonly operations: readonly CatalogOperation[]
  call(operation: Callable, parameters: object, options?: ApiCallOptions): Promise<CallResult>
}
