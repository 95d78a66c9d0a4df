/** Scopes that a key may have. `read` covers every operation that only reads and has no scope of its own. */
export const scopes = ["read", "reindex", "aggregate", "usage"] as const

/** One of {@link scopes}. */
export type Scope = (typeof scopes)[number]

/** Whether operations of a scope change state or start work; each request for such a scope is written to the audit log. */
export function isAudited(scope: Scope | undefined): boolean {
  return scope === "reindex" || scope === "aggregate"
}

/** The sender of a request, identified before anything else of the request is read. */
export interface Caller {
  /** The client's IP address; behind trusted proxies the one that they forward; empty where the connection is closed. */
  readonly address: string
  /** The public part of the caller's key, which may be logged; undefined without a key. */
  readonly keyId: string | undefined
  /** The organisation of the key; undefined without a key, and for a key without an organisation. */
  readonly orgId: string | undefined
  /** The name of the tier whose limits apply to the caller. */
  readonly tier: string
  /** Scopes that the caller has. */
  readonly scopes: readonly Scope[]
}

/** The tier of callers without a key. */
export const keylessTier = "unauthenticated"

/** A caller without a key; it has every scope unless `access` restricts it. */
export function anonymous(address: string): Caller {
  return { address, keyId: undefined, orgId: undefined, tier: keylessTier, scopes }
}
