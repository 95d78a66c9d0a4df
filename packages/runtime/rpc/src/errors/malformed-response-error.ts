import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface MalformedResponseFacts extends RpcCallFacts {
  readonly text: string
}

/** The answer is no JSON-RPC 2.0 answer: no JSON, an empty body, another version, neither a result nor a well-formed error. */
export class MalformedResponseError extends RpcClientError<MalformedResponseFacts> {
  override readonly name = "MalformedResponseError"
  readonly code = "MALFORMED_RESPONSE"
  /** The first 1,000 characters of the answer. */
  declare readonly text: string
}
