import { DuckDBInstance } from "@duckdb/node-api"

/** What DuckDB answers: a row each, with integers of 64 bits as text. */
export async function duckdb(query: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const instance = await DuckDBInstance.create(":memory:")
  const connection = await instance.connect()
  try {
    const reader = await connection.runAndReadAll(query)
    return reader.getRowObjectsJson()
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

/** The queries of the block of SQL that follows a line of docs/columns.md. */
export function queriesAfter(page: string, line: string): readonly string[] {
  const [, sql = ""] = /```sql\n([\s\S]*?)```/.exec(page.slice(page.indexOf(`\n${line}\n`))) ?? []
  return sql.split(";").filter((text) => text.trim() !== "")
}
