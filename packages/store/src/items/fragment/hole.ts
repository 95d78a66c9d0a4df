/** What every hole begins with: a character that JSON never contains. */
export const holeMark = "\u0001"

/**
 * A stored row carries its JSON text ready to send but for what may change later: a name, a logo, a method's signature.
 * Where such a thing belongs the text has a hole: a control character that JSON never contains, and a letter for its kind.
 *
 * - `a`: stands inside a party, right after `"address":"0x..."`; filled with `,"name":...,"symbol":...` or with nothing.
 * - `m`: stands inside a method, right after `"methodHash":"0x........"`; filled with `,"methodName":"..."` or with nothing.
 * - `t`: stands where the transfer's token member belongs, after the last member; filled with `,"erc20Token":{...}`.
 * - `s`: stands inside an AssetAmount, right after `"assetId":"..."`; filled with `,"name":...,"symbol":...` and so on.
 *
 * What a hole is about is the quoted text right before it; the token of a transfer is known from its row.
 */
export const hole = {
  party: `${holeMark}a`,
  method: `${holeMark}m`,
  token: `${holeMark}t`,
  asset: `${holeMark}s`,
} as const

/** What may stand in a hole, by the letter of its kind. */
export type HoleKind = "a" | "m" | "t" | "s"

/**
 * What goes into a hole: JSON members with a comma before each, or nothing.
 *
 * @param kind - the hole's.
 * @param about - the quoted text before it: an address or a selector; for a token whatever stands there.
 */
export type Filler = (kind: HoleKind, about: string) => string
