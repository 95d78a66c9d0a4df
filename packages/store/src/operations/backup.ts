import { existsSync } from "node:fs"
import { resolve } from "node:path"
import type { StoreLocation } from "../location.ts"
import type { BackupManifest } from "./manifest.ts"
import type { OperationOptions } from "./progress.ts"

/**
 * Copies all that is stored into a new folder, while indexers and services go on: every database file of a data directory, or
 * every table of a PostgreSQL database, each as it was at one moment, with a `manifest.json` that says how far each chain was and
 * what the digests of the files are. The folder has its name only once it is whole and on the disk.
 *
 * A copy of SQLite is read once more and checked. It takes as much room as the data, and what is written meanwhile makes the
 * write-ahead log of a data directory longer.
 *
 * Throws an Error where the folder is there already, where nothing is stored, and where the disk has no room.
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
