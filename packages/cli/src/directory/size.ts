import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"

/** Bytes in a folder and all below it; 0 where there is none. */
export async function directorySize(directory: string): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        // A file can go while this looks: a write-ahead log at its end.
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
