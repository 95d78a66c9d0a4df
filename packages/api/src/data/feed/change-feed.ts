import type { ChangeRange, Changes } from "@serac/store"

/** Milliseconds between two reads of changes, while the feed has followers. */
const changesPollMs = 250

/** Maximum changes per read, and kept in memory for followers. */
const changesAtOnce = 256

interface Sequenced {
  readonly sequence: number
}

/** An event for a follower: a change, or a `reset` to the current position. */
export type FeedEvent<Each extends Sequenced, Position extends Sequenced> =
  | Each
  | ({ readonly kind: "reset" } & Position)

/** The source of changes: an EVM chain or a primary network. */
export interface ChangeSource<Each extends Sequenced, Position extends Sequenced> {
  changes(range: ChangeRange): Promise<Changes<Each>>
  changePosition(): Promise<Position>
}

/**
 * Delivers the changes of a chain or a network. The store is read once each quarter of a second for any number of followers, and not at all
 * without followers; followers get new changes from memory.
 */
export class ChangeFeed<Each extends Sequenced, Position extends Sequenced> {
  readonly #reader: ChangeSource<Each, Position>
  /** Consecutive changes, and the sequence that precedes them. */
  #recent: { readonly after: number; readonly changes: readonly Each[] } | undefined
  /** Number of reads with new changes. */
  #news = 0
  readonly #waiting = new Set<() => void>()
  #followers = 0
  /** How often the last follower has left. */
  #round = 0
  #timer: NodeJS.Timeout | undefined

  constructor(reader: ChangeSource<Each, Position>) {
    this.#reader = reader
  }

  /** Rejects where the store cannot be read: a stream that has begun cannot send an error status. */
  async assertReadable(): Promise<void> {
    await this.#reader.changePosition()
  }

  /**
   * Yields every change after a sequence, in order, until the signal aborts. Without a sequence, or where later changes are no longer stored,
   * a `reset` comes first. The next change is read after the one before was taken.
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

  /** Resolves when there are changes newer than `news`, or the signal aborts. */
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

  /** Polls for changes until the last follower leaves. */
  async #look(): Promise<void> {
    const round = this.#round
    try {
      if (await this.#isNew()) {
        this.#news += 1
        for (const wake of this.#waiting) wake()
      }
    } catch {
      // The next successful read delivers changes missed by a failed one.
    }
    // A follower who came after all others had left started a poll of its own.
    if (round === this.#round) this.#timer = setTimeout(() => this.#look(), changesPollMs)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#round += 1
    this.#recent = undefined
  }

  /** The first read always counts as new: changes before it are unknown. */
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
