/** A key of a caller, as it is stored: without the secret that the caller sends. */
export interface StoredApiKey {
  /** The part of the key that names it, in logs too. */
  readonly keyId: string
  /** What the whole key is recognised by. */
  readonly hash: Uint8Array
  /** What the operator calls it. */
  readonly name: string
  /** Whom it belongs to. */
  readonly orgId?: string
  /** The name of the tier whose limits it has. */
  readonly tier: string
  /** What it may be used for, in any order. */
  readonly scopes: readonly string[]
  /** All times are Unix seconds. */
  readonly createdAt: number
  /** From when on it is refused. */
  readonly expiresAt?: number
  /** Since when it is refused, until it is enabled again. */
  readonly disabledAt?: number
  /** Since when it is refused for ever. */
  readonly revokedAt?: number
  /** The key that took its place. */
  readonly successor?: string
}

/** What of a key can change; undefined takes the value away. */
export type ApiKeyChange = {
  readonly [Member in "expiresAt" | "disabledAt" | "revokedAt" | "successor"]?: StoredApiKey[Member] | undefined
}

/** Keys that were made or changed, and the revision of the last change. */
export interface ChangedApiKeys {
  readonly revision: number
  readonly keys: readonly StoredApiKey[]
}
