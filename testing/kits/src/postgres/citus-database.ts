import pg from "pg"
import { makeDatabase, withClient } from "./database.ts"

/** Host and port of a server of a cluster. */
export interface CitusNode {
  readonly host: string
  readonly port: number
}

/** A database of a Citus cluster: on the coordinator, and on each worker under the same name. */
export interface CitusDatabase {
  /** Its URL on the coordinator. */
  readonly url: string
  /** Executes SQL on the coordinator, over a connection of its own. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** The workers, the first added first. */
  workers(): Promise<readonly CitusNode[]>
  /** Creates the database on another server, and adds that server to the workers. */
  addWorker(node: CitusNode): Promise<void>
  /** Drops the database on the coordinator and on all workers, even those in use. */
  drop(): Promise<void>
}

/**
 * Creates an empty database on a Citus coordinator and on each of its workers, joined to one cluster.
 *
 * @param url of a database of the coordinator that has the extension and knows the workers.
 * @param shards of each distributed table; few make the tests fast.
 */
export async function createCitusDatabase(url: string, shards = 4): Promise<CitusDatabase> {
  const nodes = [...(await workersOf(url))]
  const created = await makeDatabase(url, "serac_test")
  const { hostname, port, pathname } = new URL(created)
  const name = decodeURIComponent(pathname.slice(1))
  const identifier = pg.escapeIdentifier(name)
  const prepare = async (node: CitusNode) => {
    await withClient(urlOn(url, node, "postgres"), (client) =>
      client.query(`CREATE DATABASE ${identifier} STRATEGY FILE_COPY`),
    )
    await withClient(urlOn(url, node, name), (client) => client.query("CREATE EXTENSION citus"))
  }
  await oneAfterAnother(url, async () => {
    for (const node of nodes) await prepare(node)
    await withClient(created, async (client) => {
      await client.query("CREATE EXTENSION citus")
      await client.query("SELECT citus_set_coordinator_host($1, $2)", [hostname, Number(port)])
      for (const { host, port } of nodes) await client.query("SELECT citus_add_node($1, $2)", [host, port])
      await client.query(`ALTER DATABASE ${identifier} SET citus.shard_count = ${Math.trunc(shards)}`)
    })
  })
  return {
    url: created,
    query: (sql, values) => queryOn(created, sql, values),
    workers: () => workersOf(created),
    async addWorker(node) {
      await prepare(node)
      nodes.push(node)
      await withClient(created, (client) => client.query("SELECT citus_add_node($1, $2)", [node.host, node.port]))
    },
    async drop() {
      for (const server of [url, ...nodes.map((node) => urlOn(url, node, "postgres"))])
        await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${identifier} WITH (FORCE)`))
    },
  }
}

/** Adding a node writes the roles of all databases of its server, which two sessions cannot do at once ("tuple concurrently updated"). */
function oneAfterAnother(url: string, work: () => Promise<void>): Promise<void> {
  return withClient(url, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtextextended('serac nodes of a cluster', 0))")
    await work()
  })
}

const workersSql =
  "SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid > 0 AND noderole = 'primary' ORDER BY nodeid"

async function workersOf(url: string): Promise<readonly CitusNode[]> {
  const workers = await queryOn<CitusNode>(url, workersSql)
  if (workers.length === 0)
    throw new Error("the coordinator knows no workers: run SELECT citus_add_node(host, port) in it")
  return workers
}

async function queryOn<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const found: Row[] = []
  await withClient(url, async (client) => {
    found.push(...(await client.query<Row>(sql, [...values])).rows)
  })
  return found
}

function urlOn(url: string, { host, port }: CitusNode, database: string): string {
  const other = new URL(url)
  other.hostname = host
  other.port = String(port)
  other.pathname = `/${database}`
  return other.href
}
