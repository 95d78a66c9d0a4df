import type { ErcType, Hex, StoredContract } from "@serac/store"
import type { ListedToken } from "../token-lists/listed-token.ts"
import { checksumAddress } from "./address.ts"
import { boundedJson, jsonText } from "./json-text.ts"

const longestContractName = 256
/** The tag of a token list that marks a token as spam. */
export const spamTag = "spam"

/** The reputation of a token by the operator's token lists, as in responses; null for a token outside the lists. */
export type Reputation = "Malicious" | "Benign" | null

/**
 * The contract of an address as JSON members. The contract's own data comes before the operator's token lists. Most addresses are wallets
 * without any data, so members that need hashing are computed on first use.
 */
export class KnownContract {
  readonly address: Hex
  readonly ercType: ErcType
  readonly listed: ListedToken | undefined
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly decimals: number | undefined
  /** Members of a party: name, symbol, decimals and logo, each after a comma, or nothing. */
  readonly party: string
  #erc20: string | undefined
  #erc721: string | undefined
  #erc1155: string | undefined

  constructor(address: Hex, row: StoredContract | undefined, listed: ListedToken | undefined) {
    this.address = address
    this.ercType = row?.ercType ?? "UNKNOWN"
    this.listed = listed
    this.name = nonEmpty(row?.name) ?? listed?.name
    this.symbol = nonEmpty(row?.symbol) ?? listed?.symbol
    const fungible = row?.ercType === undefined || row.ercType === "ERC-20"
    this.decimals = row?.decimals ?? (fungible ? listed?.decimals : undefined)
    const decimals = this.decimals === undefined ? "" : `,"decimals":${this.decimals}`
    this.party = optionalMember("name", this.name) + optionalMember("symbol", this.symbol) + decimals + this.#logo()
  }

  /** The reputation: whether the operator's token lists mark the token as spam. */
  get reputation(): Reputation {
    if (this.listed === undefined) return null
    return this.listed.tags?.includes(spamTag) === true ? "Malicious" : "Benign"
  }

  /** Members of an `erc20Token`, without its price. */
  get erc20(): string {
    this.#erc20 ??= `${this.#named()},"decimals":${this.decimals ?? 0}${this.#logo()},"ercType":"ERC-20"`
    return this.#erc20
  }

  /** Contract members of an ERC-721 token. */
  get erc721(): string {
    this.#erc721 ??= `${this.#named()},"ercType":"ERC-721"`
    return this.#erc721
  }

  /** Contract members of an ERC-1155 token. */
  get erc1155(): string {
    this.#erc1155 ??= `"address":"${checksumAddress(this.address)}","ercType":"ERC-1155"`
    return this.#erc1155
  }

  #named(): string {
    const name = jsonText(this.name ?? "")
    return `"address":"${checksumAddress(this.address)}","name":${name},"symbol":${jsonText(this.symbol ?? "")}`
  }

  #logo(): string {
    return optionalMember("logoUri", this.listed?.logoUri)
  }
}

/** Limits a text of a contract, which may have megabytes; undefined for an empty one. */
function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text === "" ? undefined : boundedJson(text, longestContractName)
}

function optionalMember(name: string, text: string | undefined): string {
  return text === undefined ? "" : `,"${name}":${jsonText(text)}`
}
