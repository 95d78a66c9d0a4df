import { maxNameLength, safeLine, textLines, utf8 } from "../text.ts"
import { substituteId, type TokenId } from "./token-id.ts"

/** JSON that is nested deeper is none. */
export const maxMetadataDepth = 32
/** In UTF-16 units. Names and descriptions are cut; a URI and JSON text are left out when they are longer. */
export const limits = { name: maxNameLength, description: 8192, uri: 32_768, background: 32, json: 32_768 } as const

/** What is taken of a token's metadata: the members of the data document's `metadata`. */
export interface TokenMetadata {
  readonly name?: string
  readonly symbol?: string
  readonly imageUri?: string
  readonly description?: string
  readonly animationUri?: string
  readonly externalUrl?: string
  readonly background?: string
  /** JSON text, of ERC-721. */
  readonly attributes?: string
  /** Of ERC-1155. */
  readonly decimals?: number
  /** JSON text, of ERC-1155. */
  readonly properties?: string
}

/**
 * Takes from a document what metadata consists of, as far as it has the right type. Members are looked for under the names
 * that ERC-721 and ERC-1155 give them, then under those that are in common use beside them.
 *
 * @param token - for the replacement of `{id}`, which ERC-1155 wants in every text.
 */
export function metadataOf(
  bytes: Uint8Array,
  token: { readonly standard: 721 | 1155; readonly tokenId: TokenId },
): TokenMetadata | "INVALID_METADATA_JSON" | "INVALID_METADATA" {
  const text = utf8(bytes)
  if (isDeep(text)) return "INVALID_METADATA_JSON"
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    return "INVALID_METADATA_JSON"
  }
  if (typeof document !== "object" || document === null || Array.isArray(document)) return "INVALID_METADATA"
  const isMulti = token.standard === 1155
  const member = (name: string): unknown => (Object.hasOwn(document, name) ? Reflect.get(document, name) : undefined)
  const fill = (value: string) => (isMulti ? substituteId(value, token.tokenId) : value)
  const textOf = (name: string) => {
    const value = member(name)
    return typeof value === "string" && value !== "" ? fill(value) : undefined
  }
  const line = (name: string, length: number) => safeLine(textOf(name) ?? "", length) || undefined
  const uri = (...names: string[]) =>
    names
      .map(textOf)
      .map((value) =>
        value !== undefined && value.length <= limits.uri ? safeLine(value.trim(), limits.uri) : undefined,
      )
      .find(Boolean)
  const json = (...names: string[]) =>
    names
      .map((name) => (isContainer(member(name)) ? fill(JSON.stringify(member(name))) : undefined))
      .find((value) => value !== undefined && value.length <= limits.json)
  const decimals = member("decimals")

  const taken = {
    name: line("name", limits.name),
    symbol: line("symbol", limits.name),
    imageUri: uri("image", "image_url", "imageUrl"),
    description: textLines(textOf("description") ?? "", limits.description) || undefined,
    animationUri: uri("animation_url", "animationUrl"),
    externalUrl: uri("external_url", "externalUrl"),
    background: line("background_color", limits.background),
    ...(isMulti
      ? { decimals: isDecimals(decimals) ? decimals : undefined, properties: json("properties", "attributes") }
      : { attributes: json("attributes", "traits") }),
  }
  const known = Object.entries(taken).filter(([, value]) => value !== undefined)
  return known.length > 0 ? (Object.fromEntries(known) as TokenMetadata) : "INVALID_METADATA"
}

function isDecimals(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 255
}

function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null
}

/** Whether brackets outside of strings are nested deeper than {@link maxMetadataDepth}. */
function isDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const unit = text[at]
    if (unit === '"') inString = !inString
    else if (inString) at += unit === "\\" ? 1 : 0
    else if (unit === "[" || unit === "{") depth++
    else if (unit === "]" || unit === "}") depth--
    if (depth > maxMetadataDepth) return true
  }
  return false
}
