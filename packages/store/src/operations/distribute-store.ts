import type { StoreLocation } from "../location.ts"
import type { Distribution } from "./distribution-layout.ts"
import type { OperationOptions } from "./progress.ts"

/**
 * Reports how a PostgreSQL store is laid out. Changes nothing.
 *
 * Throws {@link StoreVersionError} if the database does not have Citus, and an Error for another kind of store or without one.
 *
 * @example
 * ```ts
 * import { readDistribution } from "@serac/store"
 *
 * const { tables } = await readDistribution({ kind: "postgres", url: "postgres://serac@127.0.0.1/serac" })
 * console.log(tables.filter(({ isDistributed }) => !isDistributed))
 * ```
 */
export async function readDistribution(location: StoreLocation): Promise<Distribution> {
  const { readPostgresDistribution, target } = await postgres(location)
  return readPostgresDistribution(target)
}

/**
 * Distributes the tables of a PostgreSQL store that are not distributed yet, by chain or network; rows move with them. Can be repeated,
 * which goes on after an interruption. Resolves to the new layout.
 *
 * Throws {@link StoreVersionError} if the database does not have Citus, or while an indexer writes.
 *
 * @example
 * ```ts
 * import { distributeStore } from "@serac/store"
 *
 * await distributeStore({ kind: "postgres", url: "postgres://serac@127.0.0.1/serac" })
 * ```
 */
export async function distributeStore(location: StoreLocation, options: OperationOptions = {}): Promise<Distribution> {
  const { distributePostgres, target } = await postgres(location)
  return distributePostgres(target, options)
}

async function postgres(location: StoreLocation) {
  if (location.kind === "sqlite")
    throw new Error("Only a PostgreSQL store can be distributed; this one is a folder of SQLite files.")
  const [distribution, { postgresTarget }] = await Promise.all([
    import("./postgres/distribution.ts"),
    import("../postgres/target.ts"),
  ])
  return { ...distribution, target: postgresTarget(location.url) }
}
