import type { StoreLocation } from "./location.ts"

/**
 * Resolves when the server of a location accepts a connection; at once for a directory. It opens one connection and no store, for
 * callers that wait for a store.
 *
 * Throws {@link StoreConnectionError} when the server cannot be reached or accepts no connections.
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
