import { existsSync } from "node:fs"
import { resolve } from "node:path"
import type { StoreLocation } from "../location.ts"
import type { BackupManifest } from "./manifest.ts"
import type { OperationOptions } from "./progress.ts"

/**
 * Copies all stored data into a new folder, while indexers and services keep running: every database file of a data directory, or
 * every table of a PostgreSQL database, each as of one moment, with a `manifest.json` that contains each chain's head and the files'
 * digests. The folder receives its name only when it is complete and flushed to disk.
 *
 * A copy of SQLite is read once more and checked. It takes as much space as the data, and concurrent writes make the write-ahead log
 * of a data directory longer.
 *
 * Throws an Error if the folder already exists, if nothing is stored, or if the disk has too little space.
 *
 * @example
 * ```ts
 * import { backUpStore } from "@serac/store"
 *
 * const { chains } = await backUpStore({ kind: "sqlite", directory: "./serac-data" }, "./backups/monday")
 * for (const { chainId, number } of chains) console.log(chainId, number)
 * ```
 */
export async function backUpStore(
  location: StoreLocation,
  folder: string,
  options: OperationOptions = {},
): Promise<BackupManifest> {
  const target = resolve(folder)
  if (existsSync(target)) throw new Error(`${folder} is there already; a backup is made into a new folder.`)
  if (location.kind === "sqlite") {
    const { backUpSqlite } = await import("./sqlite/backup.ts")
    return backUpSqlite(location.directory, target, options)
  }
  const [{ backUpPostgres }, { postgresTarget: targetOf }] = await Promise.all([
    import("./postgres/backup.ts"),
    import("../postgres/target.ts"),
  ])
  return backUpPostgres(targetOf(location.url), target, options)
}
