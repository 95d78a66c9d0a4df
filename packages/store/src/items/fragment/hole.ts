/** The first character of every hole, which JSON never contains. */
export const holeMark = "\u0001"

/**
 * A stored row contains its JSON text ready to send, except for data that may change later: a name, a logo, a method's signature.
 * For such data the text has a hole: a control character that JSON never contains, and a letter for its kind.
 *
 * - `a`: inside a party, directly after `"address":"0x..."`; filled with `,"name":...,"symbol":...` or with nothing.
 * - `m`: inside a method, directly after `"methodHash":"0x........"`; filled with `,"methodName":"..."` or with nothing.
 * - `t`: for the transfer's token member, after the last member; filled with `,"erc20Token":{...}`.
 * - `s`: inside an AssetAmount, directly after `"assetId":"..."`; filled with `,"name":...,"symbol":...` and so on.
 *
 * The subject of a hole is the quoted text directly before it; the token of a transfer is known from its row.
 */
export const hole = {
  party: `${holeMark}a`,
  method: `${holeMark}m`,
  token: `${holeMark}t`,
  asset: `${holeMark}s`,
} as const

/** The kinds of holes, by their letters. */
export type HoleKind = "a" | "m" | "t" | "s"

/**
 * Returns the text for a hole: JSON members with a comma before each, or nothing.
 *
 * @param kind - the hole's kind.
 * @param about - the quoted text before it: an address or a selector; any text for a token.
 */
export type Filler = (kind: HoleKind, about: string) => string
