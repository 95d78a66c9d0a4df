import type { ClientBase, PoolConfig } from "pg"
import { optionsOf, type PostgresSettings, settingStatement } from "./settings.ts"
import type { PostgresTarget } from "./target.ts"
import { parserTypes } from "./types.ts"

/** The purpose of a connection. */
export type Role = "read" | "write" | "migrate"

/** How to connect to a server. */
export interface Access {
  /** Whether the server accepts session settings as startup options. */
  readonly takesOptions: boolean
  /** Whether a pooler is in front of the server, so that settings must be made after connecting. */
  readonly pooled: boolean
  /** Whether the database has Citus, which distributes tables over servers. */
  readonly hasCitus: boolean
}

/** The schema of all of the store's tables. */
export const schema = "serac"

const everywhere = {
  search_path: schema,
  client_min_messages: "warning",
  bytea_output: "hex",
  // Every statement is designed as a few index ranges, whatever the statistics say; before the first ANALYZE, or with an average far
  // below a large contract, the planner would scan, sort or hash whole tables.
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
  // After a server crash the last blocks are read from the node again, so commits need not wait for the server's disk.
  write: { ...sessionLimits, statement_timeout: "2min", synchronous_commit: "off" },
  migrate: sessionLimits,
}

// For a server that no longer responds: longer than its own limit for the statement.
const silenceTimeoutMs: Record<Exclude<Role, "read">, number> = { write: 130_000, migrate: 0 }

/** The settings of a session. The URL's own settings come last and override the others. */
const settingsFor = (target: PostgresTarget, role: Role, { hasCitus }: Access): PostgresSettings => ({
  ...everywhere,
  // Citus needs the value of the chain to find its shard, and plans for the shard with the worker's own settings.
  plan_cache_mode: hasCitus ? "auto" : "force_generic_plan",
  ...byRole[role],
  ...(role === "read" && { statement_timeout: String(target.readTimeout) }),
  ...target.settings,
})

/** The driver's configuration. */
export function clientConfig(target: PostgresTarget, role: Role, access: Access): PoolConfig {
  const settings = settingsFor(target, role, access)
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

/** Makes the settings of a session behind a pooler, which may not have passed them to the server. */
export async function makeSettings(
  client: ClientBase,
  target: PostgresTarget,
  role: Role,
  access: Access,
): Promise<void> {
  if (access.pooled) await client.query(settingStatement(settingsFor(target, role, access)))
}
