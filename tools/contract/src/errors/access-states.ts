import { changeKey, type KeyStore, makeKey, type OpenedAccess, openAccess } from "@serac/server/access"
import { type Access, type Scope, scopes } from "@serac/server/http"
import type { Store } from "@serac/store"

/** A service, and the headers of a caller with or without a valid key or remaining quota. */
export interface AccessSetting {
  readonly access: Access
  /** The headers to send with each request. */
  readonly headers: Readonly<Record<string, string>>
}

/** 00:00 UTC of an arbitrary day, in seconds. */
const midnight = 1_800_000_000 - (1_800_000_000 % 86_400)
const about = { name: "contract", tier: "free", scopes } as const

/** A key store without keys. */
const emptyKeyStore: KeyStore = { apiKeys: async (revision) => ({ revision, keys: [] }), saveApiKeys: async () => true }

type Setter = (store: Store, api: "data" | "metrics") => Promise<AccessSetting>

/** The states of keys and limits, by their names in the documents' `x-state`. */
const accessSettings = {
  "keys required": async (store, api) => settingOf(await openAccess({ store, keys: true, keyRequired: scopes }), api),
  "unknown key": (store, api) => withKey(store, api, async () => (await makeKey(emptyKeyStore, about, midnight)).text),
  "mistyped key": (store, api) => withKey(store, api, async (key) => key.slice(0, -1)),
  "expired key": (store, api) => withKey(store, api, () => madeKey(store, { expiresAt: midnight - 1 })),
  "revoked key": (store, api) => withKey(store, api, () => changedKey(store, "revoke")),
  "disabled key": (store, api) => withKey(store, api, () => changedKey(store, "disable")),
  "key without scopes": (store, api) => withKey(store, api, () => madeKey(store, { scopes: [] })),
  "used up minute": (store, api) => usedUp(store, api, { minutes: 1, scope: "read", weight: 20 }),
  "used up day": (store, api) => usedUp(store, api, { minutes: 200, scope: "read", weight: 20 }),
  "used up reindexing": (store, api) => usedUp(store, api, { minutes: 1, scope: "reindex", weight: 10 }),
} as const satisfies Record<string, Setter>

/** The names of the states of keys and limits. */
export type AccessState = keyof typeof accessSettings

/** Whether a state concerns keys and limits. */
export function isAccessState(state: string | undefined): state is AccessState {
  return state !== undefined && Object.hasOwn(accessSettings, state)
}

/** Creates a state. */
export function accessIn(state: AccessState, store: Store, api: string): Promise<AccessSetting> {
  return accessSettings[state](store, api === "metrics" ? "metrics" : "data")
}

function settingOf(opened: OpenedAccess, api: "data" | "metrics", key?: string): AccessSetting {
  return { access: opened[api], headers: key === undefined ? {} : { "x-data-api-key": key } }
}

async function withKey(
  store: Store,
  api: "data" | "metrics",
  make: (key: string) => Promise<string>,
): Promise<AccessSetting> {
  const key = await make(await madeKey(store))
  const opened = await openAccess({ store, keys: true, clock: () => midnight * 1000 })
  await opened.close()
  return settingOf(opened, api, key)
}

async function madeKey(
  store: Store,
  differences: { readonly expiresAt?: number; readonly scopes?: readonly Scope[] } = {},
) {
  return (await makeKey(store, { ...about, ...differences }, midnight - 60)).text
}

async function changedKey(store: Store, action: "revoke" | "disable"): Promise<string> {
  const { text, key } = await makeKey(store, about, midnight - 60)
  await changeKey(store, key.keyId, action, midnight - 30)
  return text
}

/** A caller who has used up a quota through requests in consecutive minutes. */
async function usedUp(
  store: Store,
  api: "data" | "metrics",
  { minutes, ...use }: { readonly minutes: number; readonly scope: Scope; readonly weight: number },
): Promise<AccessSetting> {
  let now = midnight * 1000
  const opened = await openAccess({ store, limits: true, clock: () => now })
  const request = { headers: {}, socket: { remoteAddress: "127.0.0.1" } }
  for (let minute = 0; minute < minutes; minute += 1) {
    now += 60_000
    while ((await opened[api].admit(request, use)).refusal === undefined);
  }
  if (minutes > 1) now += 60_000
  return settingOf(opened, api)
}
