import { existsSync } from "node:fs"
import { readSchemaVersion } from "../queries/schema-version.ts"
import type { Scope } from "../schema/migration.ts"
import { SqliteConnection } from "./connection.ts"
import { readerPragmas } from "./pragmas.ts"

/** The version of the tables behind a connection; 0 while they are being made. */
export async function tablesVersion(connection: SqliteConnection, scope: Scope): Promise<number> {
  const table = connection.database.prepare("SELECT name FROM sqlite_schema WHERE name = 'schema_version'").get()
  if (table === undefined) return 0
  return (await connection.get<{ version: number }>(readSchemaVersion, { scope }))?.version ?? 0
}

/** The version of the tables in a file; 0 where there are none yet. */
export async function fileVersion(path: string, scope: Scope): Promise<number> {
  if (!existsSync(path)) return 0
  const connection = new SqliteConnection(path, { readOnly: true, pragmas: readerPragmas })
  try {
    return await tablesVersion(connection, scope)
  } finally {
    connection.close()
  }
}
