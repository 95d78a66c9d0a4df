import type { Body } from "../response/body.ts"

/** Milliseconds for which an answer is kept, so that what no version tells (replicas that differ) lasts no longer. */
const maxAge = 1_000
/** Bytes of an entry beside its body and its key: the objects, and its place in the map. */
const overhead = 400

interface CachedAnswer {
  readonly version: string
  readonly body: Body
  readonly bytes: number
  readonly until: number
}

/** Answers by request, each good for one version; beyond a number of bytes those go that were not asked for longest. */
export class AnswerCache {
  readonly #limit: number
  readonly #clock: () => number
  /** From the one that was not asked for longest to the one that was asked for last. */
  readonly #entries = new Map<string, CachedAnswer>()
  #bytes = 0

  /**
   * @param limit - bytes of all answers with their keys
   * @param clock - milliseconds that never go back
   */
  constructor(limit: number, clock: () => number = () => performance.now()) {
    this.#limit = limit
    this.#clock = clock
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string, version: string): Body | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    if (entry.version !== version || this.#clock() >= entry.until) {
      this.#remove(key, entry)
      return undefined
    }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.body
  }

  /** Keeps an answer, unless it alone would take more than an eighth of the room. */
  set(key: string, version: string, body: Body): void {
    const before = this.#entries.get(key)
    if (before !== undefined) this.#remove(key, before)
    const bytes = body.bytes.byteLength + 2 * key.length + overhead
    if (bytes > this.#limit / 8) return
    this.#entries.set(key, { version, body, bytes, until: this.#clock() + maxAge })
    this.#bytes += bytes
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) break
      this.#remove(oldest, entry)
    }
  }

  #remove(key: string, entry: CachedAnswer): void {
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
