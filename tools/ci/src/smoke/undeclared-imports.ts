import { readdirSync, readFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { join } from "node:path"

/** A module's import of a package. */
const packageImport = /(?:^(?:import|export) (?:[^"';]*? from )?|\bimport\()"([@a-z][^":]*)"/gm

/**
 * The packages that compiled modules below a folder import and that a manifest does not name, as `file imports package`: an
 * installation would lack them.
 *
 * @param declared the names of the dependencies and peer dependencies, and of the package itself
 */
export function undeclaredImports(folder: string, declared: readonly string[]): readonly string[] {
  const found: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue
    for (const [, specifier = ""] of readFileSync(join(folder, file), "utf8").matchAll(packageImport)) {
      const [name = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? []
      if (!isBuiltin(specifier) && !declared.includes(name)) found.push(`${file} imports ${name}`)
    }
  }
  return found.sort()
}
