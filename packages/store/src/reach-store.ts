import type { StoreLocation } from "./location.ts"

/**
 * Resolves when the server of a location answers; a directory is always there. It costs a connection and opens nothing, for who
 * waits for a store.
 *
 * Throws {@link StoreConnectionError} when the server cannot be reached or takes no connections.
 *
 * @example
 * ```ts
 * import { reachStore } from "@serac/store"
 *
 * await reachStore({ kind: "sqlite", directory: "./serac-data" })
 * ```
 */
export async function reachStore(location: StoreLocation): Promise<void> {
  if (location.kind === "sqlite") return
  const { reachPostgres } = await import("./postgres/index.ts")
  await reachPostgres(location)
}
