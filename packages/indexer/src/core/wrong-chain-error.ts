/**
 * The endpoints do not match the indexed data: every URL serves another chain or network, or a history other than the stored
 * one, or the network did not begin with the given genesis file. Either the configuration is wrong, or the chain was started
 * again.
 */
export class WrongChainError extends Error {
  override readonly name = "WrongChainError"
  readonly code = "WRONG_CHAIN"
}
