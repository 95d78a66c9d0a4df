import { existsSync } from "node:fs"
import { chmod, mkdir, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { backup } from "node:sqlite"
import { Worker } from "node:worker_threads"
import type { Part } from "../../engine.ts"
import type { Scope } from "../../schema/migration.ts"
import { SqliteConnection } from "../../sqlite/connection.ts"
import { versionIn } from "../../sqlite/file-version.ts"
import { databaseFiles } from "../../sqlite/files.ts"
import { partsIn } from "../../sqlite/migrate-files.ts"
import { readerPragmas } from "../../sqlite/pragmas.ts"
import { assertSqliteVersion } from "../../sqlite/version.ts"
import { digestFile, makeWhole, requireRoom, sync, writeSynced } from "../files.ts"
import { headOfChain, headsOfNetwork } from "../heads.ts"
import { type BackupFile, type BackupManifest, digestsOf, manifestName, manifestOf } from "../manifest.ts"
import { type OperationOptions, ProgressCounter } from "../progress.ts"

// 16 MiB of pages of 8 KiB: small enough to report progress and to stop between two steps.
const pagesAtOnce = 2048

interface BackupSource {
  readonly path: string
  readonly scope: Scope
  readonly id?: string
}

/** Copies every database file of a data directory, each as of one moment, during concurrent writes. */
export async function backUpSqlite(
  directory: string,
  target: string,
  options: OperationOptions,
): Promise<BackupManifest> {
  assertSqliteVersion()
  if (!existsSync(databaseFiles.meta(directory))) throw new Error(`${directory} has no store.`)
  const createdAt = new Date().toISOString()
  const sources = [
    { path: "meta.sqlite", scope: "meta" } as const,
    ...(await partsIn(directory)).map((part: Part) => ({ path: `${part.scope}s/${part.id}.sqlite`, ...part })),
  ]
  const sizes = await Promise.all(sources.map(({ path }) => stat(join(directory, path)).then(({ size }) => size)))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return makeWhole(target, async (folder) => {
    await requireRoom(folder, total)
    // Each file is copied, then read for the check and the digest.
    const progress = new ProgressCounter(total * 2, options)
    const copied: Copied[] = []
    for (const source of sources) copied.push(...(await copySource(directory, folder, source, progress)))
    const versions = lowestVersions(copied)
    const manifest = manifestOf({
      store: "sqlite",
      createdAt,
      versions,
      digests: digestsOf(versions),
      chains: copied.flatMap(({ chains }) => chains),
      networks: copied.flatMap(({ networks }) => networks),
      files: copied.map(({ file }) => file),
    })
    await writeSynced(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
    return manifest
  })
}

type Copied = Pick<BackupManifest, "chains" | "networks"> & {
  readonly file: BackupFile
  readonly version: number
}

/** Copies a source; no file if its tables are still being created. */
async function copySource(
  directory: string,
  folder: string,
  source: BackupSource,
  progress: ProgressCounter,
): Promise<readonly Copied[]> {
  const { path, scope, id = "" } = source
  const to = join(folder, path)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const connection = new SqliteConnection(join(directory, path), { readOnly: true, pragmas: readerPragmas })
  try {
    // The copy shows this transaction's state; without the transaction every concurrent write would restart the copy.
    connection.database.exec("BEGIN")
    const version = await versionIn(connection, scope)
    if (version === 0) return []
    const chains = scope === "chain" ? await headOfChain(connection, id) : []
    const networks = scope === "network" ? [await headsOfNetwork(connection, Number(id))] : []
    const { pageSize } = connection.database.prepare("SELECT page_size AS pageSize FROM pragma_page_size").get() as {
      pageSize: number
    }
    await backup(connection.database, to, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) => progress.at(path, (totalPages - remainingPages) * pageSize),
    })
    connection.database.exec("COMMIT")
    await chmod(to, 0o600)
    const { size } = await stat(to)
    progress.finish(path, size)
    await check(to, path)
    const digest = await digestFile(to, { onBytes: (bytes) => progress.at(path, bytes) })
    await sync(to)
    await sync(dirname(to))
    progress.finish(path, size)
    return [{ file: { path, ...digest, scope }, version, chains, networks }]
  } finally {
    connection.close()
  }
}

function lowestVersions(copied: readonly Copied[]): BackupManifest["versions"] {
  const versions: Partial<Record<Scope, number>> = {}
  for (const { file, version } of copied) {
    if (file.scope !== undefined) versions[file.scope] = Math.min(version, versions[file.scope] ?? version)
  }
  return versions
}

// In its own thread: the check reads the whole file in one call; meanwhile this thread reports progress and can be aborted.
const checking = `
const { parentPort, workerData } = require("node:worker_threads")
const { DatabaseSync } = require("node:sqlite")
const database = new DatabaseSync(workerData)
const rows = database.prepare("PRAGMA quick_check(3)").all()
database.close()
parentPort.postMessage(rows.map((row) => row.quick_check))
`

/** Throws an Error unless SQLite's integrity check of a copy succeeds. */
async function check(file: string, name: string): Promise<void> {
  const worker = new Worker(checking, { eval: true, workerData: file })
  const found = await new Promise<readonly string[]>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject)
    worker.once("exit", () => reject(new Error(`${name}: the thread that checks the copy ended without an answer`)))
  })
  if (found.join() === "ok") return
  throw new Error(`${name}: SQLite finds the copy damaged (${found.join("; ")}). Is the original's disk whole?`)
}
