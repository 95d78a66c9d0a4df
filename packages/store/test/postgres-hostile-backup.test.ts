import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type BackupManifest, backUpStore, DamagedBackupError, restoreStore } from "../src/index.ts"
import { makeStoreDatabase, type TestDatabase } from "./postgres-database.ts"

let folder: string
/** What is restored into: it has a row of chain 2, and the backup one of chain 1. */
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-store-"))
  database = await makeStoreDatabase()
  await database.query("INSERT INTO evm_counter VALUES (1, 60, 0, 1, 2, '3', 4, 5)")
  await backUpStore({ kind: "postgres", url: database.url }, join(folder, "whole"))
  await database.query("UPDATE evm_counter SET chain_id = 2")
  await database.query("CREATE TABLE public.foreign_rows (a int)")
})
beforeEach(async () => {
  await rm(backup(), { recursive: true, force: true })
  await cp(join(folder, "whole"), backup(), { recursive: true })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const backup = () => join(folder, "backup")
const counters = "tables/evm_counter.copy"

/** Changes the manifest of the backup. */
async function change(make: (manifest: Changeable) => void): Promise<void> {
  const path = join(backup(), "manifest.json")
  const manifest = JSON.parse(await readFile(path, "utf8"))
  make(manifest)
  await writeFile(path, JSON.stringify(manifest))
}

interface Changeable {
  versions: Record<string, unknown>
  files: Record<string, unknown>[]
  partitions: Record<string, unknown>[]
}

const changeFile = (members: Record<string, unknown>) =>
  change(({ files: [file] }) => void Object.assign(file ?? {}, members))

/** Gives a file of rows other bytes, and their digest to the manifest: it lies beside what it guards. */
async function fill(bytes: Buffer): Promise<void> {
  await writeFile(join(backup(), counters), bytes)
  await changeFile({ bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") })
}

/** All that is in the database, of the store and not. */
async function contents(): Promise<unknown> {
  const relations = `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY 1`
  return {
    relations: (await database.query(relations)).map(({ name }) => name),
    functions: await database.query(
      "SELECT proname FROM pg_proc WHERE pronamespace = 'serac'::regnamespace ORDER BY 1",
    ),
    triggers: await database.query("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal"),
    versions: await database.query("SELECT scope, version::int FROM schema_version ORDER BY scope"),
    counters: await database.query("SELECT chain_id::int FROM evm_counter"),
  }
}

/** Why the backup is refused, while the database stays as it was. */
async function refusal(): Promise<string> {
  const before = await contents()
  const restoring: Promise<BackupManifest> = restoreStore({ kind: "postgres", url: database.url }, backup(), {
    replace: true,
  })
  const error = await restoring.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DamagedBackupError)
  expect(await contents()).toEqual(before)
  return (error as Error).message.replaceAll(`${backup()}/`, "")
}

test.each([
  "../backup/tables/evm_counter.copy",
  "tables/../tables/evm_counter.copy",
  "/etc/passwd",
  "tables/sub/evm_counter.copy",
  "tables\\evm_counter.copy",
  "tables/evm_counter.copy\n",
  "tables/evm_counter.copy\0",
])("a path that may lead out of the backup is refused: %j", async (path) => {
  await changeFile({ path })
  expect(await refusal()).toBe("manifest.json: files[0].path must be the name of a file of a backup.")
})

test.runIf(process.platform !== "win32").each([
  ["a FIFO", (path: string) => void execFileSync("mkfifo", [path])],
  ["a symbolic link", (path: string) => symlink(join(folder, "whole", counters), path)],
  ["a folder", (path: string) => mkdir(path)],
])("%s in the place of a file is refused", async (kind, make) => {
  await rm(join(backup(), counters))
  await make(join(backup(), counters))
  expect(await refusal()).toBe(`${counters} is ${kind}, and no regular file.`)
})

test.runIf(process.platform !== "win32")("a folder of the backup that is a link out of it is refused", async () => {
  await rename(join(backup(), "tables"), join(folder, "elsewhere"))
  await symlink(join(folder, "elsewhere"), join(backup(), "tables"))
  expect(await refusal()).toBe("tables is a symbolic link, and no folder.")
})

test.each([
  ["sly", `${counters} has rows of sly, which is no table of a store.`],
  ["foreign_rows", `${counters} has rows of foreign_rows, which is no table of a store.`],
  ["pg_authid", `${counters} has rows of pg_authid, which is no table of a store.`],
  ["evm_counter_pkey", `${counters} has rows of evm_counter_pkey, which is no table of a store.`],
  ["public.foreign_rows", "manifest.json: files[0].table must be the name of a table."],
  ["evm_counter; DROP TABLE public.foreign_rows; --", "manifest.json: files[0].table must be the name of a table."],
])("rows of another table are refused: %s", async (table, words) => {
  await changeFile({ table })
  expect(await refusal()).toBe(words)
})

test("versions of tables come from the manifest, and from no rows", async () => {
  await changeFile({ table: "schema_version", columns: ["scope", "version"] })
  expect(await refusal()).toBe(`${counters} has rows of schema_version, which is no table of a store.`)
})

test.each([
  [["sly"], `${counters} has the column sly, which evm_counter does not have.`],
  [["chain_id) FROM PROGRAM 'true' --"], "manifest.json: files[0].columns must be names of columns."],
  [[["chain_id"]], "manifest.json: files[0].columns must be names of columns."],
  [["chain_id", "chain_id"], "manifest.json: files[0].columns must be names of columns."],
])("columns that the table does not have are refused: %j", async (columns, words) => {
  await changeFile({ columns })
  expect(await refusal()).toBe(words)
})

test("a file that is named twice is refused", async () => {
  await change(({ files }) => void files.push({ ...files[0] }))
  expect(await refusal()).toBe(`manifest.json: files[1].path is named twice.`)
})

test.each([
  [
    "sly",
    "evm_block",
    "FOR VALUES FROM ('3', '0') TO ('3', '9')",
    "must have the names of a partition and of its table",
  ],
  ["evm_block_c3", "evm_block", "FOR VALUES FROM (length(repeat('a', 9))) TO (9)", "bound is none"],
  ["evm_block_c3", "evm_block", "FOR VALUES FROM (3, 0) TO (3, 9) TABLESPACE sly", "bound is none"],
  ["evm_block_c3", "evm_block", "DEFAULT; DROP TABLE public.foreign_rows", "bound is none"],
])("a partition that no table of a store has is refused: %s of %s %s", async (name, parent, bound, words) => {
  await change(({ partitions }) => void partitions.push({ name, parent, bound }))
  expect(await refusal()).toMatch(new RegExp(`^manifest.json: partitions\\[\\d+\\](?:\\.| )${words}\\.$`))
})

test.each([
  ["evm_counter_c3", "evm_counter", "FOR VALUES IN (3)", '"evm_counter" is not partitioned'],
  ["sly_c3", "sly", "FOR VALUES IN (3)", 'relation "serac.sly" does not exist'],
])("a partition of what has none is refused: %s", async (name, parent, bound, words) => {
  await change(({ partitions }) => void partitions.push({ name, parent, bound }))
  expect(await refusal()).toBe(`manifest.json: the partition ${name} cannot be made: ${words}.`)
})

test("rows that are none are refused by the name of their file", async () => {
  await fill(Buffer.from("DROP TABLE serac.evm_counter"))
  expect(await refusal()).toBe(`${counters} cannot be read into evm_counter: COPY file signature not recognized.`)
})

test("a restore that is told to end while it copies ends with the reason, and the database stays as it was", async () => {
  const before = await contents()
  const stopping = new AbortController()
  const reason = new Error("stopped")
  // Each file is read twice: the second time it goes into the database.
  const onProgress = ({ done, total }: { done: number; total: number }) => done > total / 2 && stopping.abort(reason)
  const options = { replace: true, signal: stopping.signal, onProgress } as const
  await expect(restoreStore({ kind: "postgres", url: database.url }, backup(), options)).rejects.toBe(reason)
  expect(await contents()).toEqual(before)
})

test("a restore that is told to end while it waits for who reads a table ends at once", async () => {
  const before = await contents()
  const stopping = new AbortController()
  const reason = new Error("stopped")
  await database.query("BEGIN")
  try {
    await database.query("SELECT FROM evm_counter")
    const options = { replace: true, signal: stopping.signal } as const
    const restoring = restoreStore({ kind: "postgres", url: database.url }, backup(), options)
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    const waiters = async () => {
      // A transaction sees activities as they were when it first looked.
      await database.query("SELECT pg_stat_clear_snapshot()")
      return database.query(waiting)
    }
    await expect.poll(waiters).toHaveLength(1)
    stopping.abort(reason)
    await expect(restoring).rejects.toBe(reason)
  } finally {
    await database.query("ROLLBACK")
  }
  expect(await contents()).toEqual(before)
})
