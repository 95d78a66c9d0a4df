/** The result of reading an NFT's metadata. `indexed` is spelled as in the data document, the others as in the public service. */
export type IndexStatus =
  | "indexed"
  /** The node did not answer. */
  | "UNKNOWN"
  /** The location of the metadata is known, but reading it is still queued. */
  | "UNINDEXED"
  /** The contract does not know the token, or has no function for its URI. */
  | "MISSING_TOKEN"
  /** The URI is empty or invalid. */
  | "INVALID_TOKEN_URI"
  | "INVALID_TOKEN_URI_SCHEME"
  /** Nothing can be read there, or reading is not allowed since the address is not public. */
  | "UNREACHABLE_TOKEN_URI"
  /** The host demands fewer requests. */
  | "THROTTLED_TOKEN_URI"
  | "METADATA_CONTENT_TOO_LARGE"
  | "INVALID_METADATA_JSON"
  /** JSON, but no object with any member of metadata. */
  | "INVALID_METADATA"

/**
 * Seconds after which a reading with this status is repeated, by attempt. The status is final when they are used up, or if
 * there are none. A token may be minted before its URI is set, and before its host knows it.
 */
export const retryDelays: Readonly<Partial<Record<IndexStatus, readonly number[]>>> = {
  MISSING_TOKEN: [60],
  INVALID_TOKEN_URI: [60],
  UNREACHABLE_TOKEN_URI: [60, 600, 3600, 21_600],
  THROTTLED_TOKEN_URI: [60, 600, 3600, 21_600],
}
