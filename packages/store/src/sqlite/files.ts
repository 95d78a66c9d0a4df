import { readdir } from "node:fs/promises"
import { join } from "node:path"
import type { Part } from "../engine.ts"

/** The files of a store in its directory. */
export const databaseFiles = {
  meta: (directory: string) => join(directory, "meta.sqlite"),
  parts: (directory: string, scope: Part["scope"]) => join(directory, `${scope}s`),
  part: (directory: string, { scope, id }: Part) => join(directory, `${scope}s`, `${id}.sqlite`),
  /** Exists while a restore swaps files: the directory then holds neither the old store nor the new one. */
  restoring: (directory: string) => join(directory, "restoring"),
  /** Opened only by SQLite: closing it by other means in the same process would drop the lock. */
  lock: (directory: string, { scope, id }: Part) => join(directory, `${scope}s`, `${id}.lock`),
} as const

/** Parts of a scope that have a file, as decimal digits. */
export async function idsIn(directory: string, scope: Part["scope"]): Promise<readonly string[]> {
  const names = await readdir(databaseFiles.parts(directory, scope)).catch((error: NodeJS.ErrnoException) => {
    // A copy of a directory may lack an empty folder.
    if (error.code === "ENOENT") return []
    throw error
  })
  return names.flatMap((name) => /^(\d+)\.sqlite$/.exec(name)?.[1] ?? [])
}
