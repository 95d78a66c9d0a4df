import type { Operation, RestEntry, RpcEntry } from "../catalog/operation.ts"
import type { McpOptions } from "../options.ts"
import type { ApiName } from "./api-name.ts"
import { clientOf } from "./client-of.ts"

/** What a call came to. */
export interface Answer {
  readonly data: unknown
  /** The HTTP status; 200 for a JSON-RPC result. */
  readonly status: number
  /** The headers of an answer over HTTP that may say how old it is. */
  readonly headers?: Headers
}

/** How an operation is called; the placeholders of a node's paths are variables. */
export interface CallOptions {
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
  /** The operations that the tags leave. */
  readonly operations: readonly Operation[]
  call(operation: Callable, parameters: object, options?: CallOptions): Promise<Answer>
}

/** Makes the API of its name and options, with the operations that are given. */
export function offer(name: ApiName, operations: readonly Operation[], options: McpOptions): OfferedApi {
  const { [name]: own } = options.apis
  if (own === undefined) throw new TypeError(`${name} has no base URL`)
  const call = clientOf(name, own, options.fetch)
  return { name, origin: originOf(name, own.baseUrl), operations, call }
}

function originOf(name: ApiName, baseUrl: string): string {
  const { origin, protocol } = URL.canParse(baseUrl) ? new URL(baseUrl) : { origin: "", protocol: "" }
  if (protocol === "http:" || protocol === "https:") return origin
  throw new TypeError(`the base URL of ${name} is not an http or https URL`)
}
