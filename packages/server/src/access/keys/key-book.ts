import type { ApiKeyChange, ChangedApiKeys, StoredApiKey } from "@serac/store"
import { isKeyOf } from "./key-hash.ts"
import { keyIdOf, namePart } from "./key-text.ts"
import { ProvenTexts } from "./proven-texts.ts"

/** Where keys are: a store of `@serac/store` is one. */
export interface KeyStore {
  apiKeys(since: number): Promise<ChangedApiKeys>
  saveApiKeys(added: readonly StoredApiKey[], changed?: ReadonlyMap<string, ApiKeyChange>): Promise<boolean>
}

/** What a text that was sent as a key is: `expired` and so on are those of which the secret is right. */
export type FoundKey =
  | { readonly state: "valid"; readonly key: StoredApiKey }
  | { readonly state: "mistyped" | "unknown" | "revoked" | "expired" | "disabled" }

/** How a {@link KeyBook} is kept up to date. */
export interface KeyBookOptions {
  readonly store: Pick<KeyStore, "apiKeys">
  /** Milliseconds between two looks for changes. Default 2,000. */
  readonly interval?: number
  /** Is told when a look fails, and when one succeeds again. */
  readonly onOutage?: (error: unknown | undefined) => void
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}

const mistyped: FoundKey = { state: "mistyped" }
const unknownKey: FoundKey = { state: "unknown" }

/**
 * All keys of a store, in memory: to find one takes no query, also for those who send keys that there are not. Changes are asked for
 * every few seconds, and only what has changed since. While the store cannot be asked, what was known stays.
 */
export class KeyBook {
  readonly #options: KeyBookOptions
  readonly #clock: () => number
  readonly #keys = new Map<string, StoredApiKey>()
  readonly #proven = new ProvenTexts()
  #revision = 0
  #isOut = false
  #timer: NodeJS.Timeout | undefined

  private constructor(options: KeyBookOptions) {
    this.#options = options
    this.#clock = options.clock ?? Date.now
  }

  /** Reads all keys, and looks for changes from then on. Throws what the store throws. */
  static async open(options: KeyBookOptions): Promise<KeyBook> {
    const book = new KeyBook(options)
    await book.#read()
    book.#schedule()
    return book
  }

  /**
   * What a text that was sent as a key is.
   *
   * @param connection the object over which it was sent; the same text over the same one is not hashed again. Default none.
   */
  find(text: string, connection?: object): FoundKey {
    const key = this.#provenKey(text, connection) ?? this.#proveKey(text, connection)
    // Whether it is well-formed need not be looked at where it is a key.
    if (key === undefined) return keyIdOf(text) === undefined ? mistyped : unknownKey
    if (key.revokedAt !== undefined) return { state: "revoked" }
    if (key.expiresAt !== undefined && key.expiresAt <= this.#clock() / 1000) return { state: "expired" }
    if (key.disabledAt !== undefined) return { state: "disabled" }
    return { state: "valid", key }
  }

  /** Looks for changes now. What fails is told, and what was known stays. */
  async refresh(): Promise<void> {
    try {
      await this.#read()
      if (this.#isOut) this.#options.onOutage?.(undefined)
      this.#isOut = false
    } catch (error) {
      if (!this.#isOut) this.#options.onOutage?.(error)
      this.#isOut = true
    }
  }

  /** Looks for no more changes. */
  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The key that was sent over a connection before, unless it has changed since. */
  #provenKey(text: string, connection: object | undefined): StoredApiKey | undefined {
    const key = connection && this.#proven.keyOf(connection, text)
    return key !== undefined && this.#keys.get(key.keyId) === key ? key : undefined
  }

  #proveKey(text: string, connection: object | undefined): StoredApiKey | undefined {
    const key = this.#keys.get(namePart(text))
    if (key === undefined || !isKeyOf(text, key.hash)) return undefined
    if (connection !== undefined) this.#proven.add(connection, key, text)
    return key
  }

  async #read(): Promise<void> {
    const { revision, keys } = await this.#options.store.apiKeys(this.#revision)
    // Of two looks at the same time the one that saw more may come first: the other would undo a revocation.
    if (revision < this.#revision) return
    for (const key of keys) this.#keys.set(key.keyId, key)
    this.#revision = revision
  }

  #schedule(): void {
    const timer = setTimeout(async () => {
      await this.refresh()
      if (this.#timer === timer) this.#schedule()
    }, this.#options.interval ?? 2_000)
    timer.unref()
    this.#timer = timer
  }
}
