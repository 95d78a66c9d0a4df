import type { DatabaseSync, StatementSync } from "node:sqlite"

/** Milliseconds for which a read version is reused: reading it takes two system calls, a tenth of the cost of sending a cached page. */
const maxAge = 1

/** The number of this thread's commits so far, to any file. The thread sees its own commits at once. */
let commits = 0

export function noteCommit(): void {
  commits += 1
}

/** The number of connections that this thread opened so far, because two connections count from the same number. */
let opened = 0

/**
 * The version of a file as a connection sees it: SQLite increments it when it finds a commit of another connection. Within a
 * transaction it is the version of the transaction's state.
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
