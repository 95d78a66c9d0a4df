import type { Channel } from "./channel.ts"

/** Milliseconds for which one look at the server is good for all who ask. */
const maxAge = 5

/*
 * On the server that writes, two snapshots with the same text see the same transactions. After a crash identifiers of
 * transactions that were lost are given again; the position of the log tells those apart. The position alone would not do:
 * a commit is in the log before it is seen. On a standby it is seen before its position is told, and the text of a snapshot
 * leaves out what is under way.
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

/** The name of a state, looked up at most once in a while for all who ask. */
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
    // The next one asks again.
    look.version.catch(() => {
      if (this.#last === look) this.#last = undefined
    })
    return look.version
  }
}

/** Names the state of the database that a channel reads; all chains' together. */
export class DatabaseVersion extends SharedVersion {
  /** @param clock - milliseconds */
  constructor(channel: Channel, clock?: () => number) {
    super(async () => ((await channel.query(readVersion)).rows[0] as { version: string }).version, clock)
  }
}
