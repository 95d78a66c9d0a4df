import { userInfo } from "node:os"
import { changeKey, dataTiers, type KeyAction, listKeys, makeKey, rotateKey } from "@serac/server/access"
import { type Scope, scopes } from "@serac/server/http"
import type { Store, StoredApiKey, StoreLocation } from "@serac/store"
import type { Config } from "../config/config.ts"
import { ConfigError } from "../config/config-error.ts"
import { createLogger } from "../log/logger.ts"
import { openExisting } from "../operations/open-existing.ts"
import { keyFacts, keyState, listWords, madeWords } from "./key-words.ts"

/** The context of key commands: the store, and the output. */
export interface KeysSetting {
  readonly config: Config
  readonly location: StoreLocation
  readonly json?: boolean | undefined
}

/** Options of `serac keys create`. */
export interface CreateOptions {
  readonly name: string
  readonly org?: string
  readonly tier: string
  readonly scope?: readonly string[]
  /** Unix seconds. */
  readonly expires?: number
}

/** Creates a key and prints it. Throws {@link ConfigError} for an unknown tier or scope. */
export async function createKey(
  setting: KeysSetting,
  { name, org, tier, scope = ["read"], expires }: CreateOptions,
): Promise<void> {
  const { metrics: _, ...own } = setting.config.access.tiers ?? {}
  requireOneOf("--tier", tier, [...new Set([...Object.keys(dataTiers), ...Object.keys(own)])])
  for (const one of scope) requireOneOf("--scope", one, scopes)
  const about = { name, tier, scopes: scopes.filter((one) => scope.includes(one)) as readonly Scope[] }
  const ends = expires === undefined ? {} : { expiresAt: expires }
  await withStore(setting, async (store) => {
    const made = await makeKey(store, { ...about, ...(org === undefined ? {} : { orgId: org }), ...ends }, now())
    audit(setting, "create", made.key)
    say(setting, madeWords(made), { key: made.text, ...keyFacts(made.key, now()) })
  })
}

/** Prints all keys without their secrets. */
export async function showKeys(setting: KeysSetting): Promise<void> {
  await withStore(setting, async (store) => {
    const keys = await listKeys(store)
    say(
      setting,
      listWords(keys, now()),
      keys.map((key) => keyFacts(key, now())),
    )
  })
}

/** Creates the successor of a key and prints it. */
export async function replaceKey(setting: KeysSetting, keyId: string, overlap: number): Promise<void> {
  await withStore(setting, async (store) => {
    const made = await rotateKey(store, keyId, overlap, now())
    audit(setting, "rotate", made.key, { predecessor: keyId })
    say(setting, madeWords(made), { key: made.text, ...keyFacts(made.key, now()) })
  })
}

/** Revokes, disables or enables a key. */
export async function actOnKey(setting: KeysSetting, keyId: string, action: KeyAction): Promise<void> {
  await withStore(setting, async (store) => {
    const key = await changeKey(store, keyId, action, now())
    audit(setting, action, key)
    say(
      setting,
      `key ${keyId} is ${keyState(key, now())}; services that are running know it within seconds`,
      keyFacts(key, now()),
    )
  })
}

async function withStore(setting: KeysSetting, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openExisting(setting.location)
  try {
    await use(store)
  } finally {
    await store.close()
  }
}

function say({ json = false }: KeysSetting, words: string, facts: unknown): void {
  console.log(json ? JSON.stringify(facts, null, 2) : words)
}

/** Writes an audit entry, to the log of the services. */
function audit({ config }: KeysSetting, action: string, { keyId, orgId }: StoredApiKey, more: object = {}): void {
  const { log } = config
  const logger = createLogger({ log, logLevel: "info" }, (line) => void process.stderr.write(line))
  logger.info({ action, keyId, orgId, ...more, user: userInfo().username }, "audit")
}

function requireOneOf(flag: string, given: string, known: readonly string[]): void {
  if (!known.includes(given))
    throw new ConfigError([`${flag}: there is no ${given}; choose of ${known.join(", ")}`], true)
}

const now = (): number => Math.floor(Date.now() / 1000)
