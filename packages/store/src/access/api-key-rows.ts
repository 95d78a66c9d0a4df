import type { Transaction, WritingConnection } from "../engine.ts"
import { apiKeyRevision, changedApiKeys, nextApiKeyRevision, readApiKey } from "../queries/api-keys.ts"
import { apiKeyHeadTable, apiKeyTable } from "../schema/meta-tables.ts"
import type { ApiKeyChange, ChangedApiKeys, StoredApiKey } from "./api-key.ts"

interface ApiKeyRow {
  readonly keyId: string
  readonly revision: number
  readonly hash: Uint8Array
  readonly name: string
  readonly orgId: string | null
  readonly tier: string
  readonly scopes: string
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly disabledAt: number | null
  readonly revokedAt: number | null
  readonly successor: string | null
}

/** Adds keys and changes other keys, all or none. Resolves to false, with nothing changed, if a key to add already exists. */
export function writeApiKeys(
  meta: WritingConnection,
  added: readonly StoredApiKey[],
  changed: ReadonlyMap<string, ApiKeyChange>,
): Promise<boolean> {
  return meta.transaction(async (transaction) => {
    const known = await Promise.all(added.map(({ keyId }) => transaction.get<ApiKeyRow>(readApiKey, { keyId })))
    if (known.some((row) => row !== undefined)) return false
    for (const key of added) await writeApiKey(transaction, key)
    for (const [keyId, change] of changed) {
      const row = await transaction.get<ApiKeyRow>(readApiKey, { keyId })
      if (row === undefined) throw new RangeError(`there is no key ${keyId}`)
      await writeApiKey(transaction, { ...storedKey(row), ...change } as StoredApiKey)
    }
    return true
  })
}

async function writeApiKey(transaction: Transaction, key: StoredApiKey): Promise<void> {
  await transaction.insertMissing(apiKeyHeadTable, [[1, 0]])
  await transaction.run(nextApiKeyRevision)
  const revision = (await transaction.get<{ revision: number }>(apiKeyRevision))?.revision ?? 0
  const { keyId, hash, name, orgId, tier, scopes, createdAt, expiresAt, disabledAt, revokedAt, successor } = key
  const row = [keyId, revision, hash, name, orgId ?? null, tier, scopes.join(","), createdAt]
  const ends = [expiresAt ?? null, disabledAt ?? null, revokedAt ?? null, successor ?? null]
  await transaction.replace(apiKeyTable, [[...row, ...ends]])
}

/** API keys that were added or changed after a revision, in the order of their last changes. */
export async function readChangedApiKeys(meta: WritingConnection, since: number): Promise<ChangedApiKeys> {
  const rows = await meta.all<ApiKeyRow>(changedApiKeys, { revision: since })
  return { revision: rows.at(-1)?.revision ?? since, keys: rows.map(storedKey) }
}

function storedKey(row: ApiKeyRow): StoredApiKey {
  const { keyId, hash, name, orgId, tier, scopes, createdAt, expiresAt, disabledAt, revokedAt, successor } = row
  return {
    keyId,
    hash: new Uint8Array(hash),
    name,
    ...(orgId !== null && { orgId }),
    tier,
    scopes: scopes === "" ? [] : scopes.split(","),
    createdAt,
    ...(expiresAt !== null && { expiresAt }),
    ...(disabledAt !== null && { disabledAt }),
    ...(revokedAt !== null && { revokedAt }),
    ...(successor !== null && { successor }),
  }
}
