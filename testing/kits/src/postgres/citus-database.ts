import pg from "pg"
import { createDatabase, withClient } from "./database.ts"

/**
 * Creates an empty database on a Citus coordinator and on each of its workers, joined to one cluster, and resolves to its URL.
 *
 * @param url of a database of the coordinator that has the extension and knows the workers.
 * @param shards of each distributed table; few make the tests fast.
 */
export async function createCitusDatabase(url: string, shards = 4): Promise<string> {
  const workers = await workersOf(url)
  const created = await createDatabase(url)
  const { hostname, port, pathname } = new URL(created)
  const name = decodeURIComponent(pathname.slice(1))
  for (const worker of workers) {
    await withClient(urlOn(url, worker, "postgres"), (client) =>
      client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} STRATEGY FILE_COPY`),
    )
    await withClient(urlOn(url, worker, name), (client) => client.query("CREATE EXTENSION citus"))
  }
  await withClient(created, async (client) => {
    await client.query("CREATE EXTENSION citus")
    await client.query("SELECT citus_set_coordinator_host($1, $2)", [hostname, Number(port)])
    for (const { host, port } of workers) await client.query("SELECT citus_add_node($1, $2)", [host, port])
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} SET citus.shard_count = ${Math.trunc(shards)}`)
  })
  return created
}

interface Worker {
  readonly host: string
  readonly port: number
}

async function workersOf(url: string): Promise<readonly Worker[]> {
  const workers: Worker[] = []
  await withClient(url, async (client) => {
    const { rows } = await client.query<Worker>(
      "SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid > 0 AND noderole = 'primary' ORDER BY nodeid",
    )
    workers.push(...rows)
  })
  if (workers.length === 0)
    throw new Error("the coordinator knows no workers: run SELECT citus_add_node(host, port) in it")
  return workers
}

function urlOn(url: string, { host, port }: Worker, database: string): string {
  const other = new URL(url)
  other.hostname = host
  other.port = String(port)
  other.pathname = `/${database}`
  return other.href
}
