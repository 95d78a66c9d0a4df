import type { DatabaseSync, StatementSync } from "node:sqlite"

/** Milliseconds for which one look at a file is good: it takes two system calls, a tenth of what sending a kept page costs. */
const maxAge = 1

/** What this thread has committed so far, to any file. It sees that at once. */
let commits = 0

export function noteCommit(): void {
  commits += 1
}

/** Connections that this thread has opened so far: two of them count from the same number. */
let opened = 0

/**
 * The version of a file as a connection sees it: SQLite counts up whenever it finds that another connection has committed.
 * Within a transaction it is that of the transaction's state.
 */
export class DataVersion {
  readonly #statement: StatementSync
  readonly #serial = ++opened
  readonly #clock: () => number
  #last: { readonly at: number; readonly commits: number; readonly version: string } | undefined

  /** @param clock - milliseconds */
  constructor(database: DatabaseSync, clock: () => number = () => performance.now()) {
    this.#statement = database.prepare("PRAGMA data_version")
    this.#clock = clock
  }

  forget(): void {
    this.#last = undefined
  }

  read(): string {
    const at = this.#clock()
    if (this.#last !== undefined && this.#last.commits === commits && at - this.#last.at < maxAge)
      return this.#last.version
    const { data_version: count } = this.#statement.get() as { data_version: number }
    this.#last = { at, commits, version: `${this.#serial}.${count}` }
    return this.#last.version
  }
}
