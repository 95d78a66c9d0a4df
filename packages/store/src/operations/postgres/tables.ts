import type { Channel } from "../../postgres/channel.ts"
import { schema } from "../../postgres/client.ts"
import type { BackupPartition } from "../manifest.ts"

/** A table of the schema from the catalogue; partitions count to their table. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Including indexes and partitions. */
  readonly bytes: number
  /** The server's last row estimate; -1 if it has none. */
  readonly rows: number
}

const tables = `SELECT c.relname AS name,
    (SELECT string_agg(a.attname, ',' ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT sum(pg_total_relation_size(t.relid)) FROM pg_partition_tree(c.oid) t) AS tree_bytes,
    pg_total_relation_size(c.oid) AS bytes,
    c.reltuples::float8::text AS rows
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY c.relname`

/** All tables of the store. */
export async function storedTables(channel: Channel): Promise<readonly StoredTable[]> {
  const { rows } = await channel.query({ text: tables, values: [schema] })
  return rows.map(({ name, columns, tree_bytes, bytes, rows: count }) => ({
    name,
    columns: String(columns ?? "").split(","),
    bytes: Number(tree_bytes ?? bytes),
    rows: Number(count),
  }))
}

const partitions = `SELECT c.relname AS name, p.relname AS parent, pg_get_expr(c.relpartbound, c.oid) AS bound,
    CASE WHEN c.relkind = 'p' THEN pg_get_partkeydef(c.oid) END AS "partitionedBy"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
  WHERE n.nspname = $1 AND c.relispartition AND c.relkind IN ('r', 'p')
  ORDER BY (SELECT count(*) FROM pg_partition_ancestors(c.oid)), c.relname`

/** All partitions, parents first. */
export async function storedPartitions(channel: Channel): Promise<readonly BackupPartition[]> {
  const { rows } = await channel.query({ text: partitions, values: [schema] })
  return rows.map(({ name, parent, bound, partitionedBy }) => ({
    name,
    parent,
    bound,
    ...(partitionedBy === null ? {} : { partitionedBy }),
  }))
}
