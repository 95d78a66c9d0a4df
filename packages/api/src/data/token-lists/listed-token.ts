/** A token of an operator's token list (Token Lists standard; the members of a contract record are in `extensions`). */
export interface ListedToken {
  readonly name?: string
  readonly symbol?: string
  readonly decimals?: number
  readonly logoUri?: string
  readonly description?: string
  readonly officialSite?: string
  readonly email?: string
  readonly color?: string
  readonly bannerUri?: string
  readonly coingeckoCoinId?: string
  readonly tags?: readonly string[]
  readonly resourceLinks?: readonly { readonly type: string; readonly url: string }[]
}
