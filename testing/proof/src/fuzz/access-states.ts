import { changeKey, makeKey, type NewKey } from "@serac/server/access"
import { scopes } from "@serac/server/http"
import type { Store } from "@serac/store"

/** The organisation that owns all keys. */
export const fuzzedOrganisation = "org_1"
/** Quotas that are never used up. */
export const endlessQuotas = { minute: 1e12, day: 1e12 }

/** Keys in every state: with all permissions, with read permission, disabled, revoked, expired, and with a used-up quota. */
export async function makeKeysInEveryState(store: Store): Promise<readonly string[]> {
  const now = Date.now() / 1000
  const key = (name: string, tier = "free", more: Partial<NewKey> = {}) =>
    makeKey(store, { name, tier, orgId: fuzzedOrganisation, scopes, ...more }, now)
  const [all, reading, disabled, revoked, expired, spent] = [
    await key("all"),
    await key("reading", "free", { scopes: ["read"] }),
    await key("disabled"),
    await key("revoked"),
    await key("expired", "free", { expiresAt: now - 1 }),
    await key("spent", "spent"),
  ]
  await changeKey(store, disabled.key.keyId, "disable", now)
  await changeKey(store, revoked.key.keyId, "revoke", now)
  return [all, reading, disabled, revoked, expired, spent].map(({ text }) => text)
}
