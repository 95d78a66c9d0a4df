import type { StoreLocation } from "./location.ts"
import type { ServerFacts } from "./postgres/server-facts.ts"

export type { ServerFacts }

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
