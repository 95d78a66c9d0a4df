import type { StoreLocation } from "../location.ts"
import { migrations } from "../schema/migrations.ts"
import type { MigrationPlan } from "./migration-plan.ts"
import type { OperationOptions } from "./progress.ts"

/**
 * Reports the versions of a store's tables, and the migration steps to the newest version. Changes nothing.
 *
 * Throws {@link StoreVersionError} if the tables are newer than this software, and an Error if nothing is stored.
 *
 * @example
 * ```ts
 * import { planMigration } from "@serac/store"
 *
 * const { newest, places } = await planMigration({ kind: "sqlite", directory: "./serac-data" })
 * console.log(places.filter(({ version }) => version < newest))
 * ```
 */
export async function planMigration(location: StoreLocation): Promise<MigrationPlan> {
  if (location.kind === "sqlite") {
    const { planSqlite } = await import("./sqlite/migration.ts")
    return planSqlite(location.directory, migrations)
  }
  const { planPostgres, targetOf } = await postgresMigration()
  return planPostgres(targetOf(location.url), migrations)
}

/**
 * Migrates the tables of a store to the newest version, step by step; each step is applied completely or not at all. Resolves to the
 * applied plan.
 *
 * Throws {@link ChainLockedError} or {@link StoreVersionError} while an indexer writes to the store; then nothing was changed.
 *
 * @example
 * ```ts
 * import { migrateStore } from "@serac/store"
 *
 * await migrateStore({ kind: "sqlite", directory: "./serac-data" })
 * ```
 */
export async function migrateStore(location: StoreLocation, options: OperationOptions = {}): Promise<MigrationPlan> {
  if (location.kind === "sqlite") {
    const { migrateSqlite } = await import("./sqlite/migration.ts")
    return migrateSqlite(location.directory, migrations, options)
  }
  const { migratePostgres, targetOf } = await postgresMigration()
  return migratePostgres(targetOf(location.url), migrations)
}

async function postgresMigration() {
  const [migration, { postgresTarget: targetOf }] = await Promise.all([
    import("./postgres/migration.ts"),
    import("../postgres/target.ts"),
  ])
  return { ...migration, targetOf }
}
