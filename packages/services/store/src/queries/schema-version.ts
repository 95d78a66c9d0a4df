import type { Query } from "./query.ts"

// The table has one row a scope, so that PostgreSQL may well scan it.
const plan: Query["plan"] = { sqlite: ["SEARCH schema_version USING PRIMARY KEY (scope=?)"], postgres: [] }

export const readSchemaVersion: Query = {
  name: "read_schema_version",
  sql: `SELECT version AS "version" FROM schema_version WHERE scope = :scope`,
  plan,
}

export const writeSchemaVersion: Query = {
  name: "write_schema_version",
  sql: `INSERT INTO schema_version (scope, version) VALUES (:scope, :version)
    ON CONFLICT (scope) DO UPDATE SET version = excluded.version`,
  plan: { sqlite: [], postgres: [] },
}
