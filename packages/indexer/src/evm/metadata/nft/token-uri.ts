import type { DueToken, Hex } from "@serac/store"
import { isDataUri, withoutTornPair } from "../../../metadata/index.ts"

/** Gas for asking a contract for a token's URI: enough for metadata that is drawn on chain. */
export const tokenUriGas = 16_000_000

/** A URI other than `data:` is none when it is longer, in UTF-16 units. */
export const maxUriLength = 2048
/** A `data:` URI is kept whole up to this length, in UTF-16 units, else without its data. */
export const maxKeptDataUri = 32_768

/** Call data for `tokenURI(tokenId)` of ERC-721 or `uri(tokenId)` of ERC-1155. */
export function tokenUriCall(standard: DueToken["standard"], tokenId: Hex): Hex {
  return `${standard === 721 ? "0xc87b56dd" : "0x0e89341c"}${tokenId.slice(2)}`
}

/** A token URI as the listing carries it. */
export function keptUri(uri: string): string {
  if (!isDataUri(uri)) return withoutTornPair(uri, maxUriLength)
  return uri.length <= maxKeptDataUri ? uri : withoutTornPair(uri.slice(0, uri.indexOf(",") + 1), maxUriLength)
}
