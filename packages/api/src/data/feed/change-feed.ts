import type { ChangeRange, Changes } from "@serac/store"

/** Milliseconds between two looks for changes, while anybody follows. */
const changesPollMs = 250

/** Changes that are read at once, and that are kept in memory for those who follow. */
const changesAtOnce = 256

interface Sequenced {
  readonly sequence: number
}

/** What whoever follows is told: a change, or that he begins anew where things are now. */
export type FeedEvent<Each extends Sequenced, Position extends Sequenced> =
  | Each
  | ({ readonly kind: "reset" } & Position)

/** Where changes are read: of an EVM chain or of a primary network. */
export interface ChangeSource<Each extends Sequenced, Position extends Sequenced> {
  changes(range: ChangeRange): Promise<Changes<Each>>
  changePosition(): Promise<Position>
}

/**
 * Tells what changes on a chain or a network. However many follow it, the store is looked at once each quarter of a second, and not at all while
 * nobody does; what is new is handed to all from memory.
 */
export class ChangeFeed<Each extends Sequenced, Position extends Sequenced> {
  readonly #reader: ChangeSource<Each, Position>
  /** Changes in a row, and the sequence after which they come. */
  #recent: { readonly after: number; readonly changes: readonly Each[] } | undefined
  /** How often there was something new. */
  #news = 0
  readonly #waiting = new Set<() => void>()
  #followers = 0
  /** How often all who followed had gone. */
  #round = 0
  #timer: NodeJS.Timeout | undefined

  constructor(reader: ChangeSource<Each, Position>) {
    this.#reader = reader
  }

  /** Rejects where the store cannot be read: a stream that has begun can no longer say so by a status. */
  async assertReadable(): Promise<void> {
    await this.#reader.changePosition()
  }

  /**
   * Every change after one, in order, as they come; until the signal aborts. Without one, or where what came after it is not known
   * any more, a `reset` comes first. The next is looked for when the one before it was taken.
   */
  async *follow(
    after: number | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<FeedEvent<Each, Position>, void, undefined> {
    let known = after
    this.#followers += 1
    if (this.#followers === 1) void this.#look()
    try {
      while (!signal.aborted) {
        const news = this.#news
        const changes = known === undefined ? "gone" : await this.#after(known)
        if (changes === "gone") {
          const position = await this.#reader.changePosition()
          known = position.sequence
          yield { kind: "reset", ...position } as const
          continue
        }
        for (const change of changes) {
          known = change.sequence
          yield change
          if (signal.aborted) return
        }
        if (changes.length === 0) await this.#changed(news, signal)
      }
    } finally {
      this.#followers -= 1
      if (this.#followers === 0) this.#rest()
    }
  }

  async #after(known: number): Promise<Changes<Each>> {
    const recent = this.#recent
    if (recent !== undefined && known >= recent.after) {
      const at = known === recent.after ? 0 : recent.changes.findIndex(({ sequence }) => sequence === known) + 1
      if (at > 0 || known === recent.after) return recent.changes.slice(at)
    }
    return this.#reader.changes({ after: known, limit: changesAtOnce })
  }

  /** Is fulfilled when there was something new since `news`, or the signal aborts. */
  #changed(news: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (news !== this.#news || signal.aborted) {
        resolve()
        return
      }
      const wake = () => {
        this.#waiting.delete(wake)
        signal.removeEventListener("abort", wake)
        resolve()
      }
      this.#waiting.add(wake)
      signal.addEventListener("abort", wake)
    })
  }

  /** Looks for what is new, again and again until nobody follows. */
  async #look(): Promise<void> {
    const round = this.#round
    try {
      if (await this.#isNew()) {
        this.#news += 1
        for (const wake of this.#waiting) wake()
      }
    } catch {
      // A store that cannot be read now tells later what came meanwhile.
    }
    // Whoever began to follow after all others had gone has looks of his own.
    if (round === this.#round) this.#timer = setTimeout(() => this.#look(), changesPollMs)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#round += 1
    this.#recent = undefined
  }

  /** The first look finds something always: what came while nobody looked is not known. */
  async #isNew(): Promise<boolean> {
    const recent = this.#recent
    const last = recent?.changes.at(-1)?.sequence ?? recent?.after
    const found = last === undefined ? "gone" : await this.#reader.changes({ after: last, limit: changesAtOnce })
    if (found === "gone") {
      this.#recent = { after: (await this.#reader.changePosition()).sequence, changes: [] }
      return true
    }
    if (found.length === 0 || recent === undefined) return false
    const changes = [...recent.changes, ...found]
    const surplus = Math.max(0, changes.length - changesAtOnce)
    const lost = changes[surplus - 1]
    this.#recent = { after: lost?.sequence ?? recent.after, changes: changes.slice(surplus) }
    return true
  }
}
