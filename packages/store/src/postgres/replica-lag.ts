import type { ReplicaLag } from "../replica-lag.ts"
import type { Channel } from "./channel.ts"

// Writers do not wait for the log to be written out: what they have committed may still be on its way to it.
const written = `SELECT pg_current_wal_insert_lsn()::text AS "position"`

// At the end of a page or segment of the log the next record begins behind a header that nobody replays.
const header = 40

// The age of what was replayed last tells how far behind a standby is only while it is behind.
const replayed = `SELECT pg_is_in_recovery() AS "standby",
  greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::int8 AS "bytes",
  greatest(0, extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()))::float8 AS "age"`

interface Replayed {
  readonly standby: number
  readonly bytes: number | null
  readonly age: number | null
}

/** How far a standby is behind what its primary had written a moment ago; undefined of a server that is no standby. */
export async function replicaLag(primary: Channel, replica: Channel): Promise<ReplicaLag | undefined> {
  const { rows: positions } = await primary.query(written)
  const { rows } = await replica.query({ text: replayed, values: [positions[0]?.position] })
  const { standby, bytes, age } = rows[0] as Replayed
  if (standby !== 1 || bytes === null) return undefined
  if (bytes <= header) return { bytes: 0, seconds: 0 }
  return { bytes, ...(age !== null && { seconds: age }) }
}
