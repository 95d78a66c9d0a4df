import { createWriteStream } from "node:fs"
import { mkdir, rm } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { to as copyTo } from "pg-copy-streams"
import type { Connection } from "../../engine.ts"
import { accessTo } from "../../postgres/access.ts"
import { schema } from "../../postgres/client.ts"
import { holdSchema } from "../../postgres/locks.ts"
import { Session } from "../../postgres/session.ts"
import type { PostgresTarget } from "../../postgres/target.ts"
import type { Migration, Scope } from "../../schema/migration.ts"
import { migrations as released } from "../../schema/migrations.ts"
import { tablesVersion } from "../../schema/tables-state.ts"
import { DigestStream, makeWhole, sync, writeSynced } from "../files.ts"
import { headOfChain, headsOfNetwork } from "../heads.ts"
import { type BackupFile, type BackupManifest, digestsOf, manifestName, manifestOf } from "../manifest.ts"
import { type OperationOptions, ProgressCounter } from "../progress.ts"
import { type OperationConnection, withConnection } from "./connection.ts"
import { type StoredTable, storedPartitions, storedTables } from "./tables.ts"

/** A table that a restore fills by itself. */
export const versionTableName = "schema_version"

/** Copies every table of the store as of one moment, during concurrent writes. */
export async function backUpPostgres(
  target: PostgresTarget,
  directory: string,
  options: OperationOptions,
  migrations: readonly Migration[] = released,
): Promise<BackupManifest> {
  // The session's lock blocks migrations while the tables are read.
  const session = await Session.open(target, "migrate")
  try {
    await holdSchema(session)
    return await makeWhole(directory, (folder) =>
      withConnection(target, (connection) => copyAll(connection, target, folder, { options, migrations })),
    )
  } finally {
    await session.close()
  }
}

async function copyAll(
  operation: OperationConnection,
  target: PostgresTarget,
  folder: string,
  { options, migrations }: { readonly options: OperationOptions; readonly migrations: readonly Migration[] },
): Promise<BackupManifest> {
  const { channel, connection } = operation
  const createdAt = new Date().toISOString()
  await channel.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
  // Each connection to a worker of Citus would see a moment of its own, and so the tables of one chain different ones.
  if ((await accessTo(target)).hasCitus) await channel.query("SET LOCAL citus.max_adaptive_executor_pool_size = 1")
  const tables = await storedTables(channel)
  if (!tables.some(({ name }) => name === versionTableName)) {
    throw new Error(`PostgreSQL at ${target.name} has no store.`)
  }
  const versions = await versionsOf(connection, migrations)
  const ids = async (sql: string) => (await channel.query(sql)).rows.map(({ id }) => String(id))
  const chains = await ids("SELECT chain_id::text AS id FROM evm_checkpoint ORDER BY chain_id")
  const networks = await ids("SELECT network_id::text AS id FROM primary_network ORDER BY network_id")
  const copied = tables.filter(({ name }) => name !== versionTableName)
  const progress = new ProgressCounter(
    copied.reduce((sum, { bytes }) => sum + bytes, 0),
    options,
  )
  await mkdir(join(folder, "tables"), { mode: 0o700 })
  const files: BackupFile[] = []
  for (const table of copied) files.push(...(await copyTable(operation, table, folder, progress)))
  const manifest = manifestOf({
    store: "postgres",
    createdAt,
    versions,
    digests: digestsOf(versions, migrations),
    chains: (await Promise.all(chains.map((id) => headOfChain(connection, id)))).flat(),
    networks: await Promise.all(networks.map((id) => headsOfNetwork(connection, Number(id)))),
    files,
    partitions: await storedPartitions(channel),
  })
  await channel.query("COMMIT")
  await sync(join(folder, "tables"))
  await writeSynced(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function versionsOf(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<BackupManifest["versions"]> {
  const versions: Partial<Record<Scope, number>> = {}
  for (const scope of ["meta", "chain", "network"] as const) {
    versions[scope] = await tablesVersion(connection, scope, migrations)
  }
  return versions
}

/** Copies a table; no file for a table without rows. */
async function copyTable(
  { client }: OperationConnection,
  { name, columns }: StoredTable,
  folder: string,
  progress: ProgressCounter,
): Promise<readonly BackupFile[]> {
  const path = `tables/${name}.copy`
  // A query instead of the table's name: COPY of a partitioned table returns no rows.
  const source = client.query(
    copyTo(`COPY (SELECT ${columns.join(", ")} FROM ${schema}.${name}) TO STDOUT (FORMAT binary)`),
  )
  const digest = new DigestStream((bytes) => progress.at(name, bytes))
  await pipeline(source, digest, createWriteStream(join(folder, path), { flags: "wx", mode: 0o600 }))
  const written = digest.digest()
  progress.finish(name, written.bytes)
  if (source.rowCount === 0) {
    await rm(join(folder, path))
    return []
  }
  await sync(join(folder, path))
  return [{ path, ...written, table: name, columns, rows: source.rowCount }]
}
