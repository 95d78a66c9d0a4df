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
export const hole = { party: "\u0001a", method: "\u0001m", token: "\u0001t", asset: "\u0001s" } as const

/** What may stand in a hole, by the letter of its kind. */
export type HoleKind = "a" | "m" | "t" | "s"

/**
 * Fills the holes of a stored fragment.
 *
 * @param fill - gets the hole's kind and the quoted text before it (an address or a selector; for a token whatever stands
 * there), and returns what goes in: JSON members with a comma before each, or nothing.
 *
 * @example
 * ```ts
 * import { fillHoles, hole } from "@serac/store"
 *
 * fillHoles(`{"to":{"address":"0x01"${hole.party}}}`, (kind, about) => (about === "0x01" ? ',"name":"Ice"' : ""))
 * // {"to":{"address":"0x01","name":"Ice"}}
 * ```
 */
export function fillHoles(fragment: string, fill: (kind: HoleKind, about: string) => string): string {
  let at = fragment.indexOf("\u0001")
  if (at === -1) return fragment
  let text = ""
  let from = 0
  while (at !== -1) {
    const about = fragment.slice(fragment.lastIndexOf('"', at - 2) + 1, at - 1)
    text += fragment.slice(from, at) + fill(fragment[at + 1] as HoleKind, about)
    from = at + 2
    at = fragment.indexOf("\u0001", from)
  }
  return text + fragment.slice(from)
}
