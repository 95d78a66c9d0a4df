import type { Hex } from "@serac/store"
import type { ListedToken } from "./listed-token.ts"
import { TokenListError } from "./token-list-error.ts"

const maxTokens = 100_000
const maxLinks = 50

/** A token of a list, with its chain and address. */
export interface TokenListEntry {
  readonly chainId: string
  readonly address: Hex
  readonly token: ListedToken
}

/**
 * Reads a token list in the format of the Token Lists standard. `extensions` may have further members of a contract record: description,
 * officialSite, email, color, bannerUri, coingeckoId, and resourceLinks as an object of URLs by type.
 *
 * Throws a {@link TokenListError} at the first token that breaks a rule.
 */
export function readTokenList(file: string, text: string): readonly TokenListEntry[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new TokenListError(file, undefined, "not JSON", { cause })
  }
  const tokens = (json as { tokens?: unknown } | null)?.tokens
  if (!Array.isArray(tokens)) throw new TokenListError(file, undefined, "tokens must be a list")
  if (tokens.length > maxTokens) throw new TokenListError(file, undefined, `more than ${maxTokens} tokens`)
  return tokens.map((token, index) => {
    try {
      return tokenListEntry(record(token, "a token"))
    } catch (cause) {
      throw new TokenListError(file, index, cause instanceof Error ? cause.message : String(cause))
    }
  })
}

function tokenListEntry(token: Readonly<Record<string, unknown>>): TokenListEntry {
  const { chainId, address, decimals, tags } = token
  const extensions = record(token.extensions ?? {}, "extensions")
  if (!Number.isSafeInteger(chainId) || (chainId as number) < 0) throw new Error("chainId must be a number")
  if (typeof address !== "string" || !/^0x[0-9a-fA-F]{40}$/.test(address)) {
    throw new Error("address must be an EVM address")
  }
  if (decimals !== undefined && !(Number.isInteger(decimals) && 0 <= Number(decimals) && Number(decimals) <= 255)) {
    throw new Error("decimals must be an integer from 0 to 255")
  }
  return {
    chainId: String(chainId),
    address: address.toLowerCase() as Hex,
    token: {
      ...textMember("name", token.name, 256),
      ...textMember("symbol", token.symbol, 256),
      ...(decimals === undefined ? {} : { decimals: decimals as number }),
      ...uri("logoUri", token.logoURI, "logoURI"),
      ...textMember("description", extensions.description, 4096),
      ...uri("officialSite", extensions.officialSite),
      ...textMember("email", extensions.email, 256),
      ...textMember("color", extensions.color, 32),
      ...uri("bannerUri", extensions.bannerUri),
      ...textMember("coingeckoCoinId", extensions.coingeckoId, 128, "coingeckoId"),
      ...(tags === undefined ? {} : { tags: tagsOf(tags) }),
      ...(extensions.resourceLinks === undefined ? {} : { resourceLinks: linksOf(extensions.resourceLinks) }),
    },
  }
}

function record(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new Error(`${what} must be an object`)
}

function textMember<Name extends string>(name: Name, value: unknown, longest: number, spelling: string = name) {
  if (value === undefined || value === null || value === "") return {}
  if (typeof value !== "string" || value.length > longest) {
    throw new Error(`${spelling} must be a string of at most ${longest} characters`)
  }
  return { [name]: value } as Record<Name, string>
}

function uri<Name extends string>(name: Name, value: unknown, spelling: string = name) {
  const found = textMember(name, value, 2048, spelling)
  if (name in found && !/^(?:https?:|ipfs:|data:image\/)/i.test((found as Record<Name, string>)[name])) {
    throw new Error(`${spelling} must begin with https:, http:, ipfs: or data:image/`)
  }
  return found
}

function tagsOf(tags: unknown): readonly string[] {
  const right =
    Array.isArray(tags) && tags.length <= 50 && tags.every((tag) => typeof tag === "string" && tag.length <= 64)
  if (!right) throw new Error("tags must be at most 50 strings of at most 64 characters")
  return tags as string[]
}

function linksOf(value: unknown): readonly { readonly type: string; readonly url: string }[] {
  const links = Object.entries(record(value, "resourceLinks"))
  if (links.length > maxLinks) throw new Error(`resourceLinks must be at most ${maxLinks}`)
  return links.map(([type, url]) => {
    if (typeof url !== "string" || url.length > 2048 || !/^https?:/i.test(url)) {
      throw new Error(`resourceLinks: ${type} must begin with https: or http:`)
    }
    return { type, url }
  })
}
