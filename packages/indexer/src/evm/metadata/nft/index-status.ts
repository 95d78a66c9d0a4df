/** How reading an NFT's metadata went. `indexed` is the data document's spelling, the others are the public service's. */
export type IndexStatus =
  | "indexed"
  /** The node could not be asked. */
  | "UNKNOWN"
  /** Known where the metadata is, but it was not its turn yet. */
  | "UNINDEXED"
  /** The contract does not know the token, or has no function for its URI. */
  | "MISSING_TOKEN"
  /** The URI is empty, or none. */
  | "INVALID_TOKEN_URI"
  | "INVALID_TOKEN_URI_SCHEME"
  /** Nothing can be read there, or nothing may be: it is no public place. */
  | "UNREACHABLE_TOKEN_URI"
  /** The host asks for fewer requests. */
  | "THROTTLED_TOKEN_URI"
  | "METADATA_CONTENT_TOO_LARGE"
  | "INVALID_METADATA_JSON"
  /** JSON, but no object with anything that metadata consists of. */
  | "INVALID_METADATA"

/**
 * Seconds after which a reading that went so is repeated; when they are used up, or there are none, it is settled. A token
 * may be minted before its URI is set, and before its host knows it.
 */
export const retryDelays: Readonly<Partial<Record<IndexStatus, readonly number[]>>> = {
  MISSING_TOKEN: [60],
  INVALID_TOKEN_URI: [60],
  UNREACHABLE_TOKEN_URI: [60, 600, 3600, 21_600],
  THROTTLED_TOKEN_URI: [60, 600, 3600, 21_600],
}
