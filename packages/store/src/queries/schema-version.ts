import type { Query } from "./query.ts"

// The table has one row per scope, so PostgreSQL may scan it.
const versionPlan: Query["plan"] = { sqlite: ["SEARCH schema_version USING PRIMARY KEY (scope=?)"], postgres: [] }

export const readTablesState: Query = {
  name: "read_tables_state",
  // `SELECT *`, because development versions created the table without the digest column.
  sql: "SELECT * FROM schema_version WHERE scope = :scope",
  plan: versionPlan,
}

export const writeTablesState: Query = {
  name: "write_tables_state",
  sql: `INSERT INTO schema_version (scope, version, digest) VALUES (:scope, :version, :digest)
    ON CONFLICT (scope) DO UPDATE SET version = excluded.version, digest = excluded.digest`,
  plan: { sqlite: [], postgres: [] },
}
