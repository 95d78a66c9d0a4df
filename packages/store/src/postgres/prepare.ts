import { StoreVersionError } from "../errors.ts"
import { migrate } from "../schema/migrate.ts"
import type { Migration, Scope } from "../schema/migration.ts"
import { migrations as released } from "../schema/migrations.ts"
import { tablesVersion } from "../schema/tables-state.ts"
import { schema } from "./client.ts"
import { ownSchema } from "./locks.ts"
import { Session } from "./session.ts"
import type { PostgresTarget } from "./target.ts"

const scopes: readonly Scope[] = ["meta", "chain", "network"]
const lowestServerVersion = 15

/**
 * Prepares a database: its schema, and all tables at the newest version. Several processes may do so concurrently.
 *
 * Throws StoreVersionError for a server or a schema that this software cannot use, StoreConnectionError if the server is
 * unreachable.
 */
export async function prepareDatabase(
  target: PostgresTarget,
  migrations: readonly Migration[] = released,
  lockTimeout?: string,
): Promise<void> {
  const session = await Session.open(target, "migrate")
  try {
    await assertUsable(session)
    if (await isCurrent(session, migrations)) return
    await ownSchema(session, lockTimeout)
    await makeSchema(session)
    for (const scope of scopes) await migrate(session, scope, migrations)
  } finally {
    await session.close()
  }
}

/** Whether all tables are of the newest version. Throws StoreVersionError for tables that this software cannot use. */
export async function isCurrent(session: Session, migrations: readonly Migration[] = released): Promise<boolean> {
  const table = await session.own<{ found: string | null }>("SELECT to_regclass($1)::text AS found", [
    `${schema}.schema_version`,
  ])
  if (!table?.found) return false
  const versions = await Promise.all(scopes.map((scope) => tablesVersion(session, scope, migrations)))
  return versions.every((version) => version === migrations.length)
}

async function assertUsable(session: Session): Promise<void> {
  const server = await session.own<{ version: string; encoding: string }>(
    "SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding",
  )
  const { version = "", encoding } = server ?? {}
  assertServerVersion(version)
  if (encoding !== "UTF8") {
    throw new StoreVersionError(`The database has the encoding ${encoding}; the store needs one of UTF8.`)
  }
}

/** Throws StoreVersionError for a server that is too old. */
export function assertServerVersion(version: string): void {
  if (Number.parseInt(version, 10) >= lowestServerVersion) return
  throw new StoreVersionError(`The server is PostgreSQL ${version}; the store needs ${lowestServerVersion} or newer.`)
}

// Creating a schema needs a privilege on the database, which an operator may prefer to use once manually.
async function makeSchema(session: Session): Promise<void> {
  const found = await session.own("SELECT 1 FROM pg_namespace WHERE nspname = $1", [schema])
  if (found === undefined) await session.own(`CREATE SCHEMA ${schema}`)
}
