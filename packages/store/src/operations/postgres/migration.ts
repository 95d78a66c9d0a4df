import { prepareDatabase } from "../../postgres/prepare.ts"
import type { PostgresTarget } from "../../postgres/target.ts"
import { postgresDialect } from "../../schema/dialect.ts"
import type { Migration, Scope } from "../../schema/migration.ts"
import { tablesVersion } from "../../schema/tables-state.ts"
import { type MigrationPlan, stepsFrom } from "../migration-plan.ts"
import { versionTableName } from "./backup.ts"
import { withConnection } from "./connection.ts"
import { type StoredTable, storedTables } from "./tables.ts"

const scopeTitles: Readonly<Record<Scope, string>> = {
  meta: "tables of the store",
  chain: "tables of chains",
  network: "tables of networks",
}

/** The current versions and the plan; changes nothing. */
export function planPostgres(target: PostgresTarget, migrations: readonly Migration[]): Promise<MigrationPlan> {
  return withConnection(target, async ({ channel, connection }) => {
    const tables = await storedTables(channel)
    if (!tables.some(({ name }) => name === versionTableName)) {
      throw new Error(`PostgreSQL at ${target.name} has no store.`)
    }
    const places = []
    for (const scope of ["meta", "chain", "network"] as const) {
      const version = await tablesVersion(connection, scope, migrations)
      const bytes = tables.filter((table) => scopeOf(table) === scope).reduce((sum, table) => sum + table.bytes, 0)
      places.push({
        name: scopeTitles[scope],
        version,
        bytes,
        steps: stepsFrom(version, scope, migrations, postgresDialect),
      })
    }
    return { newest: migrations.length, places }
  })
}

/** Migrates all tables to the newest version. Throws StoreVersionError, with nothing changed, while an indexer writes. */
export async function migratePostgres(
  target: PostgresTarget,
  migrations: readonly Migration[],
): Promise<MigrationPlan> {
  const plan = await planPostgres(target, migrations)
  await prepareDatabase(target, migrations)
  return plan
}

function scopeOf({ columns }: StoredTable): Scope {
  if (columns.includes("network_id")) return "network"
  return columns.includes("chain_id") ? "chain" : "meta"
}
