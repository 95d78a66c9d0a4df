/** A PostgreSQL database as an operator names it. */
export interface Target {
  /** For the driver; holds the password. */
  readonly url: string
  /** What the URL says about settings of the server's sessions. */
  readonly options: string
  /** How long to wait for a connection, in milliseconds. The URL says it in seconds, as for PostgreSQL's own clients. */
  readonly connectTimeout: number
  /** For people: host, port and database, and nothing secret. */
  readonly name: string
}

const usualConnectTimeout = 10

/** Throws an Error that does not repeat the URL, which may hold a password. */
export function targetOf(url: string): Target {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new Error(
      "The store's location is no PostgreSQL URL. It looks like postgres://user:password@host:5432/database",
    )
  }
  const parsed = new URL(url)
  const host = parsed.hostname || parsed.searchParams.get("host") || "localhost"
  const database = parsed.pathname.slice(1) || parsed.username || "the user's database"
  const options = parsed.searchParams.get("options") ?? ""
  const connectTimeout = Number(parsed.searchParams.get("connect_timeout")) || usualConnectTimeout
  parsed.searchParams.delete("options")
  parsed.searchParams.delete("connect_timeout")
  return {
    url: parsed.href,
    options,
    connectTimeout: connectTimeout * 1000,
    name: `${decodeURIComponent(host)}:${parsed.port || "5432"}/${decodeURIComponent(database)}`,
  }
}
