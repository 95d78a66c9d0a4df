/** Every RPC URL of a chain serves another chain: the configuration is wrong. */
export class WrongChainError extends Error {
  override readonly name = "WrongChainError"
  readonly code = "WRONG_CHAIN"
}
