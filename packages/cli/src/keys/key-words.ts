import type { MadeKey } from "@serac/server/access"
import type { StoredApiKey } from "@serac/store"
import { textTable } from "../table.ts"

/** A key as JSON: times in Unix seconds, and no data that helps to find its secret. */
export function keyFacts(key: StoredApiKey, now: number): Readonly<Record<string, unknown>> {
  const { hash: _, ...facts } = key
  return { ...facts, state: keyState(key, now) }
}

/** The text about a new key, the only one that contains its secret. */
export function madeWords({ text, key }: MadeKey): string {
  return `${text}

Key ${key.keyId} (${aboutWords(key)}). It is shown this once: only a hash of it is stored.
Services that are running know it within seconds. Send it in the header x-data-api-key.`
}

/** A table of all keys. */
export function listWords(keys: readonly StoredApiKey[], now: number): string {
  if (keys.length === 0) return "there are no keys; serac keys create makes one"
  const rows = keys.map((key) => {
    const { keyId, name, orgId = "-", tier, scopes, createdAt, expiresAt } = key
    const ends = expiresAt === undefined ? "-" : time(expiresAt)
    return [keyId, keyState(key, now), name, orgId, tier, scopes.join(",") || "-", time(createdAt), ends]
  })
  return textTable([["KEY", "STATE", "NAME", "ORG", "TIER", "SCOPES", "CREATED", "EXPIRES"], ...rows], true)
}

/** A key's name, tier and scopes. */
export function aboutWords({ name, tier, scopes, expiresAt }: StoredApiKey): string {
  const ends = expiresAt === undefined ? "" : `, until ${time(expiresAt)}`
  return `"${name}", tier ${tier}, scopes ${scopes.join(", ") || "none"}${ends}`
}

/** The current state of a key. */
export function keyState({ revokedAt, expiresAt, disabledAt, successor }: StoredApiKey, now: number): string {
  if (revokedAt !== undefined) return "revoked"
  if (expiresAt !== undefined && expiresAt <= now) return "expired"
  if (disabledAt !== undefined) return "disabled"
  return successor === undefined ? "valid" : "rotated"
}

function time(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/\.000Z$/, "Z")
}
