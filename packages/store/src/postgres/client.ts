import type { ClientBase, PoolConfig } from "pg"
import { optionsOf, type PostgresSettings, settingStatement } from "./settings.ts"
import type { PostgresTarget } from "./target.ts"
import { parserTypes } from "./types.ts"

/** What a connection is for. */
export type Role = "read" | "write" | "migrate"

/** How connections to a server are made. */
export interface Access {
  /** Whether the server takes settings of a session when the connection is made. */
  readonly takesOptions: boolean
  /** Whether a pooler stands before it, so that settings are to be made once the connection is there. */
  readonly pooled: boolean
}

/** Everything that the store has is in this schema. */
export const schema = "serac"

const everywhere = {
  search_path: schema,
  client_min_messages: "warning",
  bytea_output: "hex",
  // Every statement is made to be a few ranges of indexes, whatever the statistics say; before the first ANALYZE, or with
  // an average that a large contract is far above, the planner would rather scan, sort or keep whole tables in memory.
  plan_cache_mode: "force_generic_plan",
  enable_seqscan: "off",
  enable_bitmapscan: "off",
  enable_sort: "off",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  enable_material: "off",
  jit: "off",
  max_parallel_workers_per_gather: "0",
}

// A session that hangs or is cut off must not keep its locks.
const sessionLimits = {
  idle_in_transaction_session_timeout: "5min",
  tcp_keepalives_idle: "15",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
}

const byRole: Record<Role, Readonly<Record<string, string>>> = {
  read: {
    idle_in_transaction_session_timeout: "1min",
    default_transaction_read_only: "on",
  },
  // After a crash of the server the last blocks are read from the node again: no need to wait for its disk.
  write: { ...sessionLimits, statement_timeout: "2min", synchronous_commit: "off" },
  migrate: sessionLimits,
}

// When the server itself does not answer any more: later than it would have stopped the statement.
const silenceTimeoutMs: Record<Exclude<Role, "read">, number> = { write: 130_000, migrate: 0 }

/** The settings of a session. What the URL itself says comes last, so that it wins. */
const settingsFor = (target: PostgresTarget, role: Role): PostgresSettings => ({
  ...everywhere,
  ...byRole[role],
  ...(role === "read" && { statement_timeout: String(target.readTimeout) }),
  ...target.settings,
})

/** The driver's configuration. */
export function clientConfig(target: PostgresTarget, role: Role, access: Access): PoolConfig {
  const settings = settingsFor(target, role)
  return {
    connectionString: target.url,
    ...(access.takesOptions && { options: optionsOf(settings) }),
    fallback_application_name: schema,
    connectionTimeoutMillis: target.connectTimeout,
    query_timeout: role === "read" ? target.readTimeout + 5_000 : silenceTimeoutMs[role],
    keepAlive: true,
    keepAliveInitialDelayMillis: 15_000,
    types: parserTypes,
  }
}

/** Makes the settings of a session that a pooler has given: it may have kept them from the server. */
export async function makeSettings(
  client: ClientBase,
  target: PostgresTarget,
  role: Role,
  access: Access,
): Promise<void> {
  if (access.pooled) await client.query(settingStatement(settingsFor(target, role)))
}
