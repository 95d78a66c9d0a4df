import type { Part, Transaction } from "../engine.ts"
import { schema } from "./client.ts"
import type { Session } from "./session.ts"

const tablesWith = `SELECT string_agg(c.relname, ',' ORDER BY c.relname) AS names
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attname = $2 AND NOT a.attisdropped`

const partitions = `SELECT string_agg(c.relname, ',' ORDER BY c.relname) AS names
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relispartition AND c.relkind = 'r'`

const namesIn = (row: { readonly names: string | null } | undefined) =>
  (row?.names ?? "").split(",").filter((name) => name !== "")

/** Deletes a part's rows from every table, in one transaction; the caller holds the part's lock. */
export async function eraseRows(session: Session, { scope, id }: Part): Promise<void> {
  const column = scope === "chain" ? "chain_id" : "network_id"
  const tables = namesIn(await session.own(tablesWith, [schema, column]))
  const ofBlocks = scope === "chain" ? namesIn(await session.own(partitions, [schema])) : []
  const erased = async (transaction: Transaction) => {
    for (const name of ofBlocks)
      if (await isAlone(transaction, name, id)) await transaction.execute(`TRUNCATE ${schema}.${name}`)
    for (const name of tables) {
      const sql = `DELETE FROM ${schema}.${name} WHERE ${column} = :id`
      await transaction.run({ name: `erase_${name}`, sql, plan: { sqlite: [], postgres: [] } }, { id: BigInt(id) })
    }
  }
  // Rows that another chain's writer has added meanwhile must be seen.
  await session.transaction(erased, "the newest state")
}

/**
 * Whether only this chain has rows in a partition, which is emptied at once then, so that its space is free. Nobody can add rows to it
 * from then on, until the transaction ends.
 */
async function isAlone(transaction: Transaction, partition: string, chain: string): Promise<boolean> {
  const sql = `SELECT count(*) FILTER (WHERE chain_id = :id) AS own, count(*) FILTER (WHERE chain_id <> :id) AS others FROM (
    (SELECT chain_id FROM ${schema}.${partition} WHERE chain_id = :id LIMIT 1) UNION ALL
    (SELECT chain_id FROM ${schema}.${partition} WHERE chain_id < :id LIMIT 1) UNION ALL
    (SELECT chain_id FROM ${schema}.${partition} WHERE chain_id > :id LIMIT 1)) AS found`
  const query = { name: `alone_in_${partition}`, sql, plan: { sqlite: [], postgres: [] } }
  const isSo = async () => {
    const found = await transaction.get<{ own: number; others: number }>(query, { id: BigInt(chain) })
    return found?.own === 1 && found.others === 0
  }
  if (!(await isSo())) return false
  await transaction.execute(`LOCK TABLE ${schema}.${partition} IN ACCESS EXCLUSIVE MODE`)
  return isSo()
}
