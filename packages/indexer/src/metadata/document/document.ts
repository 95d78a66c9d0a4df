import type { TokenId } from "./token-id.ts"
import type { TokenMetadata } from "./token-metadata.ts"

/** The document of a token that is to be read. */
export interface DocumentRequest {
  /** `http:`, `https:` or `data:`. */
  readonly url: string
  /** Which members are metadata differs between ERC-721 and ERC-1155. */
  readonly standard: 721 | 1155
  /** For the replacement of `{id}`, which ERC-1155 wants in every text. */
  readonly tokenId: TokenId
}

/** Why a document is no metadata, by the names of the data document's `indexStatus`. */
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

/** What came of reading a document. */
export type DocumentAnswer =
  | { readonly kind: "read"; readonly metadata: TokenMetadata }
  | { readonly kind: "unusable"; readonly status: (typeof unusable)[number] }
  /** `retryAfter` in seconds, where the host says it. */
  | { readonly kind: "throttled"; readonly host: string; readonly retryAfter?: number }
  | {
      readonly kind: "unreachable"
      /** For the log. */
      readonly reason: string
      /** Asking again gives the same. */
      readonly lasting: boolean
      /** The host failed, not only this URL. */
      readonly hostFailed: boolean
    }
