import { globSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Graph } from "./graph.ts"
import { type ModuleImport, moduleImports } from "./module-imports.ts"

/** The imports of each module, by the module's path below a folder. */
export type Imports = ReadonlyMap<string, readonly ModuleImport[]>

/** The imports of the TypeScript modules, with and without JSX, that patterns below a folder match. */
export function readImports(folder: string, patterns: readonly string[]): Imports {
  const files = globSync(patterns, { cwd: folder, exclude: ["**/node_modules", "**/fixtures"] })
  return new Map(files.sort().map((file) => [file, moduleImports(join(folder, file))]))
}

/** The graph of imports by path, without imports by package name. */
export function importGraph(imports: Imports): Graph {
  return new Map([...imports].map(([file, all]) => [file, importedPaths(file, all)]))
}

/** The paths that a module imports, below the folder that its own path is below. */
export const importedPaths = (file: string, imports: readonly ModuleImport[]): readonly string[] =>
  imports.filter(({ specifier }) => specifier.startsWith(".")).map(({ specifier }) => join(dirname(file), specifier))
