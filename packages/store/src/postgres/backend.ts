import pg from "pg"
import { type Access, clientConfig, type Role } from "./client.ts"
import { abandon } from "./connect-client.ts"
import { type BackendState, watchConnection } from "./connection-watch.ts"
import { sqlState } from "./failure.ts"
import type { PostgresTarget } from "./target.ts"

/** Time limit in milliseconds for the connection of a status query, and for its answer. */
const questionTimeoutMs = 1_000

/** The server process of a session. Behind a load balancer another server may have the same process ID. */
interface Backend {
  readonly id: number
  /** The server's start time, as text from the server. */
  readonly startedAt: string
}

const whoServes = `SELECT pg_backend_pid() AS "id", pg_postmaster_start_time()::text AS "startedAt"`

// A session that waits for a lock or for disk I/O does not wait for the client. Citus waits for workers as if for the client
// (WAIT_EVENT_CLIENT_READ in adaptive_executor.c), so there only a session without a statement does.
const whatItDoes = `SELECT pg_postmaster_start_time()::text AS "startedAt",
  (SELECT CASE WHEN wait_event_type = 'Client' AND (state <> 'active' OR NOT $2::bool) THEN 1 ELSE 0 END
    FROM pg_stat_activity WHERE pid = $1) AS "waits"`

/** Watches a connection from now on: see {@link watchConnection}. Connections of writers survive while the server is unreachable. */
export async function watchBackend(
  client: pg.ClientBase,
  target: PostgresTarget,
  access: Access,
  { role, keepsLock }: { readonly role: Role; readonly keepsLock: boolean },
): Promise<void> {
  const { rows } = await client.query<Backend>(whoServes)
  const backend = rows[0] as Backend
  watchConnection({
    client,
    ask: () => stateOf(backend, target, access),
    release: () => endSession(backend, target, access),
    failsWhenAway: role === "read" || !keepsLock,
  })
}

async function stateOf({ id, startedAt }: Backend, target: PostgresTarget, access: Access): Promise<BackendState> {
  try {
    return await asking(target, access, async (client) => {
      const { rows } = await client.query<{ startedAt: string; waits: number | null }>(whatItDoes, [
        id,
        access.hasCitus,
      ])
      if (rows[0]?.startedAt !== startedAt) return "unknown"
      return rows[0].waits === 0 ? "working" : "lost"
    })
  } catch (error) {
    return sqlState(error) === undefined ? "away" : "unknown"
  }
}

async function endSession({ id }: Backend, target: PostgresTarget, access: Access): Promise<void> {
  await asking(target, access, (client) => client.query("SELECT pg_terminate_backend($1)", [id])).catch(() => {})
}

/** Runs work with its own connection, under a short time limit. */
export async function asking<Result>(
  target: PostgresTarget,
  access: Access,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...clientConfig(target, "read", access),
    connectionTimeoutMillis: questionTimeoutMs,
    query_timeout: questionTimeoutMs,
  })
  client.on("error", () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    abandon(client)
  }
}
