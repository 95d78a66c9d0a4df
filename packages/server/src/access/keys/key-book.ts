import type { ApiKeyChange, ChangedApiKeys, StoredApiKey } from "@serac/store"
import { isKeyOf } from "./key-hash.ts"
import { keyIdOf, namePart } from "./key-text.ts"
import { ProvenTexts } from "./proven-texts.ts"

/** The storage of keys; a store of `@serac/store` implements it. */
export interface KeyStore {
  apiKeys(since: number): Promise<ChangedApiKeys>
  saveApiKeys(added: readonly StoredApiKey[], changed?: ReadonlyMap<string, ApiKeyChange>): Promise<boolean>
}

/** The result of looking up a sent key; `revoked`, `expired` and `disabled` imply that its secret is right. */
export type FoundKey =
  | { readonly state: "valid"; readonly key: StoredApiKey }
  | { readonly state: "mistyped" | "unknown" | "revoked" | "expired" | "disabled" }

/** Options of a {@link KeyBook}. */
export interface KeyBookOptions {
  readonly store: Pick<KeyStore, "apiKeys">
  /** Milliseconds between two reads of changed keys. Default 2,000. */
  readonly interval?: number
  /** Called with the error when a read fails, and with undefined when one succeeds again. */
  readonly onOutage?: (error: unknown | undefined) => void
  /** The clock, in milliseconds since 1970. Default `Date.now`. */
  readonly clock?: () => number
}

const mistyped: FoundKey = { state: "mistyped" }
const unknownKey: FoundKey = { state: "unknown" }

/**
 * All keys of a store in memory: a lookup needs no query, not even for unknown keys. Changed keys are read every few seconds. While the store
 * is unavailable, the known keys stay valid.
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

  /** Reads all keys, and their changes from then on. Throws the errors of the store. */
  static async open(options: KeyBookOptions): Promise<KeyBook> {
    const book = new KeyBook(options)
    await book.#read()
    book.#schedule()
    return book
  }

  /**
   * Looks up a sent key.
   *
   * @param connection the object of the connection; the same text on the same connection is not hashed again. Default none.
   */
  find(text: string, connection?: object): FoundKey {
    const key = this.#provenKey(text, connection) ?? this.#proveKey(text, connection)
    // Only a text that is no key needs the check of its form.
    if (key === undefined) return keyIdOf(text) === undefined ? mistyped : unknownKey
    if (key.revokedAt !== undefined) return { state: "revoked" }
    if (key.expiresAt !== undefined && key.expiresAt <= this.#clock() / 1000) return { state: "expired" }
    if (key.disabledAt !== undefined) return { state: "disabled" }
    return { state: "valid", key }
  }

  /** Reads changed keys now. A failure is reported to `onOutage`, and the known keys stay valid. */
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

  /** Stops reading changes. */
  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The key that was sent on a connection before, unless it has changed since. */
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
    // Of two concurrent reads the newer one may finish first; applying the older one would undo a revocation.
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
