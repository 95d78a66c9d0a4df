import type { Body } from "../response/body.ts"

/** Maximum age of a cached response, in milliseconds; it bounds staleness that versions do not reveal (replicas that differ). */
const maxAge = 1_000
/** Estimated bytes of an entry without its body and key: the objects, and the place in the map. */
const overhead = 400

interface CachedAnswer {
  readonly version: string
  readonly body: Body
  readonly bytes: number
  readonly until: number
}

/** Responses by request, each valid for one version; beyond the byte limit the least recently used entries are removed. */
export class AnswerCache {
  readonly #limit: number
  readonly #clock: () => number
  /** In order of use, the least recently used entry first. */
  readonly #entries = new Map<string, CachedAnswer>()
  #bytes = 0

  /**
   * @param limit - maximum bytes of all bodies and keys
   * @param clock - monotonic, in milliseconds
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

  /** Caches a response, unless the entry would take more than an eighth of the limit. */
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
