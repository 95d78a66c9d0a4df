import type { ConnectionError } from "./connection-error.ts"
import type { HttpError } from "./http-error.ts"
import type { MalformedResponseError } from "./malformed-response-error.ts"
import type { MissingResponseError } from "./missing-response-error.ts"
import type { NotBootstrappedError } from "./not-bootstrapped-error.ts"
import type { ResponseTooLargeError } from "./response-too-large-error.ts"
import type { RpcError } from "./rpc-error.ts"
import type { TimeoutError } from "./timeout-error.ts"

/**
 * Every error that a call can end in, where the node answers with the codes `Code`; `name` and `code` narrow it. The
 * caller's own abort is not among them: it rejects with the signal's reason.
 *
 * @example
 * import type { RpcErrorOf } from "@serac/rpc"
 *
 * type GetTxError = RpcErrorOf<-32000 | -32602>
 *
 * const explain = (error: GetTxError) => (error.name === "RpcError" && error.code === -32000 ? error.message : error.name)
 */
export type RpcErrorOf<Code extends number = number> =
  | (RpcError & { readonly code: Code })
  | ConnectionError
  | (HttpError & { readonly name: "HttpError"; readonly code: "HTTP" })
  | MalformedResponseError
  | MissingResponseError
  | NotBootstrappedError
  | ResponseTooLargeError
  | TimeoutError
