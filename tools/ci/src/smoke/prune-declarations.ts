import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"

/** An import by relative path in a declaration. */
const ownType = /(?:\bfrom |\bimport |\bimport\()"(\.{1,2}\/[^"]+)"/g

/**
 * Deletes the declarations below a folder that no user can reach: those of the modules that only other modules of the package import.
 *
 * @param entries the declarations of the package's entries, below the folder
 */
export function pruneDeclarations(folder: string, entries: readonly string[]): void {
  const reached = new Set<string>()
  const waiting = entries.map((entry) => join(folder, entry))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !existsSync(path)) continue
    reached.add(path)
    for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(ownType))
      waiting.push(join(dirname(path), specifier.replace(/(?:\.d)?\.[jt]s$/, ".d.ts")))
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, file)
    if (file.endsWith(".d.ts") && !reached.has(path)) rmSync(path)
  }
}
