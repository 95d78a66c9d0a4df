import type { StoreLocation } from "./location.ts"

/** Facts about a PostgreSQL server that decide whether and how well it serves a store. Sizes are bytes. */
export interface ServerFacts {
  /** Such as `17.2`. */
  readonly version: string
  /** Such as 170002. */
  readonly versionNumber: number
  /** Encoding of the database, such as `UTF8`. */
  readonly encoding: string
  /** Whether the server is a standby, which no writer can use. */
  readonly isStandby: boolean
  readonly maxConnections: number
  /** Connections that are open now. */
  readonly connections: number
  readonly sharedBuffers: number
  readonly maxWalSize: number
  readonly maxLocksPerTransaction: number
  /** Whether this role may create the store's schema in the database. */
  readonly mayCreate: boolean
}

/**
 * Reads facts about the PostgreSQL server of a location; it creates and changes nothing. Undefined for a directory.
 *
 * Throws {@link StoreConnectionError} when the server cannot be reached, {@link StoreVersionError} when a pooler before it cannot be used.
 *
 * @example
 * ```ts
 * import { readServerFacts } from "@serac/store"
 *
 * const facts = await readServerFacts({ kind: "postgres", url: "postgres://127.0.0.1/serac" })
 * console.log(facts?.version, facts?.maxConnections)
 * ```
 */
export async function readServerFacts(location: StoreLocation): Promise<ServerFacts | undefined> {
  if (location.kind === "sqlite") return undefined
  const { readPostgresFacts } = await import("./postgres/index.ts")
  return readPostgresFacts(location)
}
