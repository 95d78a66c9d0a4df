import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import type { Engine } from "./engine.ts"
import type { StoreLocation } from "./location.ts"
import type { Query } from "./queries/query.ts"

/** PostgreSQL's alone: of SQLite the files are counted. */
const databaseSize: Query = {
  name: "database_size",
  sql: `SELECT pg_database_size(current_database()) AS "bytes"`,
  plan: { sqlite: [], postgres: [] },
}

/** Bytes on disk: of the files of the directory, or of the database with whatever else is in it. */
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
      // One can go while this looks: a write-ahead log at its end.
      stat(join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
