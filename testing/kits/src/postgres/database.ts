import { randomBytes } from "node:crypto"
import pg from "pg"

/**
 * Makes a database on the server of `url` and resolves to its URL; its name begins with that of `url`'s database.
 *
 * @param template URL of the database that it is a copy of, to which nobody may be connected; default an empty one
 */
export function createDatabase(url: string, template?: string): Promise<string> {
  return makeDatabase(url, databaseName(url), template)
}

export async function makeDatabase(server: string, prefix: string, template?: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString("hex")}`
  const like = template === undefined ? "" : `TEMPLATE ${pg.escapeIdentifier(databaseName(template))}`
  // To copy the files takes a third of what it takes to log every page of them.
  const sql = `CREATE DATABASE ${pg.escapeIdentifier(name)} ${like} STRATEGY FILE_COPY`
  await withClient(server, (client) => client.query(sql))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Drops the database of `url` and all that {@link createDatabase} made from it, used or not, by way of `server`. */
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

/** Does some work over a connection of its own. */
export async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // A server that goes away fails what is asked of it, and nothing else.
  client.on("error", () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
