import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"

/** Bytes of all files in a folder and below it. */
export function directorySize(directory: string): number {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

/** Bytes of a PostgreSQL database. */
export async function databaseSize(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query("SELECT pg_database_size(current_database())::float8 AS bytes")
    return rows[0].bytes
  } finally {
    await client.end()
  }
}
