import type { Part } from "../engine.ts"
import { schema } from "./client.ts"
import type { Session } from "./session.ts"

const tablesWith = `SELECT string_agg(c.relname, ',' ORDER BY c.relname) AS names
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attname = $2 AND NOT a.attisdropped`

const partitionsOf = `SELECT string_agg(c.relname, ',' ORDER BY c.relname) AS names
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    CROSS JOIN LATERAL regexp_match(pg_get_expr(c.relpartbound, c.oid), '^FOR VALUES FROM \\(''(\\d+)'', .* TO \\(''(\\d+)'', ') AS bounds
  WHERE n.nspname = $1 AND c.relispartition AND bounds[1] = $2 AND bounds[2] = $2`

const namesIn = (row: { readonly names: string | null } | undefined) =>
  (row?.names ?? "").split(",").filter((name) => name !== "")

/** Deletes a part's rows from every table, in one transaction; the caller holds the part's lock. */
export async function eraseRows(session: Session, { scope, id }: Part): Promise<void> {
  const column = scope === "chain" ? "chain_id" : "network_id"
  const tables = namesIn(await session.own(tablesWith, [schema, column]))
  const partitions = scope === "chain" ? namesIn(await session.own(partitionsOf, [schema, id])) : []
  await session.transaction(async (transaction) => {
    // Partitions that belong to the chain alone are dropped at once, which frees their space.
    for (const name of partitions) await transaction.execute(`DROP TABLE ${schema}.${name}`)
    for (const name of tables) {
      const sql = `DELETE FROM ${schema}.${name} WHERE ${column} = :id`
      await transaction.run({ name: `erase_${name}`, sql, plan: { sqlite: [], postgres: [] } }, { id: BigInt(id) })
    }
  })
}
