import type { Channel } from "./channel.ts"

/** Milliseconds for which all callers share one read version. */
const maxAge = 5

/*
 * On the primary, two snapshots with the same text see the same transactions. After a crash, transaction IDs that were lost are
 * reused; the log position distinguishes them. The position alone is not enough: a commit is in the log before it is visible. On a
 * standby a commit is visible before its position is reported, and a snapshot's text leaves out running transactions.
 */
const readVersion = {
  name: "read_version",
  text: `SELECT CASE WHEN pg_is_in_recovery() THEN 'replayed ' || pg_last_wal_replay_lsn()
    ELSE pg_current_snapshot() || ' ' || pg_current_wal_insert_lsn() END AS version`,
}

interface Look {
  readonly at: number
  readonly version: Promise<string>
}

/** The version of a state, read at most once per interval for all callers. */
export class SharedVersion {
  readonly #look: () => Promise<string>
  readonly #clock: () => number
  #last: Look | undefined

  /** @param clock - milliseconds */
  constructor(look: () => Promise<string>, clock: () => number = () => performance.now()) {
    this.#look = look
    this.#clock = clock
  }

  forget(): void {
    this.#last = undefined
  }

  read(): Promise<string> {
    const at = this.#clock()
    if (this.#last !== undefined && at - this.#last.at < maxAge) return this.#last.version
    const look: Look = { at, version: this.#look() }
    this.#last = look
    // The next caller retries.
    look.version.catch(() => {
      if (this.#last === look) this.#last = undefined
    })
    return look.version
  }
}

/** The version of the database that a channel reads, for all chains together. */
export class DatabaseVersion extends SharedVersion {
  /** @param clock - milliseconds */
  constructor(channel: Channel, clock?: () => number) {
    super(async () => ((await channel.query(readVersion)).rows[0] as { version: string }).version, clock)
  }
}
