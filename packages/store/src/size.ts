import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Engine } from "./engine.ts"
import type { StoreLocation } from "./location.ts"
import type { Query } from "./queries/query.ts"

/** Only PostgreSQL runs this query; for SQLite the file sizes are added up. */
const databaseSize: Query = {
  name: "database_size",
  sql: `SELECT pg_database_size(current_database()) AS "bytes"`,
  plan: { sqlite: [], postgres: [] },
}

/** Bytes on disk: of the directory's files, or of the whole database including other tables in it. */
export async function storeSize(location: StoreLocation, engine: Engine): Promise<number> {
  if (location.kind === "sqlite") return directorySize(location.directory)
  const meta = await engine.meta()
  const row = await meta.get<{ readonly bytes: number }>(databaseSize)
  return row?.bytes ?? 0
}

async function directorySize(directory: string): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map((file) =>
      // A file can disappear during the scan: a write-ahead log when its last connection closes.
      stat(join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
