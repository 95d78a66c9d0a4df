import { timingSafeEqual } from "node:crypto"
import type { StoredApiKey } from "@serac/store"

/** A text that was verified to be a key. */
interface Proven {
  readonly key: StoredApiKey
  readonly text: Buffer
}

/**
 * The last verified key text of each connection. Most callers send the same key repeatedly, and hashing it costs more than the rest of the
 * limit check. An entry is dropped with its connection, so that no secret stays in memory.
 */
export class ProvenTexts {
  readonly #last = new WeakMap<object, Proven>()
  /** A reused buffer of the sent text. */
  #sent = Buffer.alloc(0)

  /**
   * The key that a text was verified to be, as of then; undefined for any other text. The comparison takes constant time: a proxy may send the
   * texts of several callers on one connection.
   */
  keyOf(connection: object, text: string): StoredApiKey | undefined {
    const proven = this.#last.get(connection)
    if (proven === undefined || proven.text.length !== text.length) return undefined
    if (this.#sent.length !== text.length) this.#sent = Buffer.alloc(text.length)
    // A non-ASCII character takes several bytes: they differ, or are not all written.
    const isSame = this.#sent.write(text) === text.length && timingSafeEqual(this.#sent, proven.text)
    return isSame ? proven.key : undefined
  }

  add(connection: object, key: StoredApiKey, text: string): void {
    this.#last.set(connection, { key, text: Buffer.from(text) })
  }
}
