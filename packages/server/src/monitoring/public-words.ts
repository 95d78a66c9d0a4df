import { isIP } from "node:net"
import type { ChainDefinition, NetworkDefinition, Store } from "@serac/store"
import { hideNodeUrls, nodeUrlsOf } from "./node-urls.ts"
import { TooLateError } from "./within.ts"

/** What strangers must not read in what they are told. */
export interface Hidden {
  /** URLs of nodes: see {@link hideNodeUrls}. */
  readonly nodeUrls: readonly string[]
  /** The folder of the data. Default: there is none, since the data is in a database server. */
  readonly directory?: string
}

/** What strangers must not read of a store, and of the nodes of these chains and networks. */
export function hiddenFrom(
  { location }: Pick<Store, "location">,
  chains: readonly Pick<ChainDefinition, "rpcUrls" | "wsUrl">[],
  networks: readonly Pick<NetworkDefinition, "nodeUrls">[] = [],
): Hidden {
  const nodeUrls = nodeUrlsOf(chains, networks)
  return location.kind === "sqlite" ? { nodeUrls, directory: location.directory } : { nodeUrls }
}

/** What errors of a store say of a database server, and what strangers are told: names of hosts, databases and users are an operator's. */
const databaseWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/PostgreSQL at \S+ has no room left.*/s, "the database has no room left"],
  [/PostgreSQL at \S+: .*/s, "the database cannot be reached"],
  [/PostgreSQL at \S*\w/g, "the database"],
]

/** An address of IPv4 or IPv6, with or without a port. */
const addressLike = /[0-9A-Fa-f.:]*(?:\.|:[0-9A-Fa-f]*:)[0-9A-Fa-f.:]*[0-9A-Fa-f]/g

/** Takes names of hosts, addresses, databases and folders out of texts that strangers read. */
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

/** By the code of a store's error. */
const faults: Readonly<Record<string, string>> = {
  STORE_CONNECTION: "the database cannot be reached",
  STORE_CLOSED: "it is closed",
  STORE_VERSION: "it is of another version",
  STATEMENT_TIMEOUT: "it takes too long",
  DISK_FULL: "it has no room left",
  DISK_FAILED: "its disk fails",
}

/** Why a store cannot be read, for strangers; undefined where there is nothing to tell them. Logs have the error. */
export function publicStoreFault(error: unknown): string | undefined {
  if (error instanceof TooLateError) return error.message
  return faults[String((Object(error) as { readonly code?: unknown }).code)]
}
