/** A caller's API key as it is stored: without the secret that the caller sends. */
export interface StoredApiKey {
  /** The part of the key that identifies it, in logs too. */
  readonly keyId: string
  /** Hash of the whole key, by which a sent key is recognised. */
  readonly hash: Uint8Array
  /** The operator's name for the key. */
  readonly name: string
  /** ID of the organisation that owns the key. */
  readonly orgId?: string
  /** The name of the tier whose limits apply to the key. */
  readonly tier: string
  /** The scopes that the key grants, in any order. */
  readonly scopes: readonly string[]
  /** Unix seconds, as all times of a key. */
  readonly createdAt: number
  /** Time from which the key is refused. */
  readonly expiresAt?: number
  /** Time since which the key is refused, until it is enabled again. */
  readonly disabledAt?: number
  /** Time since which the key is permanently refused. */
  readonly revokedAt?: number
  /** ID of the key that replaces this one. */
  readonly successor?: string
}

/** The fields of a key that can change; undefined removes the value. */
export type ApiKeyChange = {
  readonly [Member in "expiresAt" | "disabledAt" | "revokedAt" | "successor"]?: StoredApiKey[Member] | undefined
}

/** Keys that were added or changed, and the revision of the last change. */
export interface ChangedApiKeys {
  readonly revision: number
  readonly keys: readonly StoredApiKey[]
}
