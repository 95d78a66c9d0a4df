import { isIP } from "node:net"
import type { ChainDefinition, NetworkDefinition, Store } from "@serac/store"
import { hideNodeUrls, nodeUrlsOf } from "./node-urls.ts"
import { TooLateError } from "./within.ts"

/** Private values that texts for the public must not contain. */
export interface Hidden {
  /** URLs of nodes: see {@link hideNodeUrls}. */
  readonly nodeUrls: readonly string[]
  /** The data directory. Default none, for data in a database server. */
  readonly directory?: string
}

/** The private values of a store, and of the nodes of these chains and networks. */
export function hiddenFrom(
  { location }: Pick<Store, "location">,
  chains: readonly Pick<ChainDefinition, "rpcUrls" | "wsUrl">[],
  networks: readonly Pick<NetworkDefinition, "nodeUrls">[] = [],
): Hidden {
  const nodeUrls = nodeUrlsOf(chains, networks)
  return location.kind === "sqlite" ? { nodeUrls, directory: location.directory } : { nodeUrls }
}

/** Errors of a database server and their public texts: names of hosts, databases and users are private. */
const databaseWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/PostgreSQL at \S+ has no room left.*/s, "the database has no room left"],
  [/PostgreSQL at \S+: .*/s, "the database cannot be reached"],
  [/PostgreSQL at \S*\w/g, "the database"],
]

/** An IPv4 or IPv6 address, with or without a port. */
const addressLike = /[0-9A-Fa-f.:]*(?:\.|:[0-9A-Fa-f]*:)[0-9A-Fa-f.:]*[0-9A-Fa-f]/g

/** Removes names of hosts, addresses, databases and directories from texts for the public. */
export function publicWords({ nodeUrls, directory }: Hidden): (text: string) => string {
  const hideUrls = hideNodeUrls(nodeUrls)
  return (text) => {
    const withoutDatabase = databaseWords.reduce((told, [pattern, words]) => told.replace(pattern, words), text)
    const withoutFolder = directory === undefined ? withoutDatabase : withoutDatabase.replaceAll(directory, "…")
    return hideUrls(withoutFolder).replace(addressLike, (part) => (isIpAddress(part) ? "…" : part))
  }
}

function isIpAddress(text: string): boolean {
  return isIP(text) !== 0 || isIP(text.replace(/:\d+$/, "")) !== 0
}

/** Public texts by the code of a store's error. */
const faults: Readonly<Record<string, string>> = {
  STORE_CONNECTION: "the database cannot be reached",
  STORE_CLOSED: "it is closed",
  STORE_VERSION: "it is of another version",
  STATEMENT_TIMEOUT: "it takes too long",
  DISK_FULL: "it has no room left",
  DISK_FAILED: "its disk fails",
}

/** The public reason why a store cannot be read; undefined for other errors. Logs have the error. */
export function publicStoreFault(error: unknown): string | undefined {
  if (error instanceof TooLateError) return error.message
  return faults[String((Object(error) as { readonly code?: unknown }).code)]
}
