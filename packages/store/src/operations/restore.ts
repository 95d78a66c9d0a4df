import { resolve } from "node:path"
import type { StoreLocation } from "../location.ts"
import type { Scope } from "../schema/migration.ts"
import { assertUsable } from "../schema/tables-state.ts"
import { DamagedBackupError } from "./damaged-backup-error.ts"
import { type BackupManifest, readManifest } from "./manifest.ts"
import type { RestoreOptions } from "./restore-options.ts"

const engines = { sqlite: "SQLite", postgres: "PostgreSQL" } as const

/**
 * Restores a backup that {@link backUpStore} made into an empty data directory or database of the same kind, and migrates it to the
 * newest version of the tables. Files are compared with their digests first. If the restore is interrupted, the target has its
 * earlier data, or cannot be opened until a restore completes.
 *
 * Restart services that have the data directory open: they still use the earlier files.
 *
 * Throws DamagedBackupError for a folder that is no complete backup, StoreVersionError for a backup of a newer version or of a
 * development version, {@link ChainLockedError} while an indexer writes to the target, and an Error if the target has data and
 * `replace` is not set.
 *
 * @example
 * ```ts
 * import { restoreStore } from "@serac/store"
 *
 * await restoreStore({ kind: "sqlite", directory: "./serac-data" }, "./backups/monday", { replace: true })
 * ```
 */
export async function restoreStore(
  location: StoreLocation,
  folder: string,
  options: RestoreOptions = {},
): Promise<BackupManifest> {
  const source = resolve(folder)
  const manifest = await readManifest(source)
  if (manifest.store !== location.kind) {
    const [made, wanted] = [engines[manifest.store], engines[location.kind]]
    throw new DamagedBackupError(`${folder} is a backup of ${made}, which cannot be restored into ${wanted}.`)
  }
  for (const [scope, version] of Object.entries(manifest.versions) as [Scope, number][]) {
    assertUsable(scope, { version, digest: manifest.digests?.[scope] })
  }
  if (location.kind === "sqlite") {
    const { restoreSqlite } = await import("./sqlite/restore.ts")
    await restoreSqlite(location.directory, source, manifest, options)
  } else {
    const [{ restorePostgres }, { postgresTarget: targetOf }] = await Promise.all([
      import("./postgres/restore.ts"),
      import("../postgres/target.ts"),
    ])
    await restorePostgres(targetOf(location.url), source, manifest, options)
  }
  return manifest
}
