import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import type { Socket } from "node:net"
import { fileURLToPath } from "node:url"
import { createDatabase, dropDatabases, makeDatabase } from "./database.ts"
import type { PostgresOptions } from "./options.ts"

/** A PostgreSQL server for tests. */
export interface Postgres {
  /** URL of a superuser and a database that all tests share; contains the password. */
  readonly url: string
  /** Makes an empty database and resolves to its URL. */
  createDatabase(): Promise<string>
  /** Ends the server and removes its data; of a server that was there before, removes the databases made here. */
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL 18 on a free port of 127.0.0.1 with its data in a temporary folder; it ends with this process,
 * however this ends. Where SERAC_TEST_POSTGRES names a server, that one is used.
 *
 * Throws an Error with the server's log when it does not start.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const existing = process.env.SERAC_TEST_POSTGRES
  if (existing && options.standbyOf === undefined) return existingServer(existing)
  const keeper = spawn(
    process.execPath,
    [fileURLToPath(new URL("keeper.ts", import.meta.url)), JSON.stringify(options)],
    {
      // A group of its own: Ctrl-C would kill it before it has cleaned up.
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
