import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

export interface OutputDifference {
  /** Relative to the root. */
  readonly path: string
  readonly kind: "missing" | "changed" | "left over"
}

/**
 * The differences between a working tree and the expected files.
 *
 * @param outputs texts by path from the root
 * @param folders folders, from the root, that must contain no other files
 */
export function outputDifferences(
  root: string,
  outputs: ReadonlyMap<string, string>,
  folders: readonly string[],
): readonly OutputDifference[] {
  const found: OutputDifference[] = []
  for (const [path, text] of outputs) {
    const file = join(root, path)
    if (!existsSync(file)) found.push({ path, kind: "missing" })
    else if (readFileSync(file, "utf8") !== text) found.push({ path, kind: "changed" })
  }
  for (const folder of folders)
    for (const path of filesIn(root, folder)) if (!outputs.has(path)) found.push({ path, kind: "left over" })
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function filesIn(root: string, folder: string): readonly string[] {
  const start = join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}
