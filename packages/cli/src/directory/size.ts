import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"

/** The size of a folder with all subfolders in bytes; 0 if it does not exist. */
export async function directorySize(directory: string): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => [])
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        // A file may disappear meanwhile, such as a write-ahead log.
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
