import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { createDatabase, type Postgres, startPostgres } from "../../src/postgres/index.ts"

let postgres: Postgres

beforeAll(async () => {
  vi.stubEnv("SERAC_TEST_POSTGRES", "")
  postgres = await startPostgres({ settings: { max_connections: 30 } })
})

beforeEach(() => {
  vi.stubEnv("SERAC_TEST_POSTGRES", "")
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await postgres.stop()
})

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const settings = (url: string, ...names: string[]) =>
  query<{ name: string; setting: string }>(
    url,
    `SELECT name, setting FROM pg_settings WHERE name IN ('${names.join("','")}') ORDER BY name`,
  )

test("it is PostgreSQL 18 with the settings asked for, that does not wait for the disk", async () => {
  expect(await settings(postgres.url, "server_version", "fsync", "max_connections", "listen_addresses")).toEqual([
    { name: "fsync", setting: "off" },
    { name: "listen_addresses", setting: "127.0.0.1" },
    { name: "max_connections", setting: "30" },
    { name: "server_version", setting: expect.stringMatching(/^18\./) },
  ])
})

test("every database is another, empty one", async () => {
  const [one, two] = await Promise.all([postgres.createDatabase(), createDatabase(postgres.url)])
  await query(one, "CREATE TABLE mine (id int)")
  expect(await query(one, "SELECT count(*) FROM mine")).toEqual([{ count: "0" }])
  await expect(query(two, "SELECT count(*) FROM mine")).rejects.toThrow('relation "mine" does not exist')
})

test("a standby has what its server has, and follows it", async () => {
  const primary = await startPostgres()
  await query(primary.url, "CREATE TABLE before (id int)")
  const standby = await startPostgres({ standbyOf: primary.url })
  await query(primary.url, "CREATE TABLE after (id int)")
  expect(await query(standby.url, "SELECT to_regclass('before')::text AS name")).toEqual([{ name: "before" }])
  await expect.poll(() => query(standby.url, "SELECT to_regclass('after')::text AS name")).toEqual([{ name: "after" }])
  await expect(query(standby.url, "CREATE TABLE mine (id int)")).rejects.toThrow("read-only transaction")
  await standby.stop()
  await primary.stop()
})

test("nobody gets in without the password", async () => {
  const url = new URL(postgres.url)
  url.password = "guess"
  await expect(query(url.href, "SELECT 1")).rejects.toThrow("password authentication failed")
})

test("stop ends the server and removes its data", async () => {
  const other = await startPostgres({ durable: true })
  const [fsync] = await settings(other.url, "fsync")
  const [row] = await query<{ folder: string }>(other.url, "SELECT current_setting('data_directory') AS folder")
  const folder = row?.folder ?? ""
  expect({ fsync, there: existsSync(folder) }).toEqual({ fsync: { name: "fsync", setting: "on" }, there: true })
  await other.stop()
  await other.stop()
  expect(existsSync(folder)).toBe(false)
  await expect(query(other.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
})

describe("it ends with the process that started it", () => {
  const waiting = { timeout: 30_000, interval: 20 }
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "serac-owner-"))
    await chmod(folder, 0o755)
  })

  afterEach(() => rm(folder, { recursive: true }))

  function startOwner() {
    const index = fileURLToPath(new URL("../../src/postgres/index.ts", import.meta.url))
    const script = `const { startPostgres } = await import(${JSON.stringify(index)})
      console.log((await startPostgres()).url)
      setInterval(() => {}, 1000)`
    return spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, TMPDIR: folder },
    })
  }

  test("even when that is killed", async () => {
    const owner = startOwner()
    const url = String((await once(owner.stdout, "data"))[0]).trim()
    expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }])
    owner.kill("SIGKILL")
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), waiting)
    await expect(query(url, "SELECT 1")).rejects.toThrow("ECONNREFUSED")
  })

  test("even when that is killed while the server starts", async () => {
    const owner = startOwner()
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1), waiting)
    owner.kill("SIGKILL")
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), waiting)
  })
})

test("a server that does not start says why", async () => {
  await expect(startPostgres({ settings: { max_connections: "many" } })).rejects.toThrow(
    /PostgreSQL did not start.*max_connections/s,
  )
})

test("SERAC_TEST_POSTGRES names a server to use instead, which is left as it was", async () => {
  const databases = "SELECT datname FROM pg_database ORDER BY 1"
  const before = await query(postgres.url, databases)
  vi.stubEnv("SERAC_TEST_POSTGRES", postgres.url)
  const borrowed = await startPostgres()
  const mine = await borrowed.createDatabase()
  expect(new URL(mine).host).toBe(new URL(postgres.url).host)
  expect(await query(postgres.url, databases)).toHaveLength(before.length + 2)
  const open = new pg.Client({ connectionString: mine })
  open.on("error", () => {})
  await open.connect()
  await borrowed.stop()
  expect(await query(postgres.url, databases)).toEqual(before)
})
