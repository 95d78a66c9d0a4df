import { writeFile } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import { inDialect, postgresDialect } from "../../src/schema/dialect.ts"
import { versionTable } from "../../src/schema/migrate.ts"
import type { Scope } from "../../src/schema/migration.ts"
import { migrations } from "../../src/schema/migrations.ts"
import { goldenChainId } from "./history.ts"
import { goldenNetworkId } from "./network-history.ts"

// Writes what a PostgreSQL database of a version has, as SQL, with the rows of the SQLite database of that version:
// `node test/golden/make-postgres.ts 4`. Run once a version, by the software that has no later one.
const version = Number(process.argv[2])
const directory = fileURLToPath(new URL(`./version-${version}`, import.meta.url))
const scopes: readonly Scope[] = ["meta", "chain", "network"]
const ddl = [
  "CREATE SCHEMA serac",
  "SET search_path = serac",
  versionTable,
  ...migrations.slice(0, version).flatMap((migration) => scopes.flatMap((scope) => migration.ddl[scope])),
].map((statement) => inDialect(statement, postgresDialect))

const lines = ddl.filter((statement) => statement !== "").map((statement) => `${statement.replaceAll(/\s+/g, " ")};`)
for (const file of ["meta", `chains/${goldenChainId}`, `networks/${goldenNetworkId}`]) {
  const database = new DatabaseSync(`${directory}/${file}.sqlite`, { readOnly: true })
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all()
  for (const { name } of tables) {
    for (const row of database.prepare(`SELECT * FROM ${name}`).all()) {
      lines.push(`INSERT INTO ${name} VALUES (${Object.values(row).map(literal).join(", ")});`)
    }
  }
  database.close()
}
await writeFile(`${directory}/postgres.sql`, `${lines.join("\n")}\n`)

function literal(value: unknown): string {
  if (value === null) return "NULL"
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value)
}
