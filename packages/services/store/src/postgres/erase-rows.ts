import type { Part } from "../engine.ts"
import { schema } from "./client.ts"
import type { Session } from "./session.ts"

const tablesWith = `SELECT string_agg(c.relname, ',' ORDER BY c.relname) AS names
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attname = $2 AND NOT a.attisdropped`

/** Deletes a part's rows from every table that has any, in one transaction; the caller holds its lock. */
export async function eraseRows(session: Session, { scope, id }: Part): Promise<void> {
  const column = scope === "chain" ? "chain_id" : "network_id"
  const row = await session.own<{ names: string | null }>(tablesWith, [schema, column])
  const tables = (row?.names ?? "").split(",").filter((name) => name !== "")
  await session.transaction(async (transaction) => {
    for (const name of tables) {
      const sql = `DELETE FROM ${schema}.${name} WHERE ${column} = :id`
      await transaction.run({ name: `erase_${name}`, sql, plan: { sqlite: [], postgres: [] } }, { id: BigInt(id) })
    }
  })
}
