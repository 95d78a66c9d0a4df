import type { StoreLocation } from "@serac/store"
import type { Config } from "../config/config.ts"
import { redactUrl } from "../config/redact.ts"
import { locateStore } from "../stack/locate-store.ts"
import { readStore } from "../status/read-store.ts"
import { byteCount, countedNoun } from "../words.ts"
import { type Diagnosis, diagnosesOf } from "./diagnosis.ts"

const oldestVersion = 150_000
/** Connections that one process opens for lists, other reads and shared tables; a further one for each chain's writer. */
const connectionsPerProcess = 12
/** PostgreSQL's own default of `shared_buffers`, which suits a small database. */
const smallBuffers = 128 * 1024 ** 2
const smallWal = 1024 ** 3

const databaseDiagnosis = diagnosesOf("database")

/** What of the configuration concerns the database. */
type DatabaseConfig = Pick<
  Config,
  "dataDirectory" | "store" | "storeReplica" | "workers" | "chains" | "node" | "indexer"
>

/** Checks the embedded database or the PostgreSQL server, and what is stored in it. */
export async function examineDatabase(config: DatabaseConfig): Promise<readonly Diagnosis[]> {
  const location = locateStore(config)
  const server = location.kind === "postgres" ? await examineServer(location, config) : []
  if (server.some(({ level }) => level === "problem")) return server
  return [...server, await examineContents(config), ...examineArchive(config)]
}

/** What is stored; an empty store is not created. */
async function examineContents(config: DatabaseConfig): Promise<Diagnosis> {
  const [location, contents] = [locateStore(config), await readStore(config)]
  const where = location.kind === "sqlite" ? location.directory : redactUrl(location.url)
  if (contents.fault !== undefined)
    return databaseDiagnosis.problem(
      `${where} cannot be read: ${contents.fault}`,
      "Restore a backup, or free the disk or server of what the words name.",
    )
  const { chains, networks, quarantine, size } = contents
  if (quarantine.length > 0)
    return databaseDiagnosis.warning(
      `${countedNoun(quarantine.length, "block")} in quarantine`,
      "serac status names them; a newer version may read them.",
    )
  if (chains.length + networks.length === 0) return databaseDiagnosis.ok(`${where} is empty: nothing is indexed yet`)
  const indexed = [
    countedNoun(chains.length, "chain"),
    ...(networks.length > 0 ? [countedNoun(networks.length, "network")] : []),
  ]
  return databaseDiagnosis.ok(`${where}: ${indexed.join(" and ")}${size === undefined ? "" : `, ${byteCount(size)}`}`)
}

function examineArchive({ indexer, chains }: DatabaseConfig): readonly Diagnosis[] {
  const isOff = [indexer.archive, ...chains.map((chain) => chain.indexer?.archive)].includes("off")
  if (!isOff) return []
  return [
    databaseDiagnosis.note(
      "the archive of node responses is off for some chain",
      "Rebuilding and repairing ask the node for every block again; indexer.archive: all keeps them.",
    ),
  ]
}

async function examineServer(
  location: Extract<StoreLocation, { kind: "postgres" }>,
  { workers, chains, node }: Pick<Config, "workers" | "chains" | "node">,
): Promise<readonly Diagnosis[]> {
  const { readServerFacts } = await import("@serac/store")
  const where = redactUrl(location.url)
  const facts = await readServerFacts(location).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  )
  if (typeof facts === "string")
    return [
      databaseDiagnosis.problem(
        `${where}: ${facts}`,
        "Start the server, or correct the URL, user and password of store (--store).",
      ),
    ]
  if (facts === undefined) return []
  const needed = connectionsPerProcess * (workers + 1) + chains.length + (node.length > 0 ? 3 : 0)
  const free = facts.maxConnections - facts.connections
  const found: Diagnosis[] = []
  if (facts.versionNumber < oldestVersion)
    found.push(databaseDiagnosis.problem(`PostgreSQL ${facts.version} is too old`, "Use PostgreSQL 15 or newer."))
  if (facts.encoding !== "UTF8")
    found.push(
      databaseDiagnosis.problem(`the database's encoding is ${facts.encoding}`, "Create it with ENCODING 'UTF8'."),
    )
  if (facts.isStandby)
    found.push(
      databaseDiagnosis.problem(
        "the server of store is a standby, which cannot be written",
        "Name the primary in store, the standby in storeReplica.",
      ),
    )
  if (!facts.mayCreate)
    found.push(
      databaseDiagnosis.problem("this role may not create the schema serac", "GRANT CREATE ON DATABASE to it."),
    )
  if (needed > free)
    found.push(
      databaseDiagnosis.warning(
        `serac opens up to ${needed} connections and the server has ${free} of ${facts.maxConnections} free`,
        "Raise max_connections, or lower workers or pool_max in the URL.",
      ),
    )
  if (facts.sharedBuffers <= smallBuffers)
    found.push(
      databaseDiagnosis.note(
        `shared_buffers is ${byteCount(facts.sharedBuffers)}, the default`,
        "Set it to a quarter of the server's memory for a chain of millions of transactions.",
      ),
    )
  if (facts.maxWalSize <= smallWal)
    found.push(
      databaseDiagnosis.note(
        `max_wal_size is ${byteCount(facts.maxWalSize)}, the default`,
        "Set it to 4 GB or more, so that backfill makes fewer checkpoints.",
      ),
    )
  return [databaseDiagnosis.ok(`PostgreSQL ${facts.version} at ${where}`), ...found]
}
