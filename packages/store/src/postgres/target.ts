import { partitionBlocks } from "../schema/partitions.ts"
import { storeSettings } from "../settings.ts"
import { type PostgresSettings, parseSettings } from "./settings.ts"

/** A PostgreSQL database from the operator's URL. */
export interface PostgresTarget {
  /** For the driver; contains the password. */
  readonly url: string
  /** The URL's session settings. */
  readonly settings: PostgresSettings
  /** Time limit for connecting, in milliseconds. In the URL it is in seconds, as for PostgreSQL's own clients. */
  readonly connectTimeout: number
  /** Time limit for a reading statement, in milliseconds. */
  readonly readTimeout: number
  /** The maximum number of connections of each pool. */
  readonly poolMax: number
  /** Blocks per new partition. */
  readonly partitionBlocks: number
  /** For messages: host, port and database, without secrets. */
  readonly name: string
}

const usualConnectTimeout = 4
/** The store's own parameters, which are not passed to the driver. */
const seracParameters = ["options", "connect_timeout", "pool_max", "partition_blocks"] as const
const usualPoolMax = 4

/** Parses a URL. Throws an Error that does not contain the URL, which may contain a password. */
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

/** A parameter's whole number from 1 on, or the default. */
function countOf({ searchParams }: URL, name: string, usual: number): number {
  const text = searchParams.get(name)
  if (text === null) return usual
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new Error(`${name} in the PostgreSQL URL must be a whole number from 1 to 999999999, and is "${text}"`)
}
