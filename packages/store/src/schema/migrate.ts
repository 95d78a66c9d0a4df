import type { Transaction, WritingConnection } from "../engine.ts"
import { writeTablesState } from "../queries/schema-version.ts"
import type { Migration, Scope } from "./migration.ts"
import { migrations as released } from "./migrations.ts"
import { stepsDigest, tablesVersion } from "./tables-state.ts"

/** The one table that all scopes have. */
export const versionTable = `CREATE TABLE IF NOT EXISTS schema_version (
  scope TEXT NOT NULL PRIMARY KEY,
  version {integer} NOT NULL,
  digest TEXT NOT NULL
) {clustered}`

/**
 * Migrates the tables of a scope to the newest version, each step with its version in one transaction, so that a killed step leaves
 * no trace. Several processes may do so concurrently.
 *
 * Throws StoreVersionError when the tables are newer than the newest step, or other steps made them; then nothing was changed.
 */
export async function migrate(
  connection: WritingConnection,
  scope: Scope,
  migrations: readonly Migration[] = released,
): Promise<void> {
  const newest = migrations.length
  let version = -1
  while (version < newest) {
    version = await connection.transaction((transaction) => takeStep(transaction, scope, migrations))
  }
}

/** Runs all steps in one transaction, for tables that are created together with their rows. */
export async function migrateWithin(
  transaction: Transaction,
  scope: Scope,
  migrations: readonly Migration[],
): Promise<void> {
  while ((await takeStep(transaction, scope, migrations)) < migrations.length);
}

/** Runs the next step, if there is one; resolves to the version after it. */
async function takeStep(transaction: Transaction, scope: Scope, migrations: readonly Migration[]): Promise<number> {
  await transaction.execute(versionTable)
  const found = await tablesVersion(transaction, scope, migrations)
  const next = migrations[found]
  if (next === undefined) return found
  for (const ddl of next.ddl[scope]) await transaction.execute(ddl)
  const digest = stepsDigest(migrations.slice(0, next.version), scope)
  await transaction.run(writeTablesState, { scope, version: next.version, digest })
  return next.version
}
