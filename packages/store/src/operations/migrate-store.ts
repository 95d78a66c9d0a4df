import type { StoreLocation } from "../location.ts"
import { migrations } from "../schema/migrations.ts"
import type { MigrationPlan } from "./migration-plan.ts"
import type { OperationOptions } from "./progress.ts"

/**
 * Says which versions the tables of a store have, and which steps would bring them to the newest one. Changes nothing.
 *
 * Throws {@link StoreVersionError} where they are newer than this software, and an Error where nothing is stored.
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
 * Brings the tables of a store to the newest version, step by step; each is done whole or not at all. Resolves to what was
 * done.
 *
 * Throws {@link ChainLockedError} or {@link StoreVersionError} while an indexer writes there; then nothing was done.
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
