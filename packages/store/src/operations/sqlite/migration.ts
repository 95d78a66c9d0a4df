import { existsSync } from "node:fs"
import { stat } from "node:fs/promises"
import { join } from "node:path"
import { sqliteDialect } from "../../schema/dialect.ts"
import type { Migration, Scope } from "../../schema/migration.ts"
import { fileVersion } from "../../sqlite/file-version.ts"
import { databaseFiles } from "../../sqlite/files.ts"
import { lockAll, migrateMeta, migratePart, partsIn } from "../../sqlite/migrate-files.ts"
import { assertSqliteVersion } from "../../sqlite/version.ts"
import { type MigrationPlan, stepsFrom } from "../migration-plan.ts"
import { type OperationOptions, ProgressCounter } from "../progress.ts"

/** The current versions and the plan; changes nothing. */
export async function planSqlite(directory: string, migrations: readonly Migration[]): Promise<MigrationPlan> {
  assertSqliteVersion()
  if (!existsSync(databaseFiles.meta(directory))) throw new Error(`${directory} has no store.`)
  const parts = (await partsIn(directory)).map(({ scope, id }) => ({ scope, name: `${scope}s/${id}.sqlite` }))
  const all: readonly { scope: Scope; name: string }[] = [{ scope: "meta", name: "meta.sqlite" }, ...parts]
  const places = await Promise.all(
    all.map(async ({ scope, name }) => {
      const path = join(directory, name)
      const version = await fileVersion(path, scope, migrations)
      const { size } = await stat(path)
      return { name, version, bytes: size, steps: stepsFrom(version, scope, migrations, sqliteDialect) }
    }),
  )
  return { newest: migrations.length, places }
}

/** Migrates every file to the newest version. Throws ChainLockedError, with nothing changed, while an indexer writes one. */
export async function migrateSqlite(
  directory: string,
  migrations: readonly Migration[],
  options: OperationOptions,
): Promise<MigrationPlan> {
  const plan = await planSqlite(directory, migrations)
  const parts = await partsIn(directory)
  const locks = lockAll(directory, parts)
  if ("busy" in locks) throw locks.cause
  locks.close()
  const progress = new ProgressCounter(
    plan.places.reduce((sum, { bytes }) => sum + bytes, 0),
    options,
  )
  const sizeOf = (name: string) => plan.places.find((place) => place.name === name)?.bytes ?? 0
  await (await migrateMeta(directory, { migrations, lockTimeout: 0 })).close()
  progress.finish("meta.sqlite", sizeOf("meta.sqlite"))
  for (const part of parts) {
    const name = `${part.scope}s/${part.id}.sqlite`
    await migratePart(directory, part, { migrations, lockTimeout: 0 })
    progress.finish(name, sizeOf(name))
  }
  return plan
}
