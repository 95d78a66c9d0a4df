import { untrustedName } from "../format/text.ts"
import { catalogChain } from "./catalog.ts"

/** The unit of prices of gas: 10^-9 of a chain's native token, such as `nAVAX`. */
export function nanoUnit(chainId: string): string {
  return `n${untrustedName(catalogChain(chainId)?.networkToken.symbol ?? "", 14) || "ative token"}`
}
