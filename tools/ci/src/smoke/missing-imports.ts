import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"

/** A module's imports by relative path. */
const ownImport = /(?:^(?:import|export) (?:[^"';]*? from )?|\bimport\()"(\.{1,2}\/[^"]+)"/gm

/** The missing modules, by path below a folder of compiled modules, that other modules in it import. */
export function missingImports(folder: string): readonly string[] {
  const missing = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue
    const path = join(folder, file)
    for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(ownImport)) {
      const imported = join(dirname(path), specifier)
      // Files above the folder, such as package.json, are not compiled into it.
      const place = relative(folder, imported)
      if (!place.startsWith("..") && !existsSync(imported)) missing.add(place)
    }
  }
  return [...missing].sort()
}
