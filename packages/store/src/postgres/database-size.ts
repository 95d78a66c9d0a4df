import type { Channel } from "./channel.ts"

const ofServer = `SELECT pg_database_size(current_database())::int8 AS "bytes"`
/** Of the coordinator and all workers. */
const ofCluster = `SELECT sum(result::int8)::int8 AS "bytes"
  FROM run_command_on_all_nodes('SELECT pg_database_size(current_database())') WHERE success`

/**
 * Bytes of the whole database, including other tables in it.
 *
 * @param hasCitus - whether Citus distributes it over several servers.
 */
export async function databaseSize(channel: Channel, hasCitus: boolean): Promise<number> {
  const { rows } = await channel.query({ text: hasCitus ? ofCluster : ofServer, values: [] })
  return Number(rows[0]?.bytes ?? 0)
}
