import { partitionBlocks } from "../schema/partitions.ts"
import { storeSettings } from "../settings.ts"
import { type PostgresSettings, parseSettings } from "./settings.ts"

/** A PostgreSQL database as an operator names it. */
export interface PostgresTarget {
  /** For the driver; holds the password. */
  readonly url: string
  /** What the URL says about settings of the server's sessions. */
  readonly settings: PostgresSettings
  /** How long to wait for a connection, in milliseconds. The URL says it in seconds, as for PostgreSQL's own clients. */
  readonly connectTimeout: number
  /** How long a statement that reads may take, in milliseconds. */
  readonly readTimeout: number
  /** How many connections there are at most of each kind of which there are several. */
  readonly poolMax: number
  /** How many blocks a new partition has. */
  readonly partitionBlocks: number
  /** For people: host, port and database, and nothing secret. */
  readonly name: string
}

const usualConnectTimeout = 4
/** The store's own parameters, which are not for the driver. */
const seracParameters = ["options", "connect_timeout", "pool_max", "partition_blocks"] as const
const usualPoolMax = 4

/** Throws an Error that does not repeat the URL, which may hold a password. */
export function postgresTarget(url: string, readTimeout: number = storeSettings.queryTimeout.default): PostgresTarget {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new Error(
      "The store's location is no PostgreSQL URL. It looks like postgres://user:password@host:5432/database",
    )
  }
  const parsed = new URL(url)
  const host = parsed.hostname || parsed.searchParams.get("host") || "localhost"
  const database = parsed.pathname.slice(1) || parsed.username || "the user's database"
  const settings = parseSettings(parsed.searchParams.get("options") ?? "")
  const connectTimeout = Number(parsed.searchParams.get("connect_timeout")) || usualConnectTimeout
  const counts = {
    poolMax: countOf(parsed, "pool_max", usualPoolMax),
    partitionBlocks: countOf(parsed, "partition_blocks", partitionBlocks),
  }
  for (const name of seracParameters) parsed.searchParams.delete(name)
  return {
    url: parsed.href,
    settings,
    connectTimeout: connectTimeout * 1000,
    readTimeout,
    ...counts,
    name: `${decodeURIComponent(host)}:${parsed.port || "5432"}/${decodeURIComponent(database)}`,
  }
}

/** A whole number from 1 that a parameter says, or what is usual. */
function countOf({ searchParams }: URL, name: string, usual: number): number {
  const text = searchParams.get(name)
  if (text === null) return usual
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} in the PostgreSQL URL must be a whole number from 1 to 999999999, and is "${text}"`)
}
