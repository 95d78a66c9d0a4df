import pg from "pg"
import type { Connection } from "../../engine.ts"
import { accessTo } from "../../postgres/access.ts"
import { type ClientChannel, channelOf, executeQuery } from "../../postgres/channel.ts"
import { clientConfig, makeSettings } from "../../postgres/client.ts"
import { postgresFailure } from "../../postgres/failure.ts"
import type { PostgresTarget } from "../../postgres/target.ts"

/** A connection that only one operation uses. */
export interface OperationConnection {
  readonly client: pg.Client
  readonly channel: ClientChannel
  readonly connection: Connection
}

/** Opens a connection for copying whole tables, passes it to `work`, and closes it. */
export async function withConnection<Result>(
  target: PostgresTarget,
  work: (connection: OperationConnection) => Promise<Result>,
): Promise<Result> {
  const access = await accessTo(target)
  const client = new pg.Client(clientConfig(target, "migrate", access))
  // The running statement reports the error itself.
  client.on("error", () => {})
  try {
    await client.connect()
    await makeSettings(client, target, "migrate", access)
  } catch (error) {
    client.end().catch(() => {})
    throw postgresFailure(error, target)
  }
  const channel = channelOf(client, target)
  try {
    // Whole tables are read sequentially; all other reads of the store are small index ranges.
    await channel.query(
      "SET enable_seqscan = on; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0",
    )
    const connection: Connection = {
      all: async (query, parameters) => (await executeQuery(channel, query, parameters)).rows,
      get: async (query, parameters) => (await executeQuery(channel, query, parameters)).rows[0],
    }
    return await work({ client, channel, connection })
  } finally {
    await client.end().catch(() => {})
  }
}
