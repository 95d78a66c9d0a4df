import type {
  ConnectionError,
  HttpError,
  InvalidParameterError,
  InvalidResponseError,
  ResponseTooLargeError,
  TimeoutError,
} from "../../http/runtime.ts"
import type { MissingResponseError } from "./missing-response-error.ts"
import type { NotBootstrappedError } from "./not-bootstrapped-error.ts"
import type { RpcError } from "./rpc-error.ts"

/**
 * Every error that a call of a method can end in; `name` and `code` narrow it. The caller's own abort is not among them: it
 * rejects with the signal's reason.
 *
 * @typeParam Code - the codes of the JSON-RPC errors that are documented for the method; a node may return others.
 *
 * @example
 * ```ts
 * import { isSeracError, type RpcErrorOf } from "@serac/client/rpc"
 *
 * const isUnknownBlock = (error: unknown) =>
 *   isSeracError<RpcErrorOf<-32000>>(error) && error.name === "RpcError" && /not found/.test(error.message)
 * ```
 */
export type RpcErrorOf<Code extends number = number> =
  | RpcError<Code>
  | NotBootstrappedError
  | (HttpError & { readonly name: "HttpError"; readonly code: "HTTP" })
  | ConnectionError
  | TimeoutError
  | ResponseTooLargeError
  | InvalidResponseError
  | MissingResponseError
  | InvalidParameterError
