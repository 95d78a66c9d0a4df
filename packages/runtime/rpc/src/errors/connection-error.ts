import { RpcClientError } from "./rpc-client-error.ts"

/** The request could not be made or its answer broke off; `cause` says why. Whether the node executed the call is unknown. */
export class ConnectionError extends RpcClientError {
  override readonly name = "ConnectionError"
  readonly code = "CONNECTION"
}
