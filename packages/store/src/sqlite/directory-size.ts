import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"

/** Bytes of a directory's files. */
export async function directorySize(directory: string): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map((file) =>
      // A file can disappear during the scan: a write-ahead log when its last connection closes.
      stat(join(file.parentPath, file.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
