import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createDatabase, startPostgres } from "@serac/kits/postgres"
import pg from "pg"
import { openStore } from "../../src/index.ts"
import { inDialect, postgresDialect } from "../../src/schema/dialect.ts"
import { versionTable } from "../../src/schema/migrate.ts"
import type { Scope } from "../../src/schema/migration.ts"
import { migrations } from "../../src/schema/migrations.ts"
import { fillStore } from "./fill-store.ts"
import { timeless } from "./golden.ts"
import { goldenSecret } from "./history.ts"

const scopes: readonly Scope[] = ["meta", "chain", "network"]

/** Writes what a filled PostgreSQL database has, as SQL. */
export async function makePostgres(directory: string): Promise<void> {
  const server = await startPostgres()
  const url = await createDatabase(server.url)
  const store = await openStore({ kind: "postgres", url })
  await fillStore(store)
  await store.close()

  const client = new pg.Client({ connectionString: url, options: "-c search_path=serac" })
  await client.connect()
  await client.query("UPDATE store_secret SET secret = $1", [Buffer.from(goldenSecret, "hex")])
  for (const statement of Object.values(timeless)) await client.query(statement)
  const partitions = await client.query<{ name: string; table: string; bound: string }>(
    `SELECT c.relname AS name, i.inhparent::regclass::text AS table, pg_get_expr(c.relpartbound, c.oid) AS bound
      FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid
      WHERE c.relnamespace = 'serac'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
  )
  const tables = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'serac'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  )
  const lines = ["CREATE SCHEMA serac", "SET search_path = serac", versionTable]
    .concat(
      migrations.flatMap(({ ddl }) =>
        scopes.flatMap((scope) => ddl[scope].map((one) => inDialect(one, postgresDialect))),
      ),
    )
    .filter((statement) => statement !== "")
    .map((statement) => `${inDialect(statement, postgresDialect).replaceAll(/\s+/g, " ")};`)
  for (const { name, table, bound } of partitions.rows)
    lines.push(`CREATE TABLE ${name} PARTITION OF ${table} ${bound};`)
  for (const { name } of tables.rows) {
    const { rows } = await client.query<unknown[]>({ text: `SELECT * FROM ${name} ORDER BY 1, 2`, rowMode: "array" })
    for (const row of rows) lines.push(`INSERT INTO ${name} VALUES (${row.map(literal).join(", ")});`)
  }
  await client.end()
  await server.stop()
  await writeFile(join(directory, "postgres.sql"), `${lines.join("\n")}\n`)
}

function literal(value: unknown): string {
  if (value === null) return "NULL"
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`
  return `'${String(value).replaceAll("'", "''")}'`
}
