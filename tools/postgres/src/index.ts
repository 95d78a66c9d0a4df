export { createDatabase, dropDatabases } from "./database.ts"
export type { PostgresOptions } from "./options.ts"
export type {} from "./provided.ts"
export { type Postgres, startPostgres } from "./start-postgres.ts"
