import { type RpcCallFacts, RpcClientError } from "./rpc-client-error.ts"

export interface MissingResponseFacts extends RpcCallFacts {
  readonly id: number
}

/** The answer is well formed but answers other ids than this call's. */
export class MissingResponseError extends RpcClientError<MissingResponseFacts> {
  override readonly name = "MissingResponseError"
  readonly code = "MISSING_RESPONSE"
  /** The id of the call that stayed unanswered. */
  declare readonly id: number
}
