import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Part, partName } from "../../engine.ts"
import type { Migration } from "../../schema/migration.ts"
import { migrations as released } from "../../schema/migrations.ts"
import { databaseFiles } from "../../sqlite/files.ts"
import { lockAll, migrateMeta, migratePart, partsIn } from "../../sqlite/migrate-files.ts"
import { assertSqliteVersion } from "../../sqlite/version.ts"
import { copyWritten, requireRoom, sync, writeSynced } from "../files.ts"
import type { BackupManifest } from "../manifest.ts"
import { ProgressCounter } from "../progress.ts"
import type { RestoreOptions } from "../restore-options.ts"
import { SchemaCheck } from "./assert-schema.ts"

const staged = "restoring-"

/**
 * Restores a backup's files into a data directory: the files are copied, checked and migrated to the newest version next to the
 * existing files, and replace them in the end.
 */
export async function restoreSqlite(
  directory: string,
  source: string,
  manifest: BackupManifest,
  options: RestoreOptions,
  migrations: readonly Migration[] = released,
): Promise<void> {
  assertSqliteVersion()
  for (const scope of ["chain", "network"] as const) {
    await mkdir(databaseFiles.parts(directory, scope), { recursive: true, mode: 0o700 })
  }
  const old = await partsIn(directory)
  refuseFull(directory, old, options)
  const parts = manifest.files.flatMap(({ path }) => databasePart(path))
  const locks = lockAll(directory, [...new Map([...old, ...parts].map((part) => [partName(part), part])).values()])
  if ("busy" in locks) throw locks.cause
  try {
    await removeStaged(directory)
    const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
    await requireRoom(directory, total)
    const stage = await mkdtemp(join(directory, staged))
    try {
      const progress = new ProgressCounter(total, options)
      for (const file of manifest.files) {
        await mkdir(dirname(join(stage, file.path)), { recursive: true })
        const onBytes = (bytes: number) => progress.at(file.path, bytes)
        await copyWritten(source, file, join(stage, file.path), { onBytes, signal: options.signal })
        progress.finish(file.path, file.bytes)
      }
      await assertSchemas(stage, source, parts, migrations)
      await migrateStaged(stage, parts, migrations, options.signal)
      options.signal?.throwIfAborted()
      await swapFiles(directory, stage, old, parts)
    } finally {
      await rm(stage, { recursive: true, force: true })
    }
  } finally {
    locks.close()
  }
}

/** Throws an Error if the target has data and `replace` is not set. */
function refuseFull(directory: string, old: readonly Part[], { replace = false }: RestoreOptions): void {
  // Files of an interrupted restore may be deleted.
  if (old.length === 0 || replace || existsSync(databaseFiles.restoring(directory))) return
  throw new Error(`${directory} has ${old.map(partName).join(", ")}; with --replace that is deleted.`)
}

function databasePart(path: string): readonly Part[] {
  const [, scope, id] = /^(chain|network)s\/(\d+)\.sqlite$/.exec(path) ?? []
  return scope === undefined || id === undefined ? [] : [{ scope: scope as Part["scope"], id }]
}

/** Checks each file's schema before the file is opened for writing. */
async function assertSchemas(
  stage: string,
  source: string,
  parts: readonly Part[],
  migrations: readonly Migration[],
): Promise<void> {
  const check = new SchemaCheck(stage, migrations)
  await check.assert(databaseFiles.meta(stage), "meta", databaseFiles.meta(source))
  for (const part of parts)
    await check.assert(databaseFiles.part(stage, part), part.scope, databaseFiles.part(source, part))
}

async function migrateStaged(
  stage: string,
  parts: readonly Part[],
  migrations: readonly Migration[],
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const scope of ["chain", "network"] as const) await mkdir(databaseFiles.parts(stage, scope), { recursive: true })
  const migration = { migrations, lockTimeout: 0 }
  await (await migrateMeta(stage, migration)).close()
  for (const part of parts) {
    signal?.throwIfAborted()
    await migratePart(stage, part, migration)
  }
  for (const path of [databaseFiles.meta(stage), ...parts.map((part) => databaseFiles.part(stage, part))])
    await sync(path)
}

/** The store cannot be opened during the swap, so that no process opens a partial store. */
async function swapFiles(
  directory: string,
  stage: string,
  old: readonly Part[],
  parts: readonly Part[],
): Promise<void> {
  await writeSynced(
    databaseFiles.restoring(directory),
    "A restore puts its files in their places. If none runs, run it again.\n",
  )
  await sync(directory)
  for (const path of [databaseFiles.meta(directory), ...old.map((part) => databaseFiles.part(directory, part))]) {
    for (const suffix of ["", "-wal", "-shm"]) await rm(path + suffix, { force: true })
  }
  await rename(databaseFiles.meta(stage), databaseFiles.meta(directory))
  for (const part of parts) await rename(databaseFiles.part(stage, part), databaseFiles.part(directory, part))
  for (const scope of ["chain", "network"] as const) await sync(databaseFiles.parts(directory, scope))
  await sync(directory)
  await rm(databaseFiles.restoring(directory))
  await sync(directory)
}

/** Removes the staged files of earlier restores that were interrupted. */
async function removeStaged(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.startsWith(staged)) await rm(join(directory, name), { recursive: true, force: true })
  }
}
