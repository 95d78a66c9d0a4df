import type { TokenId } from "./token-id.ts"
import type { TokenMetadata } from "./token-metadata.ts"

/** A token's document to read. */
export interface DocumentRequest {
  /** `http:`, `https:` or `data:`. */
  readonly url: string
  /** The members of metadata differ between ERC-721 and ERC-1155. */
  readonly standard: 721 | 1155
  /** Replaces `{id}`, which ERC-1155 requires in every text. */
  readonly tokenId: TokenId
}

/** Why a document is not metadata, by the names of `indexStatus` in the data document. */
export const unusable = [
  "INVALID_TOKEN_URI",
  "METADATA_CONTENT_TOO_LARGE",
  "INVALID_METADATA_JSON",
  "INVALID_METADATA",
] as const

/** In UTF-16 units. */
export const maxHostLength = 255
/** In UTF-16 units. */
export const maxReasonLength = 200

/** The result of reading a document. */
export type DocumentAnswer =
  | { readonly kind: "read"; readonly metadata: TokenMetadata }
  | { readonly kind: "unusable"; readonly status: (typeof unusable)[number] }
  /** `retryAfter` in seconds, if the host sends it. */
  | { readonly kind: "throttled"; readonly host: string; readonly retryAfter?: number }
  | {
      readonly kind: "unreachable"
      /** For the log. */
      readonly reason: string
      /** Whether repeating the request gives the same result. */
      readonly lasting: boolean
      /** Whether the whole host failed, rather than only this URL. */
      readonly hostFailed: boolean
    }
