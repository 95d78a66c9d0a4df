import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"

const folder = fileURLToPath(new URL("./", import.meta.url))

/** The folder with the databases that software of a version of the schema wrote: a data directory, `postgres.sql`, and what they say. */
export const goldenOf = (version: number): string => `${folder}version-${version}`

/** What is of the time at which a store was filled, made the same each time: whoever makes a golden database anew sees what differs. */
export const timeless: Readonly<Record<"chain" | "network", string>> = {
  chain: "UPDATE evm_change SET sequence = ordinal, changed_at = 1700000100",
  network: "UPDATE primary_change SET sequence = ordinal, changed_at = 1700000100",
}

/** The versions of which there are golden databases. */
export const goldenVersions: readonly number[] = readdirSync(folder).flatMap((name) => {
  const version = /^version-(\d+)$/.exec(name)?.[1]
  return version === undefined ? [] : [Number(version)]
})
