import type { Price } from "../prices/read-prices.ts"

/**
 * The price of a token and the value of a balance as JSON members, each after a comma: empty without a price, and without the value where the
 * decimals are unknown.
 */
export function priceMembers(balance: bigint, decimals: number | undefined, price: Price | undefined): string {
  if (price === undefined) return ""
  const { currencyCode, value } = price
  const money = (name: string, value: string) => `,"${name}":{"currencyCode":"${currencyCode}","value":"${value}"}`
  const worth = decimals === undefined ? "" : money("balanceValue", balanceValue(balance, decimals, value))
  return money("price", value) + worth
}

/**
 * The value of a balance in decimal digits, not rounded.
 *
 * @param balance - in units of 10^-`decimals` of the token.
 * @param price - of one whole token, in decimal digits.
 */
export function balanceValue(balance: bigint, decimals: number, price: string): string {
  const [whole = "", fraction = ""] = price.split(".")
  const digits = String(balance * BigInt(whole + fraction))
  const places = decimals + fraction.length
  if (places === 0) return digits
  const padded = digits.padStart(places + 1, "0")
  const rest = padded.slice(-places).replace(/0+$/, "")
  return rest === "" ? padded.slice(0, -places) : `${padded.slice(0, -places)}.${rest}`
}
