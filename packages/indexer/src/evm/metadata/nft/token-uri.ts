import type { DueToken, Hex } from "@serac/store"
import { isDataUri, withoutTornPair } from "../../../metadata/index.ts"

/** Gas for the call that returns a token's URI: enough for metadata generated on chain. */
export const tokenUriGas = 16_000_000

/** Maximum length of a URI other than `data:`, in UTF-16 units; a longer one is invalid. */
export const maxUriLength = 2048
/** Maximum length, in UTF-16 units, of a `data:` URI that is kept whole; a longer one is kept without its data. */
export const maxKeptDataUri = 32_768

/** Call data for `tokenURI(tokenId)` of ERC-721 or `uri(tokenId)` of ERC-1155. */
export function tokenUriCall(standard: DueToken["standard"], tokenId: Hex): Hex {
  return `${standard === 721 ? "0xc87b56dd" : "0x0e89341c"}${tokenId.slice(2)}`
}

/** A token URI as shown in the listing. */
export function keptUri(uri: string): string {
  if (!isDataUri(uri)) return withoutTornPair(uri, maxUriLength)
  return uri.length <= maxKeptDataUri ? uri : withoutTornPair(uri.slice(0, uri.indexOf(",") + 1), maxUriLength)
}
