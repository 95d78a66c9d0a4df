import { readdir } from "node:fs/promises"
import { join } from "node:path"

/** Where the store keeps what, under its directory. */
export const files = {
  meta: (directory: string) => join(directory, "meta.sqlite"),
  chains: (directory: string) => join(directory, "chains"),
  chain: (directory: string, chainId: string) => join(directory, "chains", `${chainId}.sqlite`),
  /** Never opened but by SQLite: to close it by other means in the same process would drop the lock. */
  lock: (directory: string, chainId: string) => join(directory, "chains", `${chainId}.lock`),
} as const

/** Chains that have a file, as decimal digits. */
export async function chainIdsIn(directory: string): Promise<readonly string[]> {
  const names = await readdir(files.chains(directory))
  return names.flatMap((name) => /^(\d+)\.sqlite$/.exec(name)?.[1] ?? [])
}
