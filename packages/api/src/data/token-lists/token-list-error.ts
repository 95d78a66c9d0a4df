/**
 * Thrown for an invalid token list: names the file, the token and the broken rule.
 *
 * @example
 * ```ts
 * import { TokenListError } from "@serac/api/data"
 *
 * const error = new TokenListError("tokens.json", 3, "address must be an EVM address")
 * console.log(error.message) // tokens.json: token 3: address must be an EVM address
 * ```
 */
export class TokenListError extends Error {
  override readonly name = "TokenListError"
  readonly code = "TOKEN_LIST"
  readonly file: string
  /** Index of the token, from 0; undefined where the whole file is invalid. */
  readonly token: number | undefined
  readonly rule: string

  constructor(file: string, token: number | undefined, rule: string, options?: { readonly cause?: unknown }) {
    super(`${file}: ${token === undefined ? "" : `token ${token}: `}${rule}`, options)
    this.file = file
    this.token = token
    this.rule = rule
  }
}
