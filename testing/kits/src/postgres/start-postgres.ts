import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import type { Socket } from "node:net"
import { fileURLToPath } from "node:url"
import { createDatabase, dropDatabases, makeDatabase } from "./database.ts"
import type { PostgresOptions } from "./options.ts"

/** A PostgreSQL server for tests. */
export interface Postgres {
  /** URL of a superuser and a database shared by all tests; contains the password. */
  readonly url: string
  /** Creates an empty database and resolves to its URL. */
  createDatabase(): Promise<string>
  /** Stops the server and removes its data; for a server that already existed, removes the databases created here. */
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL 18 on a free port of 127.0.0.1, with its data in a temporary folder. It is stopped when this process
 * exits, for any reason. If SERAC_TEST_POSTGRES contains the URL of a server, that one is used instead.
 *
 * Throws an Error with the server's log if it does not start.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const existing = process.env.SERAC_TEST_POSTGRES
  if (existing && options.standbyOf === undefined) return existingServer(existing)
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL("keeper.ts", import.meta.url)), JSON.stringify(options)],
    {
      // A separate process group, since Ctrl-C would otherwise kill it before it has cleaned up.
      detached: true,
      stdio: ["pipe", "pipe", "inherit"],
    },
  )
  const url = await postgresUrl(keeper)
  for (const handle of [keeper, keeper.stdin as Socket, keeper.stdout as Socket]) handle.unref()
  return { url, createDatabase: () => createDatabase(url), stop: () => endKeeper(keeper) }
}

async function existingServer(server: string): Promise<Postgres> {
  const url = await makeDatabase(server, "serac_test")
  return { url, createDatabase: () => createDatabase(url), stop: () => dropDatabases(server, url) }
}

async function postgresUrl(keeper: ChildProcess): Promise<string> {
  let said = ""
  for await (const chunk of keeper.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    if (said.endsWith("\n")) break
  }
  const { url, error } = JSON.parse(said || '{"error":"The process that starts PostgreSQL was killed"}')
  if (error !== undefined) throw new Error(error)
  return url
}

async function endKeeper(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return
  keeper.ref()
  const exited = once(keeper, "exit")
  keeper.stdin?.end()
  await exited
}
