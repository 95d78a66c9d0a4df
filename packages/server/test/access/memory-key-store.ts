import type { ApiKeyChange, ChangedApiKeys, StoredApiKey } from "@serac/store"
import type { KeyStore } from "../../src/access/index.ts"

/** Keys as a store has them, in memory, and how often they were asked for. */
export class MemoryKeyStore implements KeyStore {
  reads = 0
  failure: Error | undefined
  readonly #keys = new Map<string, { key: StoredApiKey; revision: number }>()
  #revision = 0

  async apiKeys(since: number): Promise<ChangedApiKeys> {
    this.reads += 1
    if (this.failure !== undefined) throw this.failure
    const changed = [...this.#keys.values()].filter(({ revision }) => revision > since)
    return {
      revision: this.#revision,
      keys: changed.sort((one, other) => one.revision - other.revision).map(({ key }) => key),
    }
  }

  async saveApiKeys(
    added: readonly StoredApiKey[],
    changed: ReadonlyMap<string, ApiKeyChange> = new Map(),
  ): Promise<boolean> {
    if (added.some(({ keyId }) => this.#keys.has(keyId))) return false
    for (const key of added) this.#put(key)
    for (const [keyId, change] of changed) {
      const merged = { ...this.#keys.get(keyId)?.key, ...change }
      this.#put(Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined)) as never)
    }
    return true
  }

  #put(key: StoredApiKey): void {
    this.#revision += 1
    this.#keys.set(key.keyId, { key, revision: this.#revision })
  }
}
