import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { OutputDifference } from "./difference.ts"

/** Writes missing and changed files, and removes obsolete ones. */
export function apply(root: string, outputs: ReadonlyMap<string, string>, found: readonly OutputDifference[]): void {
  for (const { path, kind } of found) {
    const file = join(root, path)
    if (kind === "left over") {
      rmSync(file)
      removeIfEmpty(dirname(file))
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, outputs.get(path) ?? "")
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // The folder contains other files.
  }
}
