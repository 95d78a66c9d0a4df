import { randomBytes } from "node:crypto"
import pg from "pg"

/**
 * Creates a database on the server of `url` and resolves to its URL; its name begins with the name of `url`'s database.
 *
 * @param template URL of the database to copy, which must have no connections; default: an empty one
 */
export function createDatabase(url: string, template?: string): Promise<string> {
  return makeDatabase(url, databaseName(url), template)
}

export async function makeDatabase(server: string, prefix: string, template?: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`
  const like = template === undefined ? "" : `TEMPLATE ${pg.escapeIdentifier(databaseName(template))}`
  // Copying the files takes a third of the time of logging all pages.
  const sql = `CREATE DATABASE ${pg.escapeIdentifier(name)} ${like} STRATEGY FILE_COPY`
  await withClient(server, (client) => client.query(sql))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Drops the database of `url` and all databases that {@link createDatabase} created from it, even those in use, through `server`. */
export async function dropDatabases(server: string, url: string): Promise<void> {
  await withClient(server, async (client) => {
    const name = databaseName(url)
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname = $1 OR starts_with(datname, $1 || '_')",
      [name],
    )
    for (const { datname } of rows) {
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)} WITH (FORCE)`)
    }
  })
}

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || "postgres"

/** Runs some work over a separate connection. */
export async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // If the server goes away, only the pending queries fail.
  client.on("error", () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Runs statements in a schema of a database, over a connection of their own. */
export async function runStatements(url: string, schema: string, statements: readonly string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`SET search_path = ${pg.escapeIdentifier(schema)}`)
    for (const sql of statements) await client.query(sql)
  })
}
