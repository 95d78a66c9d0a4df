import { type CitusDatabase, createCitusDatabase } from "@serac/kits/postgres"
import { distributeStore, openStore, type StoreLocation } from "@serac/store"

/** A store in a database of a cluster. */
export interface CitusStore extends CitusDatabase {
  readonly location: StoreLocation
}

/** Makes an empty store whose tables are distributed. */
export async function makeDistributedStore(coordinator: string): Promise<CitusStore> {
  const made = await makeCitusStore(coordinator)
  await distributeStore(made.location)
  return made
}

/** Makes an empty store whose tables are all on the coordinator. */
export async function makeCitusStore(coordinator: string): Promise<CitusStore> {
  const database = await createCitusDatabase(coordinator)
  const location: StoreLocation = { kind: "postgres", url: database.url }
  const store = await openStore(location)
  await store.close()
  return { ...database, location }
}

/** IDs of chains whose rows are on a worker: one in each of its shards, in their order. */
export async function chainsOn({ query }: CitusDatabase, port: number): Promise<readonly number[]> {
  const rows = await query<{ id: number }>(
    `SELECT min(id) AS id FROM generate_series(43117, 44116) AS id JOIN pg_dist_shard_placement
        ON shardid = get_shard_id_for_distribution_column('serac.evm_block', id::int8)
      WHERE nodeport = $1 GROUP BY shardid ORDER BY shardid`,
    [port],
  )
  return rows.map(({ id }) => id)
}
