/** A PostgreSQL database as an operator names it. */
export interface Target {
  /** For the driver; holds the password. */
  readonly url: string
  /** What the URL says about settings of the server's sessions. */
  readonly options: string
  /** For people: host, port and database, and nothing secret. */
  readonly name: string
}

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
  parsed.searchParams.delete("options")
  return {
    url: parsed.href,
    options,
    name: `${decodeURIComponent(host)}:${parsed.port || "5432"}/${decodeURIComponent(database)}`,
  }
}
