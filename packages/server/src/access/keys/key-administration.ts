import type { ApiKeyChange, StoredApiKey } from "@serac/store"
import type { Scope } from "../../http/index.ts"
import type { KeyStore } from "./key-book.ts"
import { hashOfKey } from "./key-hash.ts"
import { keyIdOf, makeKeyText } from "./key-text.ts"

/** Properties of a new key. */
export interface NewKey {
  /** The operator's label. */
  readonly name: string
  /** The organisation of the key. */
  readonly orgId?: string
  readonly tier: string
  readonly scopes: readonly Scope[]
  /** Unix seconds at which the key expires. Default never. */
  readonly expiresAt?: number
}

/** A new key; its text is not available later. */
export interface MadeKey {
  /** The text that a caller sends. */
  readonly text: string
  readonly key: StoredApiKey
}

/** Changes of a key's state. */
export type KeyAction = "revoke" | "disable" | "enable"

/** Thrown for an unknown key, or one whose state does not allow the change. */
export class KeyError extends Error {
  override readonly name = "KeyError"
  readonly code = "KEY_ERROR"
}

/** Attempts to find a free ID: two random IDs of 47 bits practically never collide. */
const nameAttempts = 3

/**
 * Creates a key and stores its hash.
 *
 * @param now Unix seconds
 */
export async function makeKey(
  store: KeyStore,
  { name, orgId, tier, scopes, expiresAt }: NewKey,
  now: number,
): Promise<MadeKey> {
  const about = { name, ...(orgId !== undefined && { orgId }), tier, scopes }
  return save(store, { ...about, createdAt: now, ...(expiresAt !== undefined && { expiresAt }) })
}

/** All keys, the oldest first. */
export async function listKeys(store: KeyStore): Promise<readonly StoredApiKey[]> {
  const { keys } = await store.apiKeys(0)
  return [...keys].sort((one, other) => one.createdAt - other.createdAt || (one.keyId < other.keyId ? -1 : 1))
}

/**
 * Creates a successor of a key with the same properties; the old key expires after an overlap, in which its user can switch. Throws {@link
 * KeyError} where the key is unknown, revoked, expired or rotated already.
 *
 * @param overlap seconds for which both keys are valid; 0 for none
 * @param now Unix seconds
 */
export async function rotateKey(store: KeyStore, keyId: string, overlap: number, now: number): Promise<MadeKey> {
  const key = await findApiKey(store, keyId)
  if (key.revokedAt !== undefined) throw new KeyError(`key ${keyId} is revoked`)
  if (key.expiresAt !== undefined && key.expiresAt <= now) throw new KeyError(`key ${keyId} has expired`)
  if (key.successor !== undefined) throw new KeyError(`key ${keyId} is rotated already, to ${key.successor}`)
  const { name, orgId, tier, scopes, expiresAt, disabledAt } = key
  const about = { name, ...(orgId !== undefined && { orgId }), tier, scopes, createdAt: now }
  const ends = { ...(expiresAt !== undefined && { expiresAt }), ...(disabledAt !== undefined && { disabledAt }) }
  const end = Math.min(now + overlap, expiresAt ?? Number.POSITIVE_INFINITY)
  return save(store, { ...about, ...ends }, (successor) => new Map([[keyId, { expiresAt: end, successor }]]))
}

/**
 * Revokes a key permanently, disables it or enables it again. Repeating a change has no effect. Throws {@link KeyError} for an unknown key,
 * and for enabling a revoked one.
 *
 * @param now Unix seconds
 */
export async function changeKey(store: KeyStore, keyId: string, action: KeyAction, now: number): Promise<StoredApiKey> {
  const key = await findApiKey(store, keyId)
  if (action === "enable" && key.revokedAt !== undefined)
    throw new KeyError(`key ${keyId} is revoked, which is for ever`)
  const changes: Readonly<Record<KeyAction, ApiKeyChange>> = {
    revoke: { revokedAt: key.revokedAt ?? now },
    disable: { disabledAt: key.disabledAt ?? now },
    enable: { disabledAt: undefined },
  }
  await store.saveApiKeys([], new Map([[keyId, changes[action]]]))
  return findApiKey(store, keyId)
}

async function findApiKey(store: KeyStore, keyId: string): Promise<StoredApiKey> {
  const { keys } = await store.apiKeys(0)
  const key = keys.find((key) => key.keyId === keyId)
  if (key === undefined) throw new KeyError(`there is no key ${keyId}`)
  return key
}

async function save(
  store: KeyStore,
  about: Omit<StoredApiKey, "keyId" | "hash">,
  changes: (keyId: string) => ReadonlyMap<string, ApiKeyChange> = () => new Map(),
): Promise<MadeKey> {
  for (let attempt = 0; attempt < nameAttempts; attempt += 1) {
    const text = makeKeyText()
    const keyId = keyIdOf(text) ?? ""
    const key = { keyId, hash: hashOfKey(text), ...about }
    if (await store.saveApiKeys([key], changes(keyId))) return { text, key }
  }
  throw new KeyError("no name for a key was free; the random numbers of this machine are not random")
}
