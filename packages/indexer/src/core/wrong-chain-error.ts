/**
 * What is asked is not what is indexed: every URL serves another chain or network, or has another history than the stored one,
 * or a network did not begin with the genesis file that is given. The configuration is wrong, or a chain began anew.
 */
export class WrongChainError extends Error {
  override readonly name = "WrongChainError"
  readonly code = "WRONG_CHAIN"
}
