import { inDialect, type SqlDialect } from "../schema/dialect.ts"
import type { Migration, Scope } from "../schema/migration.ts"

/** What bringing a store to the newest version of its tables would do. */
export interface MigrationPlan {
  /** The version that this software needs. */
  readonly newest: number
  /** Each file of a data directory, or the tables of each scope of a database. */
  readonly places: readonly MigrationTarget[]
}

/** Tables that are brought to another version together. */
export interface MigrationTarget {
  /** `chains/43114.sqlite` in a data directory, else `tables of chains`. */
  readonly name: string
  readonly version: number
  /** How much is there: of a step that only makes tables it takes no time, of one that changes rows it does. */
  readonly bytes: number
  readonly steps: readonly MigrationStep[]
}

/** One step; it is taken in a transaction of its own. */
export interface MigrationStep {
  /** The version that it leads to. */
  readonly version: number
  /** The statements, each by its first line; none where the step is about other tables. */
  readonly statements: readonly string[]
  /** What it costs a large database, in a sentence; absent where it takes no time to speak of. */
  readonly cost?: string
}

/** The steps from a version to the newest. */
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

/** `CREATE TABLE a` of a statement over several lines. */
function firstLine(ddl: string): string {
  return (ddl.split("\n", 1)[0] ?? "").replace(/\s*\($/, "").trim()
}
