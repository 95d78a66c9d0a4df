import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { exportsOf, type Modules } from "./exports.ts"

const modules: Modules = {
  read: (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined),
  resolve(from, specifier) {
    if (specifier.startsWith(".")) return join(dirname(from), specifier)
    // Within the workspace, the entries of a package resolve to its sources.
    return createRequire(from).resolve(specifier)
  },
}

/** The names that a client package exports from its main entry, including hand-written ones, in alphabetical order. */
export function packageExports(folder: string): readonly string[] {
  return [...exportsOf(modules, join(folder, "src/index.ts")).keys()].sort()
}
