import type { ReplicaLag } from "../replica-lag.ts"
import type { Channel } from "./channel.ts"

// Writers do not wait for the log to be flushed: committed data may still be unflushed.
const written = `SELECT pg_current_wal_insert_lsn()::text AS "position"`

// At the end of a page or segment of the log the next record begins after a header, which is not replayed.
const header = 40

// The age of the last replayed transaction is the lag only while the standby is behind.
const replayed = `SELECT pg_is_in_recovery() AS "standby",
  greatest(0, pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()))::int8 AS "bytes",
  greatest(0, extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()))::float8 AS "age"`

interface Replayed {
  readonly standby: number
  readonly bytes: number | null
  readonly age: number | null
}

/** The lag of a standby behind the position that its primary had a moment ago; undefined for a server that is no standby. */
export async function replicaLag(primary: Channel, replica: Channel): Promise<ReplicaLag | undefined> {
  const { rows: positions } = await primary.query(written)
  const { rows } = await replica.query({ text: replayed, values: [positions[0]?.position] })
  const { standby, bytes, age } = rows[0] as Replayed
  if (standby !== 1 || bytes === null) return undefined
  if (bytes <= header) return { bytes: 0, seconds: 0 }
  return { bytes, ...(age !== null && { seconds: age }) }
}
