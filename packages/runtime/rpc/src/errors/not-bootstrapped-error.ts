import { HttpError } from "./http-error.ts"

/** A 503 by which the node says that the chain is still catching up (`... chain is not done bootstrapping`): ask again later. */
export class NotBootstrappedError extends HttpError {
  override readonly name = "NotBootstrappedError"
  override readonly code = "NOT_BOOTSTRAPPED"
}
