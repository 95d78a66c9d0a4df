import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { Cluster } from "@serac/kits/postgres"
import type { StoreLocation } from "@serac/store"
import { reservePort } from "../ports.ts"

/** The store of a run. */
export interface ChaosStore {
  readonly location: StoreLocation
  /** The data directory of `serac`. */
  readonly directory: string
  /** The flags with which `serac` uses the store. */
  readonly flags: readonly string[]
  /** The store's own PostgreSQL server; absent for SQLite. */
  readonly cluster?: Cluster
  stop(): Promise<void>
}

/**
 * Makes an empty store.
 *
 * @param folder - the folder of the whole store
 * @param disk - an empty folder on a separate disk for the files of the database; default a part of `folder`
 */
export async function makeStore(kind: StoreLocation["kind"], folder: string, disk?: string): Promise<ChaosStore> {
  const directory = kind === "sqlite" && disk !== undefined ? disk : join(folder, "data")
  await mkdir(directory, { recursive: true })
  const flags = ["--data-directory", directory]
  if (kind === "sqlite") return { location: { kind, directory }, directory, flags, stop: async () => {} }
  const cluster = await Cluster.create({
    port: await reservePort(),
    ...(disk === undefined ? {} : { folder: disk }),
    // Small settings, so that the database fits on a small disk.
    settings: { max_wal_size: "64MB", min_wal_size: "32MB", shared_buffers: "16MB" },
  })
  const { url } = cluster
  return { location: { kind, url }, directory, flags: [...flags, "--store", url], cluster, stop: () => cluster.stop() }
}
