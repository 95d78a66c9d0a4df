import type { Channel } from "../../postgres/channel.ts"
import { schema } from "../../postgres/client.ts"
import type { BackupPartition } from "../manifest.ts"

/** A table of the schema from the catalogue; partitions count to their table. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
  /** On all nodes of a cluster, including indexes and partitions. */
  readonly bytes: number
}

const tables = `SELECT c.relname AS name,
    (SELECT string_agg(a.attname, ',' ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT sum(pg_total_relation_size(t.relid)) FROM pg_partition_tree(c.oid) t) AS tree_bytes,
    pg_total_relation_size(c.oid) AS bytes,
    to_regclass('pg_catalog.citus_shards') IS NOT NULL AS "hasShards"
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY c.relname`

/** The shards that Citus has of each table; those of partitions count to their table. */
const shards = `SELECT c.relname AS name, sum(shard_size)::int8 AS bytes
  FROM citus_shards JOIN pg_class c ON c.oid = coalesce(pg_partition_root(table_name), table_name)
  WHERE c.relnamespace = $1::regnamespace GROUP BY 1`

/** All tables of the store. */
export async function storedTables(channel: Channel): Promise<readonly StoredTable[]> {
  const { rows } = await channel.query({ text: tables, values: [schema] })
  const isSharded = rows.some(({ hasShards }) => hasShards)
  const { rows: sizes } = isSharded ? await channel.query({ text: shards, values: [schema] }) : { rows: [] }
  const elsewhere = new Map(sizes.map(({ name, bytes }) => [name, Number(bytes)]))
  return rows.map(({ name, columns, tree_bytes, bytes }) => ({
    name,
    columns: String(columns ?? "").split(","),
    bytes: Number(tree_bytes ?? bytes) + (elsewhere.get(name) ?? 0),
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
