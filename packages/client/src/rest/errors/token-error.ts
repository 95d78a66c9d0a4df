import { type CallFacts, SeracError } from "../../http/runtime.ts"

interface TokenFacts extends CallFacts {
  readonly credential: string
  readonly cause?: unknown
}

/**
 * There is no token for the call: the token endpoint of an OAuth flow refused, was not reached, or gave something else, or the function of
 * the client's secret failed. `cause` says which. The call itself was not sent with it, unless its earlier token was refused; the next call asks
 * for a token again.
 *
 * @example
 * import { TokenError } from "@serac/client/rest"
 *
 * const reason = (error: unknown) => (error instanceof TokenError ? error.message : undefined)
 */
export class TokenError extends SeracError implements TokenFacts {
  declare readonly name: "TokenError"
  declare readonly code: "NO_TOKEN"
  declare readonly status?: undefined
  /** The security scheme of the document that the token is for. */
  declare readonly credential: string

  constructor(facts: TokenFacts) {
    const reason = (facts.cause as Error | undefined)?.message ?? facts.cause
    const noToken = { ...facts, code: "NO_TOKEN" }
    super("TokenError", `no token for "credentials.${facts.credential}": ${reason}`, noToken)
  }
}
