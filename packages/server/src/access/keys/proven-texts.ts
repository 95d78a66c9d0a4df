import { timingSafeEqual } from "node:crypto"
import type { StoredApiKey } from "@serac/store"

/** A text that was proven to be a key. */
interface Proven {
  readonly key: StoredApiKey
  readonly text: Buffer
}

/**
 * Of each connection the text that was last proven to be a key, since most callers send the same one over and over: to hash it costs more
 * than all else that is done for limits. It is forgotten with its connection, so that no secret stays.
 */
export class ProvenTexts {
  readonly #last = new WeakMap<object, Proven>()
  /** What is sent, as bytes: into the same ones each time. */
  #sent = Buffer.alloc(0)

  /**
   * The key that a text was proven to be, as it was then; undefined for any other text. It takes a time that tells nothing of where they
   * differ: over one connection a proxy may send what several callers sent.
   */
  keyOf(connection: object, text: string): StoredApiKey | undefined {
    const proven = this.#last.get(connection)
    if (proven === undefined || proven.text.length !== text.length) return undefined
    if (this.#sent.length !== text.length) this.#sent = Buffer.alloc(text.length)
    // A letter that is not ASCII takes more than one byte: its bytes differ, or are not all written.
    const isSame = this.#sent.write(text) === text.length && timingSafeEqual(this.#sent, proven.text)
    return isSame ? proven.key : undefined
  }

  add(connection: object, key: StoredApiKey, text: string): void {
    this.#last.set(connection, { key, text: Buffer.from(text) })
  }
}
