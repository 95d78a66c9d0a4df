import { createReadStream } from "node:fs"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import type { Transaction } from "../../engine.ts"
import { ChainLockedError, StoreVersionError } from "../../errors.ts"
import type { Channel } from "../../postgres/channel.ts"
import { schema } from "../../postgres/client.ts"
import { ownSchema } from "../../postgres/locks.ts"
import { prepareDatabase } from "../../postgres/prepare.ts"
import { Session } from "../../postgres/session.ts"
import type { PostgresTarget } from "../../postgres/target.ts"
import { inTransaction } from "../../postgres/transaction.ts"
import { migrateWithin } from "../../schema/migrate.ts"
import type { Migration } from "../../schema/migration.ts"
import { migrations as released } from "../../schema/migrations.ts"
import { DamagedBackupError } from "../damaged-backup-error.ts"
import { assertWritten, DigestStream, untilAborted } from "../files.ts"
import { type BackupManifest, manifestName } from "../manifest.ts"
import { ProgressCounter } from "../progress.ts"
import type { RestoreOptions } from "../restore-options.ts"
import { versionTableName } from "./backup.ts"
import { type OperationConnection, withConnection } from "./connection.ts"
import { storedPartitions, storedTables } from "./tables.ts"

const chunk = 1024 * 1024
// Tables that have rows in every store that was ever opened.
const alwaysFull = new Set([versionTableName, "store_secret"])

/** Restores a backup's rows into a database in one transaction, then migrates its tables to the newest version. */
export async function restorePostgres(
  target: PostgresTarget,
  source: string,
  manifest: BackupManifest,
  options: RestoreOptions,
  migrations: readonly Migration[] = released,
): Promise<void> {
  // Each file is read twice: first it is compared with its digest, before any row is changed.
  const progress = new ProgressCounter(2 * manifest.files.reduce((sum, { bytes }) => sum + bytes, 0), options)
  for (const file of manifest.files) {
    const onBytes = (bytes: number) => progress.at(file.path, bytes)
    await assertWritten(source, file, { onBytes, signal: options.signal })
    progress.finish(file.path, file.bytes)
  }
  await withConnection(target, async ({ channel }) => {
    await refuseFull(channel, target, options)
  })
  // A new database gets its schema first.
  await prepareDatabase(target, migrations)
  const session = await Session.open(target, "migrate")
  try {
    await ownSchema(session, `${options.lockTimeout ?? 10_000}ms`).catch((error) => {
      if (!(error instanceof StoreVersionError)) throw error
      throw new ChainLockedError(`Chains are being indexed into PostgreSQL at ${target.name}: stop that first.`, {
        cause: error,
      })
    })
    await withConnection(target, (connection) =>
      cancelledBy(options.signal, connection, session, () =>
        fill(connection, target, source, manifest, { options, progress, migrations }),
      ),
    )
  } finally {
    await session.close()
  }
  await prepareDatabase(target, migrations)
}

/** Makes a signal also end a statement that waits: tables are deleted only when no session reads them. */
async function cancelledBy(
  signal: AbortSignal | undefined,
  { channel }: OperationConnection,
  session: Session,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await channel.query("SELECT pg_backend_pid()::text AS pid")
  const cancel = () => {
    session.own("SELECT pg_cancel_backend($1)", [String(rows[0]?.pid)]).catch(() => {})
  }
  signal?.addEventListener("abort", cancel)
  try {
    await untilAborted(signal, work)
  } finally {
    signal?.removeEventListener("abort", cancel)
  }
}

async function refuseFull(
  channel: Channel,
  target: PostgresTarget,
  { replace = false }: RestoreOptions,
): Promise<void> {
  if (replace) return
  for (const { name } of await storedTables(channel)) {
    if (alwaysFull.has(name)) continue
    const { rows } = await channel.query(`SELECT 1 FROM ${schema}.${name} LIMIT 1`)
    if (rows.length > 0) {
      throw new Error(`PostgreSQL at ${target.name} has a store already; with --replace it is deleted.`)
    }
  }
}

interface Filling {
  readonly options: RestoreOptions
  readonly progress: ProgressCounter
  readonly migrations: readonly Migration[]
}

function fill(
  { client, channel }: OperationConnection,
  target: PostgresTarget,
  source: string,
  manifest: BackupManifest,
  { options, progress, migrations }: Filling,
): Promise<void> {
  return inTransaction(channel, async (transaction) => {
    await refuseFull(channel, target, options)
    const tables = (await storedTables(channel)).map(({ name }) => `${schema}.${name}`)
    options.signal?.throwIfAborted()
    if (tables.length > 0) await transaction.execute(`DROP TABLE ${tables.join(", ")} CASCADE`)
    for (const [scope, version] of Object.entries(manifest.versions)) {
      await migrateWithin(transaction, scope as keyof typeof manifest.versions, migrations.slice(0, version))
    }
    await makePartitions(transaction, channel, source, manifest)
    await assertTables(channel, source, manifest)
    for (const { path, bytes, table = "", columns = [] } of manifest.files) {
      const copying = copyFrom(`COPY ${schema}.${table} (${columns.join(", ")}) FROM STDIN (FORMAT binary)`)
      const counting = new DigestStream((done) => progress.at(path, done))
      const reading = createReadStream(join(source, path), { highWaterMark: chunk })
      await untilAborted(options.signal, (ending) => pipeline(reading, counting, client.query(copying), ending)).catch(
        (error) => {
          throw refusedBy(error, `${join(source, path)} cannot be read into ${table}`)
        },
      )
      progress.finish(path, bytes)
    }
  })
}

/** PostgreSQL errors about data and names that do not fit its tables become DamagedBackupErrors; other errors stay. */
function refusedBy(error: unknown, words: string): unknown {
  const isOfData = error instanceof pg.DatabaseError && /^(?:22|23|42(?!501))/.test(error.code ?? "")
  return isOfData ? new DamagedBackupError(`${words}: ${error.message}.`, { cause: error }) : error
}

/** Throws {@link DamagedBackupError} if a backup has rows of tables that the migrations of its version do not create. */
async function assertTables(channel: Channel, source: string, { files }: BackupManifest): Promise<void> {
  const columns = new Map((await storedTables(channel)).map((table) => [table.name, new Set(table.columns)]))
  // No backup has rows of this table: the manifest contains the versions.
  columns.delete(versionTableName)
  for (const { path, table = "", columns: given = [] } of files) {
    const known = columns.get(table)
    const file = join(source, path)
    if (known === undefined) throw new DamagedBackupError(`${file} has rows of ${table}, which is no table of a store.`)
    const foreign = given.find((column) => !known.has(column))
    if (foreign !== undefined)
      throw new DamagedBackupError(`${file} has the column ${foreign}, which ${table} does not have.`)
  }
}

/** Creates the partitions that are not created with their tables. */
async function makePartitions(
  transaction: Transaction,
  channel: Channel,
  source: string,
  manifest: BackupManifest,
): Promise<void> {
  const there = new Set((await storedPartitions(channel)).map(({ name }) => name))
  for (const { name, parent, bound, partitionedBy } of manifest.partitions ?? []) {
    if (there.has(name)) continue
    const further = partitionedBy === undefined ? "" : ` PARTITION BY ${partitionedBy}`
    const sql = `CREATE TABLE ${schema}.${name} PARTITION OF ${schema}.${parent} ${bound}${further}`
    await transaction.execute(sql).catch((error) => {
      throw refusedBy(error, `${join(source, manifestName)}: the partition ${name} cannot be made`)
    })
  }
}
