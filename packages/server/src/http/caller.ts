/** What a key may be for. `read` is every operation that only reads, and has no scope of its own. */
export const scopes = ["read", "reindex", "aggregate", "usage"] as const

/** What a caller may do: one of {@link scopes}. */
export type Scope = (typeof scopes)[number]

/** Whether what a scope permits changes something, or has somebody do something: each use of a key for it is logged. */
export function isAudited(scope: Scope | undefined): boolean {
  return scope === "reindex" || scope === "aggregate"
}

/** Who sends a request: known before anything else of it is looked at. */
export interface Caller {
  /** The client's IP address, behind proxies that are trusted the one that they name; empty where the connection is gone. */
  readonly address: string
  /** The part of the caller's key that names it and may stand in logs; undefined without a key. */
  readonly keyId: string | undefined
  /** Whom the key belongs to; undefined without a key, and for one of nobody in particular. */
  readonly orgId: string | undefined
  /** The name of the tier whose limits are the caller's. */
  readonly tier: string
  /** What the caller may do. */
  readonly scopes: readonly Scope[]
}

/** The tier of those who send no key. */
export const keylessTier = "unauthenticated"

/** A caller without a key: everything is open to all unless a service says otherwise. */
export function anonymous(address: string): Caller {
  return { address, keyId: undefined, orgId: undefined, tier: keylessTier, scopes }
}
