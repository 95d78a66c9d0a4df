import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, relative, sep } from "node:path"

/** A package that is built into another one. */
export interface EmbeddedPackage {
  readonly name: string
  /** The folder of its compiled modules. */
  readonly folder: string
  /** The compiled module of each entry, `.` or `./name`, below the folder. */
  readonly entries: Readonly<Record<string, string>>
}

/** The imports of Serac packages in a compiled module or its declarations. */
const namedImport = /(\bfrom |\bimport |\bimport\()"(@serac\/[^"]+)"/g

/**
 * Replaces imports of embedded packages, which cannot be installed, by their paths, in compiled modules and declarations
 * below a folder.
 *
 * @throws Error if a module imports an entry that an embedded package does not have
 */
export function embedPackages(folder: string, packages: readonly EmbeddedPackage[]): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|d\.ts)$/.test(file)) continue
    const path = join(folder, file)
    const text = readFileSync(path, "utf8")
    const embedding = text.replace(namedImport, (whole, keyword: string, specifier: string) => {
      const found = packages.find(({ name }) => `${specifier}/`.startsWith(`${name}/`))
      if (found === undefined) return whole
      const entry = found.entries[`.${specifier.slice(found.name.length)}`]
      if (entry === undefined) throw new Error(`${file} imports ${specifier}, which is no entry of ${found.name}`)
      const target = relative(dirname(path), join(found.folder, entry)).split(sep).join("/")
      return `${keyword}"${target.startsWith(".") ? target : `./${target}`}"`
    })
    if (embedding !== text) writeFileSync(path, embedding)
  }
}
