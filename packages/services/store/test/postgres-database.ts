import { createDatabase } from "@serac/postgres"
import pg from "pg"
import { inject } from "vitest"
import { openStore } from "../src/index.ts"

/** An empty database, and a connection to it that is not the store's. */
export interface TestDatabase {
  readonly url: string
  /** Executes SQL in the store's schema. */
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Ends all of the store's connections, and waits until they are gone. */
  terminate(): Promise<void>
  close(): Promise<void>
}

/** @param template URL of the database that it is a copy of; default an empty one */
export async function makeDatabase(template?: string): Promise<TestDatabase> {
  const url = await createDatabase(inject("postgresUrl"), template)
  const client = new pg.Client({ connectionString: url, application_name: "test", options: "-c search_path=serac" })
  await client.connect()
  const query = async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
    (await client.query<Row>(sql, values)).rows
  return {
    url,
    query,
    async terminate() {
      await query(`SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'serac'`)
    },
    close: () => client.end(),
  }
}

let template: Promise<string> | undefined

/** A database with the tables of a store, copied from one in which they were made: to make them takes several times as long. */
export async function makeStoreDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate()
  return makeDatabase(await template)
}

async function makeTemplate(): Promise<string> {
  const url = await createDatabase(inject("postgresUrl"))
  const store = await openStore({ kind: "postgres", url })
  await store.close()
  return url
}
