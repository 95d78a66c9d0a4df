import { writeFile } from "node:fs/promises"
import { DatabaseSync } from "node:sqlite"
import { fileURLToPath } from "node:url"
import { type Ddl, inDialect, postgresDialect } from "../../src/schema/dialect.ts"
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
// The rows are added before there are partitions, which the steps to them then fill.
const unpartitioned = Math.min(version, 4)
const steps = (from: number, to: number) =>
  migrations.slice(from, to).flatMap((migration) => scopes.flatMap((scope) => migration.ddl[scope]))
const written = (ddl: readonly Ddl[]) =>
  ddl
    .map((statement) => inDialect(statement, postgresDialect))
    .filter((statement) => statement !== "")
    .map((statement) => `${statement.replaceAll(/\s+/g, " ")};`)

const lines = written(["CREATE SCHEMA serac", "SET search_path = serac", versionTable, ...steps(0, unpartitioned)])
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
lines.push(...written(steps(unpartitioned, version)))
await writeFile(`${directory}/postgres.sql`, `${lines.join("\n")}\n`)

function literal(value: unknown): string {
  if (value === null) return "NULL"
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value)
}
