import { maxNameLength, safeLine, textLines, utf8 } from "../text.ts"
import { substituteId, type TokenId } from "./token-id.ts"

/** JSON that is nested deeper is rejected. */
export const maxMetadataDepth = 32
/** In UTF-16 units. Longer names and descriptions are cut; longer URIs and JSON texts are omitted. */
export const limits = { name: maxNameLength, description: 8192, uri: 32_768, background: 32, json: 32_768 } as const

/** The extracted metadata of a token: the members of `metadata` in the data document. */
export interface TokenMetadata {
  readonly name?: string
  readonly symbol?: string
  readonly imageUri?: string
  readonly description?: string
  readonly animationUri?: string
  readonly externalUrl?: string
  readonly background?: string
  /** JSON text; ERC-721 only. */
  readonly attributes?: string
  /** ERC-1155 only. */
  readonly decimals?: number
  /** JSON text; ERC-1155 only. */
  readonly properties?: string
}

/**
 * Extracts the metadata members of a document that have the right type. Each member is searched under its name in ERC-721
 * and ERC-1155, then under other common names.
 *
 * @param token - for the replacement of `{id}`, which ERC-1155 requires in every text.
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

/** Whether brackets outside strings are nested deeper than {@link maxMetadataDepth}. */
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
