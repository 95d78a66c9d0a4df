import type { StoreLocation } from "../location.ts"
import { schema } from "./client.ts"
import { endClient } from "./connect-client.ts"
import { openClient } from "./open-client.ts"
import { postgresTarget } from "./target.ts"

/** Facts about a PostgreSQL server that decide whether and how well it serves a store. Sizes are bytes. */
export interface ServerFacts {
  /** Such as `17.2`. */
  readonly version: string
  /** Such as 170002. */
  readonly versionNumber: number
  /** Encoding of the database, such as `UTF8`. */
  readonly encoding: string
  /** Whether the server is a standby, which no writer can use. */
  readonly isStandby: boolean
  readonly maxConnections: number
  /** Connections that are open now. */
  readonly connections: number
  readonly sharedBuffers: number
  readonly maxWalSize: number
  readonly maxLocksPerTransaction: number
  /** Whether this role may create the store's schema in the database. */
  readonly mayCreate: boolean
}

const question = `SELECT current_setting('server_version') AS "version",
  current_setting('server_version_num')::int4 AS "versionNumber",
  pg_encoding_to_char(d.encoding)::text AS "encoding",
  pg_is_in_recovery() AS "isStandby",
  current_setting('max_connections')::int4 AS "maxConnections",
  (SELECT count(*)::int4 FROM pg_stat_activity WHERE backend_type = 'client backend') AS "connections",
  pg_size_bytes(current_setting('shared_buffers'))::int8 AS "sharedBuffers",
  pg_size_bytes(current_setting('max_wal_size'))::int8 AS "maxWalSize",
  current_setting('max_locks_per_transaction')::int4 AS "maxLocksPerTransaction",
  (to_regnamespace('${schema}') IS NOT NULL OR has_database_privilege(d.oid, 'CREATE')) AS "mayCreate"
  FROM pg_database d WHERE d.datname = current_database()`

type Row = { readonly [Name in keyof ServerFacts]: unknown }

/** Reads facts about the server with one connection. */
export async function readPostgresFacts({ url }: Extract<StoreLocation, { kind: "postgres" }>): Promise<ServerFacts> {
  const client = await openClient(postgresTarget(url), "read")
  try {
    const { rows } = await client.query<Row>(question)
    const [row] = rows
    if (row === undefined) throw new Error("the server has no row about its own database")
    return {
      version: String(row.version),
      versionNumber: Number(row.versionNumber),
      encoding: String(row.encoding),
      isStandby: Boolean(row.isStandby),
      maxConnections: Number(row.maxConnections),
      connections: Number(row.connections),
      sharedBuffers: Number(row.sharedBuffers),
      maxWalSize: Number(row.maxWalSize),
      maxLocksPerTransaction: Number(row.maxLocksPerTransaction),
      mayCreate: Boolean(row.mayCreate),
    }
  } finally {
    await endClient(client)
  }
}
