import { StoreVersionError } from "../../errors.ts"
import type { Channel } from "../../postgres/channel.ts"
import { schema } from "../../postgres/client.ts"
import { ownSchema } from "../../postgres/locks.ts"
import { Session } from "../../postgres/session.ts"
import type { PostgresTarget } from "../../postgres/target.ts"
import type { Distribution } from "../distribution-layout.ts"
import { type OperationOptions, ProgressCounter } from "../progress.ts"
import { withConnection } from "./connection.ts"
import { type StoredTable, storedTables } from "./tables.ts"

/** The columns that rows are distributed by, and the table whose shards the other tables of the scope are placed with. */
const scopes = [
  { column: "chain_id", first: "evm_block" },
  { column: "network_id", first: "primary_block" },
] as const

const lowestCitus = 11

/** How a database is laid out; changes nothing. */
export function readPostgresDistribution(target: PostgresTarget): Promise<Distribution> {
  return withConnection(target, async ({ channel }) => read(channel, target))
}

/** Moves the rows of a table to the workers. Citus leaves a copy on the coordinator, which goes in the same transaction. */
const distributing = `SELECT create_distributed_table($1::regclass, $2, colocate_with => $3)::text,
  truncate_local_data_after_distributing_table($1::regclass)::text`

/** Distributes the tables that are not distributed yet, each in a transaction. */
export async function distributePostgres(target: PostgresTarget, options: OperationOptions): Promise<Distribution> {
  const session = await Session.open(target, "migrate")
  try {
    // A writer would wait for each table, and its prepared statements would be of tables that have moved.
    await ownSchema(session)
    // When this process is killed, its statement ends and its locks are free, so that a repeated run goes on.
    await session.own("SET client_connection_check_interval = '2s'")
    const { tables } = await readPostgresDistribution(target)
    const missing = tables.filter(({ isDistributed }) => !isDistributed)
    const counter = new ProgressCounter(
      missing.reduce((sum, { bytes }) => sum + bytes, 0),
      options,
    )
    for (const { name, column, bytes } of missing) {
      counter.at(name, 0)
      const { first } = scopes.find((scope) => scope.column === column) as (typeof scopes)[number]
      const place = name === first ? "none" : `${schema}.${first}`
      await session.own(distributing, [`${schema}.${name}`, column, place])
      counter.finish(name, bytes)
    }
    return readPostgresDistribution(target)
  } finally {
    await session.close()
  }
}

async function read(channel: Channel, target: PostgresTarget): Promise<Distribution> {
  const { rows } = await channel.query({
    text: "SELECT extversion AS version FROM pg_extension WHERE extname = 'citus'",
    values: [],
  })
  const version: string | undefined = rows[0]?.version
  if (version === undefined || Number.parseInt(version, 10) < lowestCitus)
    throw new StoreVersionError(
      `PostgreSQL at ${target.name} ${version === undefined ? "does not have the extension citus in this database" : `has citus ${version}`}; ` +
        `distributing needs version ${lowestCitus} or newer. Run CREATE EXTENSION citus in it, here and on each worker.`,
    )
  const tables = await storedTables(channel)
  if (tables.length === 0)
    throw new Error(`PostgreSQL at ${target.name} has no store. Start serac once, then distribute it.`)
  const [workers, distributed] = await Promise.all([
    channel.query({ text: "SELECT count(*)::int4 AS count FROM citus_get_active_worker_nodes()", values: [] }),
    channel.query({ text: "SELECT logicalrelid::regclass::text AS name FROM pg_dist_partition", values: [] }),
  ])
  const names = new Set(distributed.rows.map(({ name }) => String(name).replace(`${schema}.`, "")))
  const laidOut = tables.flatMap((table) => {
    const column = columnOf(table)
    return column ? [{ name: table.name, column, bytes: table.bytes, isDistributed: names.has(table.name) }] : []
  })
  // The first tables of the scopes come first: the others are placed with them.
  const rank = ({ name }: { readonly name: string }) => (scopes.some(({ first }) => first === name) ? 0 : 1)
  return { citus: version, workers: workers.rows[0]?.count ?? 0, tables: laidOut.sort((a, b) => rank(a) - rank(b)) }
}

const columnOf = ({ columns }: StoredTable) => scopes.find(({ column }) => columns.includes(column))?.column
