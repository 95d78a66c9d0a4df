import type { TableDefinition } from "./schema/table.ts"

/** What an INSERT does with a row whose primary key already exists. */
export type OnConflict = "fail" | "keep" | "replace"

/** The ON CONFLICT clause of an INSERT, in SQL that both engines understand. */
export function conflictClause(table: TableDefinition, onConflict: OnConflict): string {
  if (onConflict === "fail") return ""
  const names = table.columns.map(({ name }) => name)
  const rest = names.slice(table.key)
  if (onConflict === "keep" || rest.length === 0) return "ON CONFLICT DO NOTHING"
  const values = rest.map((name) => `${name} = excluded.${name}`).join(", ")
  return `ON CONFLICT (${names.slice(0, table.key).join(", ")}) DO UPDATE SET ${values}`
}
