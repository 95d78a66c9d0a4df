import { createDatabase } from "@serac/kits/postgres"
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
  return connectTo(await createDatabase(inject("postgresUrl"), template))
}

export async function connectTo(url: string): Promise<TestDatabase> {
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

/** Tables that have room for rows, and whether that is more than a few pages; a table that Citus distributes has them elsewhere. */
const tablesWithRows = `SELECT oid::regclass::text AS name, pg_relation_size(oid) > 65536 AS "isLarge" FROM pg_class
  WHERE relnamespace = current_schema::regnamespace AND relkind = 'r' AND relname <> 'schema_version'
    AND (pg_relation_size(oid) > 0 OR to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL)`

/**
 * Databases with the tables of a store, each used by one after the other: to empty one takes a fraction of what it takes to make it, and
 * chains find partitions of theirs that another has left. Whoever changes tables needs one of {@link makeStoreDatabase}.
 */
export class StoreDatabases {
  readonly #free: TestDatabase[] = []
  readonly #make: () => Promise<TestDatabase>

  constructor(make: () => Promise<TestDatabase> = makeStoreDatabase) {
    this.#make = make
  }

  /** A database without rows, for as long as it is not given back. */
  async take(): Promise<TestDatabase> {
    return this.#free.pop() ?? this.#make()
  }

  /** Takes back what {@link take} gave, once nobody else is connected to it. */
  async giveBack(database: TestDatabase): Promise<void> {
    for (const { name, isLarge } of await database.query<{ name: string; isLarge: boolean }>(tablesWithRows)) {
      // What is deleted is passed over by whoever reads until it is vacuumed; to truncate makes all files of a table anew.
      await database.query(isLarge ? `TRUNCATE ${name}` : `DELETE FROM ${name}`)
    }
    this.#free.push(database)
  }

  async close(): Promise<void> {
    for (const database of this.#free.splice(0)) await database.close()
  }
}

async function makeTemplate(): Promise<string> {
  const url = await createDatabase(inject("postgresUrl"))
  const store = await openStore({ kind: "postgres", url })
  await store.close()
  return url
}
