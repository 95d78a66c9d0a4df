import { existsSync } from "node:fs"
import type { Migration, Scope } from "../schema/migration.ts"
import { migrations as released } from "../schema/migrations.ts"
import { tablesVersion } from "../schema/tables-state.ts"
import { SqliteConnection } from "./connection.ts"
import { readerPragmas } from "./pragmas.ts"

/** The version of the tables of a connection; 0 while they are being created. Throws StoreVersionError for tables that this software cannot use. */
export async function versionIn(
  connection: SqliteConnection,
  scope: Scope,
  migrations: readonly Migration[] = released,
): Promise<number> {
  const table = connection.database.prepare("SELECT name FROM sqlite_schema WHERE name = 'schema_version'").get()
  return table === undefined ? 0 : tablesVersion(connection, scope, migrations)
}

/** The version of the tables in a file, as {@link versionIn}; 0 if there are none yet. */
export async function fileVersion(
  path: string,
  scope: Scope,
  migrations: readonly Migration[] = released,
): Promise<number> {
  if (!existsSync(path)) return 0
  const connection = new SqliteConnection(path, { readOnly: true, pragmas: readerPragmas })
  try {
    return await versionIn(connection, scope, migrations)
  } finally {
    connection.close()
  }
}
