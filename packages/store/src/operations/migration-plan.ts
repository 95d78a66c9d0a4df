import { inDialect, type SqlDialect } from "../schema/dialect.ts"
import type { Migration, Scope } from "../schema/migration.ts"

/** The plan of a store's migration to the newest version of its tables. */
export interface MigrationPlan {
  /** The version that this software needs. */
  readonly newest: number
  /** Each file of a data directory, or the tables of each scope of a database. */
  readonly places: readonly MigrationTarget[]
}

/** Tables that are migrated together. */
export interface MigrationTarget {
  /** `chains/43114.sqlite` in a data directory, otherwise `tables of chains`. */
  readonly name: string
  readonly version: number
  /** Size of the data: a step that only creates tables takes no time, a step that changes rows does. */
  readonly bytes: number
  readonly steps: readonly MigrationStep[]
}

/** One migration step, in its own transaction. */
export interface MigrationStep {
  /** The version after the step. */
  readonly version: number
  /** The statements, each by its first line; empty if the step concerns other tables. */
  readonly statements: readonly string[]
  /** The step's cost on a large database, in a sentence; absent if the time is negligible. */
  readonly cost?: string
}

/** The steps from a version to the newest version. */
export function stepsFrom(
  version: number,
  scope: Scope,
  migrations: readonly Migration[],
  dialect: SqlDialect,
): readonly MigrationStep[] {
  return migrations.slice(version).map((migration) => {
    const statements = migration.ddl[scope]
      .map((ddl) => firstLine(inDialect(ddl, dialect)))
      .filter((line) => line !== "")
    const cost = statements.length === 0 ? undefined : migration.cost?.[dialect.engine]
    return { version: migration.version, statements, ...(cost === undefined ? {} : { cost }) }
  })
}

/** The first line of a statement of several lines, such as `CREATE TABLE a`. */
function firstLine(ddl: string): string {
  return (ddl.split("\n", 1)[0] ?? "").replace(/\s*\($/, "").trim()
}
