import type { Operation, RestEntry, RpcEntry } from "../catalog/operation.ts"
import type { ApiOptions, McpOptions } from "../options.ts"
import type { ApiName } from "./api-name.ts"
import { clientOf } from "./client-of.ts"
import { createConceal } from "./conceal.ts"

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
  /** A text without the key and without what else of the base URL may be secret. */
  conceal(text: string): string
  /** The operations that the tags leave. */
  readonly operations: readonly Operation[]
  call(operation: Callable, parameters: object, options?: CallOptions): Promise<Answer>
}

/** Makes the API of its name and options, with the operations that are given. */
export function offer(name: ApiName, operations: readonly Operation[], options: McpOptions): OfferedApi {
  const { [name]: own } = options.apis
  if (own === undefined) throw new TypeError(`${name} has no base URL`)
  const { origin, conceal } = placeOf(name, own)
  return { name, origin, conceal, operations, call: clientOf(name, own, options.fetch) }
}

function placeOf(name: ApiName, { baseUrl, apiKey }: ApiOptions): Pick<OfferedApi, "origin" | "conceal"> {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url?.protocol !== "http:" && url?.protocol !== "https:")
    throw new TypeError(`the base URL of ${name} is not an http or https URL`)
  return { origin: url.origin, conceal: createConceal(url, apiKey) }
}
